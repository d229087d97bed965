internal import Testing

@testable import formchat

@Suite struct ReplyStreamTests {
  private let reply = """
    {"message":"Two \\"fields\\".","ops":[{"op":"add","in":"","after":"","nodes":[{"type":"TextField",\
    "id":"phone","label":"Phone","props":[]}]},{"op":"dance"},{"op":"remove","ids":["fax"]}]}
    """

  @Test(arguments: [1, 2, 7, 64, 1_000])
  func `the message and each edit are told once, however the reply is cut`(length: Int) {
    var stream = ReplyStream()
    var words = ""
    var ends = 0
    var lines: [String] = []
    for start in stride(from: 0, to: reply.count, by: length) {
      let addition = stream.take(String(reply.dropFirst(start).prefix(length)))
      words += addition.words
      ends += addition.endsMessage ? 1 : 0
      lines += addition.announcements
    }
    #expect(words == "Two \"fields\".")
    #expect(ends == 1)
    #expect(lines == ["+ phone  TextField  Phone", "- fax"])
    #expect(stream.content == reply)
  }
}
