internal import FormLayout
internal import JSON

extension Rule {
  static let additions: [Rule] = [
    addOption, addKind, addToItems, addSection, addComponents, addMore,
  ]

  private static let addOption = Rule(
    "add option 'Billing' to topic",
    [
      "<add> [the|an|a|another|new|these] [new] <option>|<options> [called|named|:] {O} to|in|for|into [the] [<options>] [of] {T}",
      "<add> {O} to|in|into [the] {T} <options>",
      "<add> [the|an|a] [new] <option> to {T} [called|named|:] {O}",
      "<add> {O} to|in|into [the] <options> of|for|in {T}",
      "<add> {O} as [an|a|another|the] [new|possible|further|additional] <option>|<options> to|for|in|of {T}",
      "<add> {O} to|in|into {T}",
      "{T} <must> [also] have|offer|include|contain|get [the|an|a] [<option>] {O} [too|as_well]",
      "{T} needs [the|an|a] [<option>] {O}",
      "let <people> [also] choose|pick|select {O} in|for {T}", "offer {O} in|for|under {T}",
      "{T} <must> [also] have|offer|include [the|an|a] <option> {O}",
      "<add> [the|an|a|another] [new] <option>|<options> [called|named|:] {O}",
    ],
    apply: { captures, draft in
      guard !captures["O"].contains(where: { $0.isOne(of: ["field", "button", "section"]) }) else {
        return nil
      }
      let found =
        captures.has("T")
        ? draft.find(captures["T"]) : draft.find(Tokenizer.tokens(Array("it"))[...])
      guard let field = found.one, field.component.type == "Picker" else {
        if case .several(let words, let all) = found,
          all.allSatisfy({ $0.component.type == "Picker" })
        {
          return Found.several(words, all).complaint
        }
        return nil
      }
      let labels = OptionsPhrase.read(captures["O"], draft.message)
      let known = Set(field.component.options.map { $0.label.lowercased() })
      let new = labels.filter { !known.contains($0.lowercased()) }
      guard !new.isEmpty else {
        return .cannot("\(field.title) has '\(labels.joined(separator: "', '"))' already")
      }
      var taken = field.component.options.map(\.value)
      let nodes = new.map { label in
        let value = Identifier.unused(Identifier.camelCase(label) ?? "option") {
          taken.contains($0)
        }
        taken.append(value)
        return Edit.Node(type: "Option", id: value, label: label)
      }
      return .done(
        [.add(nodes: nodes, at: Edit.Place(in: field.component.id))],
        "I added \(Sentence.list(new.map { "'\($0)'" })) to \(field.title).",
        focus: [field.component.id])
    })

  /// Something that each item of a list is asked: `adults should leave a phone number too`.
  private static let addToItems = Rule(
    "adults should leave a phone number too",
    [
      "{T} <must> [also] <fillin> [us] {F} [too|as_well|also]",
      "for each|every {T} [we|i] [also] [want|need|would_like] [to_know|to_ask|ask_for|ask] [for] {F}",
      "ask [each|every|all] {T} for {F} [too|as_well|also]",
      "let {T} [also] <fillin>|choose|pick|select {F} [too|as_well]",
      "each|every {T} [also] needs|gets|has {F} [too|as_well]", "<add> {F} to|for each|every {T}",
    ],
    apply: { captures, draft in
      guard let item = draft.finder.container(captures["T"]).one, item.component.type == "Item"
      else { return nil }
      guard let fields = FieldList(draft.message).read(captures["F"]),
        fields.allSatisfy({ !$0.isBare || $0.isField })
      else { return nil }
      return draft.adding(
        fields, at: PlacePhrase(place: Edit.Place(in: item.component.id), words: "to \(item.title)")
      )
    })

  /// One more kind of item of a list.
  private static let addKind = Rule(
    "we need infants as a third kind of passenger: name and birth date",
    [
      "<add>|we_need|we_also_need {X} as a|another|the [new|second|third|fourth|further] kind|type of {T} [:|with|,] {F}",
      "<add> a|another [new|second|third] kind|type of {T} <called> {X} with|: {F}",
    ],
    apply: { captures, draft in
      guard captures["X"].count <= 2, let list = draft.find(captures["T"]).one,
        list.component.type == "Repeat",
        let fields = FieldList(draft.message).read(captures["F"]),
        fields.allSatisfy({ $0.isField && !($0.isBare && $0.label.isEmpty) }),
        let title = draft.words(captures["X"])
      else { return nil }
      let single =
        title.hasSuffix("s") && captures["X"].first?.kind == .word
        ? String(title.dropLast()) : title
      var item = NewField(type: "Item", label: single)
      item.children = fields.map { field in
        var field = field
        field.name = single + " " + (field.name ?? field.label)
        return field
      }
      return draft.adding(
        [item], at: PlacePhrase(place: Edit.Place(in: list.component.id), words: "to \(list.title)")
      )
    })

