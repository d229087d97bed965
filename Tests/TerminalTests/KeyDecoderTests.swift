internal import Testing

@testable internal import Terminal

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", [.character("a")]),
      ("é日🙂", [.character("é"), .character("日"), .character("🙂")]),
      ("\r\n\t", [.enter, .newline, .tab]),
      ("\u{1B}[A\u{1B}OB", [.up, .down]),
      ("\u{1B}[1;5D\u{1B}b", [.wordLeft, .wordLeft]),
      ("\u{1B}[1~\u{1B}OF\u{1B}[3~", [.home, .end, .delete]),
      ("\u{1B}\r\u{1B}\n\u{1B}[13;2u", [.newline, .newline, .newline]),
      ("\u{3}\u{4}\u{1A}\u{1C}", [.interrupt, .endOfInput, .stop, .quit]),
      ("\u{1B}\u{1B}[C", [.right]),
    ] as [(String, [Key])])
  func `known sequences are keys`(bytes: String, keys: [Key]) {
    #expect(decode(Array(bytes.utf8)) == keys)
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[0;10;10M", "\u{1B}[<0;10;10M", "\u{1B}[M !!", "\u{1B}[[A",
    "\u{1B}[?62;22c", "\u{1B}[1;2P", "\u{1B}OP", "\u{1B}x", "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{0}", "\u{11}", "\u{85}", "\u{202E}",
  ])
  func `what is not known leaves nothing behind`(bytes: String) {
    #expect(decode(Array((bytes + "a").utf8)) == [.character("a")])
  }

  @Test(arguments: [
    "é日🙂", "\u{1B}[1;5Dx\u{1B}[15~y", "\u{1B}[200~a\r\nb\u{1B}[31m\u{1B}[201~z",
  ])
  func `pieces of any size give the same keys`(bytes: String) {
    let bytes = Array(bytes.utf8)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in bytes {
      decoder.append([byte])
      while let key = decoder.next() { keys.append(key) }
    }
    #expect(keys == decode(bytes))
  }

  @Test func `a paste is one key whatever it holds`() {
    let keys = decode(Array("\u{1B}[200~one\r\ntwo\u{3}\u{1B}[A\u{1B}[201~\r".utf8))
    #expect(keys == [.paste(Array("one\r\ntwo\u{3}\u{1B}[A".utf8)), .enter])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], [.character("\u{FFFD}"), .character("a")]),
      ([0xE6, 0x97, 0x61], [.character("\u{FFFD}"), .character("a")]),
      ([0xF4, 0x90, 0x80, 0x80], [.character("\u{FFFD}")]),
      ([0xED, 0xA0, 0x80, 0x61], [.character("\u{FFFD}"), .character("a")]),
    ] as [([UInt8], [Key])])
  func `bytes that are no character are replaced`(bytes: [UInt8], keys: [Key]) {
    #expect(decode(bytes) == keys)
  }

  @Test(arguments: [([0x1B], true), ([0x1B, 0x5B, 0x31], false)] as [([UInt8], Bool)])
  func `an escape that nothing follows is the escape key, or nothing`(
    _ bytes: [UInt8], _ isKey: Bool
  ) {
    var decoder = KeyDecoder()
    decoder.append(bytes)
    #expect(decoder.next() == nil)
    #expect(decoder.hasOpenEscape)
    #expect(decoder.dropOpenEscape() == isKey)
    decoder.append([0x62])
    #expect(decoder.next() == .character("b"))
  }

  @Test func `Ctrl-X means something only with the key after it`() {
    #expect(decode([0x18, 0x05]) == [.compose])
    #expect(decode([0x18, 0x61]) == [.character("a")])
    #expect(decode([0x18]) == [])
    #expect(decode([0x12, 0x13, 0x07]) == [.searchOlder, .searchNewer, .cancelSearch])
  }

  private func decode(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    decoder.append(bytes)
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }
}
