internal import FormLayout
internal import JSON

extension Draft {
  /// Whether a wish says `first` or the like beside a choice and its field.
  func isFirst(outside captures: Captures) -> Bool {
    let taken = (Array(captures["O"]) + Array(captures["T"])).map(\.range)
    return clause.contains {
      $0.isOne(of: ["first", "top", "start", "beginning", "front"]) && !taken.contains($0.range)
    }
  }

  /// Whether words that should describe something new speak of the form or of nothing.
  func isAbout(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first else { return true }
    let keys = tokens.map(\.key)
    if [
      "it", "this", "that", "them", "something", "anything", "option", "options", "everything",
      "more",
    ].contains(first.key), first.kind != .quoted {
      return true
    }
    if keys.contains(where: { ["placeholder", "help"].contains($0) }), tokens.count < 3 {
      return true
    }
    return tokens.contains { $0.isOne(of: ["form", "survey", "forms"]) }
  }

  /// Whether a wish for something means new fields: `put a star next to it` need not.
  func isMeantAsNew(_ fields: [NewField]) -> Bool {
    let plain: Set<String> = [
      "add", "insert", "append", "include", "ask", "create", "also", "and", "would", "another",
    ]
    if clause.contains(where: { $0.isOne(of: plain) }) { return true }
    return fields.allSatisfy {
      $0.isTyped || $0.isNamed || $0.name != nil || $0.type != "TextField"
    }
  }

  /// A heading in few words: of `somebody to call as a reference`, the last.
  func heading(_ tokens: ArraySlice<Token>) -> String? {
    if tokens.count == 1, tokens.first?.kind == .quoted { return tokens.first?.text }
    var body = tokens
    if tokens.count > 4, let place = tokens.lastIndex(where: { $0.key == "as" }) {
      body = tokens[(place + 1)...].drop { $0.isOne(of: ["a", "an", "the"]) }
    }
    guard (1...(body.count < tokens.count ? 1 : 4)).contains(body.count),
      body.allSatisfy({ $0.kind == .word })
    else { return nil }
    return Words.capitalised(text(body))
  }

  /// Adds components and says so.
  func adding(_ fields: [NewField], at place: PlacePhrase) -> Outcome? {
    guard
      !fields.contains(where: {
        $0.isBare && ($0.isField || ["Button", "Text", "Link", "Section"].contains($0.type))
          && $0.label.isEmpty
      })
    else { return nil }
    var adder = Adder(self)
    adder.add(fields, at: place.place)
    let names = adder.ids.indices.map { index -> String in
      let field = fields[index]
      return field.label.isEmpty ? Self.article(field) : "'\(field.label)'"
    }
    return .done(adder.edits, "I added \(Sentence.list(names)) \(place.words).", focus: adder.ids)
  }

  private static func article(_ field: NewField) -> String {
    field.type == "Image" ? "the image '\(field.name ?? "image")'" : "a \(field.type.lowercased())"
  }
}
