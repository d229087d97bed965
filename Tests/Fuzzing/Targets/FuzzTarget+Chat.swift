internal import Chat
internal import FormLayout
internal import JSON

extension FuzzTarget {
  /// A reply is refused in words, or its edits are applied whole or not at all.
  static let reply = FuzzTarget(
    "reply",
    seeds: [
      #"""
      {"message":"m","ops":[{"op":"set","ids":["a"],"props":[{"text":"label","v":"L"},
      {"number":"rules.minLength","v":3},{"flag":"required","v":true},{"list":"options","v":["a=A"]}]},
      {"op":"add","in":"","after":"a","nodes":[{"type":"TextField","id":"n","label":"N","props":[]}]},
      {"op":"move","ids":["n"],"in":"","after":"^"},{"op":"rename","id":"n","to":"m"},
      {"op":"remove","ids":["m"]},{"op":"undo","count":1}]}
      """#
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "components": [["type": "TextField", "id": "a", "label": "A"]],
    ])
    let decoded = ReplyDecoder.decode(text) { (try? LayoutFormat.read($0))?.form }
    guard case .success(let reply) = decoded else { return }
    guard case .applied(let applied) = form.applying(reply.edits) else { return }
    let again = Form(json: applied.form.json.objectValue ?? [:])
    precondition(again.json == applied.form.json, "an edited form is read as another one")
  }

  /// The bytes of an answer mean the same however they are split: the first says how.
  static let eventStream = FuzzTarget(
    "event-stream",
    seeds: [
      "\u{3}data: {\"object\":\"chat.completion.chunk\",\"model\":\"m\",\"choices\":[{\"index\":0,"
        + "\"delta\":{\"content\":\"a\"},\"finish_reason\":null}]}\n\n: comment\r\ndata: [DONE]\n\n",
      "\u{1}{\"object\":\"chat.completion\",\"choices\":[{\"message\":{\"content\":\"a\"}}]}",
    ]
  ) { bytes in
    guard let size = bytes.first, size > 0 else { return }
    let body = Array(bytes.dropFirst())
    let pieces = stride(from: 0, to: body.count, by: Int(size)).map {
      Array(body[$0..<min($0 + Int(size), body.count)])
    }
    let type = "text/event-stream"
    precondition(
      content(of: [body], type) == content(of: pieces, type), "a split changes an answer")
  }

  private static func content(of pieces: [[UInt8]], _ type: String) -> String {
    var decoder = CompletionDecoder(contentType: type)
    do throws(CompletionDecoder.Fault) {
      var events: [ChatEvent] = []
      for piece in pieces { try decoder.push(piece, into: &events) }
      try decoder.finish(into: &events)
      return decoder.assembly.content
    } catch {
      return "refused"
    }
  }

  /// A transcript is refused with its line, or printed and read again as the same.
  static let transcript = FuzzTarget(
    "transcript",
    seeds: [
      #"""
      {"event":"session","version":1,"id":"s","created":"2026-11-30T04:27:12Z","program":"0.1.0","service":"none","prompt":"1","screen":{"width":80,"plain":false,"ascii":false}}
      {"event":"command","line":"/add TextField Name"}
      {"event":"message","id":"m1","sender":"me","content":"a form","dateCreated":"2026-11-30T04:27:31Z"}

      """#
    ]
  ) { bytes in
    guard let transcript = try? Transcript(parsing: bytes) else { return }
    let text = Transcript.text([.session(transcript.header)] + transcript.events)
    let again = try? Transcript(parsing: Array(text.utf8))
    precondition(again?.events == transcript.events, "a transcript is read as another one")
  }
}
