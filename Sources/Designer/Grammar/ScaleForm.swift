internal import FormLayout
internal import JSON

/// Reads statements that are all answered on one scale: `rate these on a Likert scale: …; …`.
struct ScaleForm {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
  }

  /// The questions of the message, in a new form or at the end of this one; `nil` for none.
  func read() -> Outcome? {
    let tokens = Clauses.body(draft.message.tokens[...])
    guard let colon = tokens.firstIndex(where: { $0.isOne(of: [":"]) }),
      colon - tokens.startIndex <= 24, let options = ScalePhrase.options(tokens[..<colon])
    else { return nil }
    let fields = statements(tokens[(colon + 1)...]).map { label in
      NewField(
        type: "Picker", label: label,
        props: [.text("appearance", "radio"), .list("options", options)], isTyped: true)
    }
    guard !fields.isEmpty else { return nil }
    guard draft.form.components.isEmpty else {
      guard tokens.first?.isOne(of: ["add", "insert", "append", "include", "ask"]) ?? false else {
        return nil
      }
      return draft.adding(fields, at: PlacePhrase(place: Edit.Place(), words: "at the end"))
    }
    let opening = Creation.withoutOpening(tokens[..<colon])
    let stop = opening.firstIndex { $0.isOne(of: ["with", "where", "that", "of", "asking", "on"]) }
    guard let head = FormHead.read(opening[..<(stop ?? opening.endIndex)]) else { return nil }
    return FormDraft(draft, clears: false).outcome(
      title: head.title(draft.message), kind: head.kind, fields: fields, source: head.fields)
  }

  /// The statements of a list: apart by lines or semicolons, else by commas.
  private func statements(_ tokens: ArraySlice<Token>) -> [String] {
    let marks: Set<String> =
      tokens.contains { $0.isOne(of: [";", "\n"]) } ? [";", "\n"] : [",", "."]
    return tokens.split { $0.isOne(of: marks) }.compactMap { part -> String? in
      var part = part.drop { $0.isOne(of: ["-", "*", "and", ","]) }
      while let last = part.last, last.isOne(of: [".", ",", "and"]) { part = part.dropLast() }
      return part.isEmpty ? nil : Words.capitalised(draft.text(part))
    }
  }
}
