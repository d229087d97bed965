internal import Testing

@testable internal import Terminal

@Suite struct SecretLineTests {
  private func read(_ keys: [Key]) -> [ConsoleInput?] {
    var line = SecretLine()
    return keys.map { line.take($0) }
  }

  @Test func `keys become a line`() {
    let keys: [Key] = [
      .character("a"), .character("b"), .control(0x7F), .left, .character("c"), .enter,
    ]
    #expect(read(keys).last == .line("ac"))
    #expect(read([.character("a"), .control(0x15), .character("b"), .enter]).last == .line("b"))
    #expect(read([.enter]).last == .line(""))
  }

  @Test func `of a paste only the first line is taken`() {
    #expect(read([.paste(Array("one\r\ntwo".utf8)), .enter]).last == .line("one"))
  }

  @Test func `one spelling is one secret`() {
    #expect(read([.character("e"), .character("\u{301}"), .enter]).last == .line("\u{E9}"))
  }

  @Test func `the usual keys end it`() {
    #expect(read([.character("a"), .interrupt]).last == .interrupted)
    #expect(read([.endOfInput]) == [.end])
    #expect(read([.character("a"), .endOfInput]).last == .some(nil))
  }
}
