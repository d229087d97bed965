import JSON

extension Quirk {
  /// How events are framed.
  package static let framing: [Quirk] = [
    Quirk(
      1, "comments first", stream("\(pings):x\ndata: \(text)\n\ndata: \(stop)\n\ndata: [DONE]\n\n"),
      gives: good, isProper: true),
    Quirk(
      2, "records without data",
      stream(
        "id: 1\ndata: \(text)\n\n: ping\n\nretry: 3000\n\ndata:\n\ndata: \(stop)\n\ndata: [DONE]\n\n"
      ),
      gives: good),
    Quirk(
      4, "no space", stream("data:\(text)\n\ndata:\(stop)\n\ndata:[DONE]\n\n"), gives: good,
      isProper: true),
    Quirk(5, "a last line feed alone", stream("data: \(text)\n\ndata: \(stop)\n"), gives: good),
    Quirk(5, "no last line feed", stream("data: \(text)\n\ndata: \(stop)"), gives: good),
    Quirk(
      6, "CR LF", stream("data: \(text)\r\n\r\ndata: \(stop)\r\n\r\ndata: [DONE]\r\n\r\n"),
      gives: good, isProper: true),
    Quirk(
      6, "mixed", stream("data: \(text)\n\r\ndata: \(stop)\n\r\ndata: [DONE]\n\r\n"), gives: good),
    Quirk(
      6, "CR", stream("data: \(text)\r\rdata: \(stop)\r\rdata: [DONE]\r\r"), gives: good,
      isProper: true),
    Quirk(
      7, "characters of many bytes", stream("data: \(text)\n\ndata: \(stop)\n\n"), gives: good,
      isProper: true),
  ]

  private static func stream(_ text: String) -> ScriptedReply { .stream([text]) }

  private static let pings = String(repeating: ": OPENROUTER PROCESSING\n\n", count: 5)
}
