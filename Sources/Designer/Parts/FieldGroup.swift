internal import FormLayout
internal import JSON

/// People or things that each answer the same: `travellers, each with a name and an age`.
enum FieldGroup {
  /// The list of items that some words describe; `nil` where they describe none.
  static func read(_ tokens: ArraySlice<Token>, _ phrase: FieldPhrase) -> NewField? {
    guard mayName(tokens) else { return nil }
    for (patterns, isExplicit) in forms {
      for pattern in patterns {
        var result: NewField?
        let isRead = PatternMatcher.matches(pattern, tokens) { captures in
          result = group(captures["X"], captures["F"], phrase, isExplicit: isExplicit)
          return result != nil
        }
        if isRead { return result }
      }
    }
    return nil
  }

  /// Whether some words may name a list of items.
  static func mayName(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { $0.isOne(of: signs) || known[$0.key] != nil && $0.kind == .word }
  }

  private static let signs: Set<String> = [
    "each", "per", "repeat", "repeating", "repeatable", "several", "multiple", "many",
  ]

  /// The ways to say it, and whether the words themselves say that there is one for each.
  private static let forms: [([Pattern], Bool)] = [
    (
      [
        "{X} ( {F} each )", "{X} ( each [with|having|:] {F} )",
        "{X} [,] each [of_them] [with|having|giving|gives|has|needs] {F}",
        "{X} [,] with|: {F} each|for_each|for_each_of_them|for_each_one|per_person",
        "{X} [,] for each [of_them|one|person] [:] {F}", "for each {X} [:|,] {F}",
        "[a|an] repeating|repeatable|repeat [group|section|list|part] [of|for|called] {X} [:|with|,] {F}",
      ].map { Pattern($0) }, true
    ),
    (
      [
        "[a|the] list|group of {X} with|: {F}", "[a|the] list|group of {X} ( {F} )",
        "several|multiple|any_number_of|many {X} with|: {F}",
        "as many {X} as <people> like|want|need|wish [,|:|with] [with] {F}",
        "{X} with|: {F}", "{X} ( {F} )", "{X} ( with {F} )",
        "as many {X} as <people> like|want|need|wish", "[a|the] list of {X}",
        "several|multiple|any_number_of|many {X}", "one or more {X}",
        "{X} , as many as <people> like|want|need", "{X}",
      ].map { Pattern($0) }, false
    ),
  ]

  private static func group(
    _ words: ArraySlice<Token>, _ list: ArraySlice<Token>, _ phrase: FieldPhrase, isExplicit: Bool
  ) -> NewField? {
    let name = words.drop { $0.isOne(of: ["the", "all", "their", "our", "a"]) }
    guard (1...3).contains(name.count), name.allSatisfy({ $0.kind == .word }),
      let single = single(name)
    else { return nil }
    let usual = known[name.map(\.key).joined(separator: " ")]
    var fields: [NewField]
    if list.isEmpty {
      guard let usual else { return nil }
      fields = FieldList(Message(usual)).read(Message(usual).tokens[...]) ?? []
    } else {
      guard let read = FieldList(phrase.message).read(list) else { return nil }
      let isClear = read.allSatisfy { $0.name != nil || $0.isTyped }
      guard isExplicit || usual != nil && isClear else { return nil }
      fields = read
    }
    guard !fields.isEmpty, fields.allSatisfy({ $0.isField && !$0.label.isEmpty }) else {
      return nil
    }
    for index in fields.indices {
      fields[index].name = single + " " + (fields[index].name ?? fields[index].label)
    }
    var item = NewField(type: "Item", label: single)
    item.children = fields
    var group = NewField(type: "Repeat", label: Words.capitalised(phrase.message.text(of: name)))
    group.isTyped = true
    group.set(.number("minItems", 1))
    group.children = [item]
    return group
  }

  /// What one of many is called; `nil` where the words do not name many.
  private static func single(_ words: ArraySlice<Token>) -> String? {
    guard let last = words.last else { return nil }
    let before = words.dropLast().map(\.text)
    let one: String
    if let known = ["children": "child", "people": "person", "kids": "kid"][last.key] {
      one = known
    } else if last.key.hasSuffix("ies"), last.key.count > 4 {
      one = last.text.dropLast(3) + "y"
    } else if last.key.hasSuffix("s"), last.key.count > 3, !last.key.hasSuffix("ss") {
      one = String(last.text.dropLast())
    } else {
      return nil
    }
    return Words.capitalised((before + [one]).joined(separator: " "))
  }

  /// Those that a form asks for one by one, and what it asks each.
  private static let known: [String: String] = {
    var table: [String: String] = [:]
    for (names, fields) in [
      ("travellers,travelers,passengers", "first name, last name, date of birth"),
      ("participants,attendees", "name, email"), ("children,kids", "first name, date of birth"),
      ("family members,dependants,dependents", "name, date of birth"),
      ("team members,players", "name"), ("pets", "name"),
    ] {
      for name in names.split(separator: ",") { table[String(name)] = fields }
    }
    return table
  }()
}
