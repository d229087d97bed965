package import JSON

/// Reads a model's answer, whatever stands around the reply in it.
package enum ReplyDecoder {
  /// The reply in a text, or everything that is wrong with it.
  ///
  /// `readLayout` reads a bare layout of any format; such an answer means: clear, then all of it.
  package static func decode(
    _ text: String, readLayout: (JSONValue) -> Form? = { _ in nil }
  ) -> Result<Reply, Refusal> {
    do {
      let extraction = try JSONExtraction(from: text) { isReply($0) || readLayout($0) != nil }
      let notes = extraction.notes.map { EditNote("the answer had \($0.kind.description)") }
      return decode(extraction.document.value, notes: unique(notes), readLayout: readLayout)
    } catch {
      let help = "answer with one JSON object: {\"message\": \"…\", \"ops\": […]}"
      return .failure(
        Refusal([
          Diagnostic(
            code: EditFault.notJSON.rawValue, severity: .error,
            message: "the answer holds no reply: \(error)", help: help)
        ]))
    }
  }

  private static func isReply(_ value: JSONValue) -> Bool {
    if let elements = value.arrayValue {
      return !elements.isEmpty && elements.allSatisfy { $0["op"] != nil }
    }
    return value["ops"] != nil || value["message"] != nil || value["op"]?.stringValue != nil
  }

  private static func decode(
    _ value: JSONValue, notes: [EditNote], readLayout: (JSONValue) -> Form?
  ) -> Result<Reply, Refusal> {
    guard isReply(value) else {
      guard let form = readLayout(value) else { return .success(Reply(message: "", edits: [])) }
      let note = EditNote("the answer was a whole layout, which takes the place of the form")
      return .success(Reply(message: "", edits: Edit.drafting(form), notes: notes + [note]))
    }
    var notes = notes
    var ops = value["ops"] ?? []
    if value.arrayValue != nil || value["op"] != nil {
      ops = value
    } else {
      for key in value.objectValue?.keys ?? [] where key != "message" && key != "ops" {
        notes.append(EditNote("the reply has no key '\(key)', so it was left out"))
      }
    }
    if let refusal = refusal(ofTooMany: ops) { return .failure(refusal) }
    return Edit.decode(ops).map { decoded in
      Reply(
        message: value["message"]?.stringValue ?? "", edits: decoded.edits,
        notes: unique(notes + decoded.notes))
    }
  }

  /// The most operations and new components of a reply: nobody reads more changes at once.
  package static let mostOperations = 2_000

  private static func refusal(ofTooMany ops: JSONValue) -> Refusal? {
    let count = (ops.arrayValue ?? []).reduce(0) { $0 + 1 + ($1["nodes"]?.arrayValue?.count ?? 0) }
    guard count > mostOperations else { return nil }
    return Refusal([
      Diagnostic(
        code: EditFault.badValue.rawValue, severity: .error, pointer: JSONPointer(["ops"]),
        message:
          "the reply has \(count) operations and new components, and \(mostOperations) are the most",
        help: "do less at once")
    ])
  }

  private static func unique(_ notes: [EditNote]) -> [EditNote] {
    notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