  /// `we need an emergency contact: name and phone`: fields under a heading of their own.
  private static let addSection = Rule(
    "we need an emergency contact: name and phone",
    [
      "<add> [a|an] [section] [<called>] {X} : {F}",
      "we|i need|want|would_like [also] [a|an] {X} : {F}", "<add> a section <called> {X} with {F}",
      "<add> a section {Q} with {F}",
    ],
    apply: { captures, draft in
      let name = captures.has("Q") ? captures["Q"] : captures["X"]
      guard let title = draft.heading(name),
        let fields = FieldList(draft.message).read(captures["F"]), fields.count > 1,
        fields.allSatisfy({ $0.isField && !($0.isBare && $0.label.isEmpty) })
      else { return nil }
      guard TypePhrase.ending(name.map(\.key)) == nil else { return nil }
      var section = NewField(type: "Section", label: title)
      section.children = fields
      return draft.adding(
        [section],
        at: PlacePhrase(
          place: Edit.Place(),
          words: "with \(Sentence.list(fields.map { "'\($0.label)'" })) at the end"))
    })

  /// A field by its name alone, after `also`.
  private static let addMore = Rule(
    "also how old they are, 18 to 99",
    ["{F} [too|as_well|also|though]"],
    apply: { captures, draft in
      guard let first = draft.message.tokens.first, ["also", "and", "plus"].contains(first.key)
      else { return nil }
      guard !draft.isAbout(captures["F"]), let fields = FieldList(draft.message).read(captures["F"])
      else { return nil }
      return draft.adding(fields, at: PlacePhrase(place: Edit.Place(), words: "at the end"))
    })

  private static let addComponents = Rule(
    "add a phone field after email",
    [
      "<add> {F} {P} [too|as_well|also]", "<add> {F} {P} [,] [and] [make_it] <required>",
      "{P} [,] <add> [also] {F}",
      "{P} [,] we|i [also] need|want {F}", "ask [<people>] [for|about] [also] {F} {P}",
      "<add> {P} {F}", "{P} [,] ask [<people>] [also] for {F}", "{P} [,] there <must> be {F}",
      "{P} goes|comes {F}", "{F} <must> be added {P}",
      "<add> {F} [too|as_well|also]", "ask [<people>] [also] [for|about] {F} [too|as_well|also]",
      "we|i [also] need|want|require [to_have|to_know|to_ask_for|to_ask|to_collect] {F} [too|as_well|also]",
      "{F} is missing", "also|and {F} [too]", "do not forget {F}", "let <people> <fillin> {F}",
      "we|i would [also] like [to_have|to_know|to_ask_for|to_ask] {F} [too|as_well]",
      "we [also] ask for {F}",
      "<people> <must> [also] be able to <fillin>|upload|choose|pick|rate {F} {P}",
      "<people> <must> [also] be able to <fillin> {F}",
    ],
    apply: { captures, draft in
      let list = captures["F"]
      guard !list.isEmpty, !draft.isAbout(list) else { return nil }
      guard var fields = FieldList(draft.message).read(list), draft.isMeantAsNew(fields) else {
        return nil
      }
      if let last = draft.clause.last,
        last.isOne(of: ["required", "mandatory", "obligatory", "compulsory"]),
        captures.has("P"), !captures["P"].contains(where: { $0.range == last.range })
      {
        for index in fields.indices where fields[index].isField {
          fields[index].set(.flag("required", true))
        }
      }
      var place = PlacePhrase(place: Edit.Place(), words: "at the end")
      if captures.has("P") {
        guard
          let reading = PlacePhrase.read(
            captures["P"], draft, forField: fields.allSatisfy(\.isField))
        else { return nil }
        switch reading {
        case .complaint(let outcome): return outcome
        case .place(let found): place = found
        }
      }
      return draft.adding(fields, at: place)
    })
}

extension Draft {
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
    let plain: Set<String> = ["add", "insert", "append", "include", "ask", "create", "also", "and"]
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
