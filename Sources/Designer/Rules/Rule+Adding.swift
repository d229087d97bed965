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
      "[also] offer|allow|accept {O} as [a|an|another] {T}",
      "{T} <must> [also] have|offer|include [the|an|a] <option> {O}",
      "<add> [the|an|a|another] [new] <option>|<options> [called|named|:] {O}",
      "{O} too|as_well",
    ]
      + placed("first|at_the_top|at_the_start|at_the_beginning|on_top|at_the_front")
      + placed("last|at_the_end|at_the_bottom"),
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
      let isShort = draft.clause.count == captures["O"].count + 1
      if isShort, !draft.areNames(captures["O"]) { return nil }
      let labels = OptionsPhrase.read(captures["O"], draft.message)
      guard !labels.isEmpty else { return nil }
      let place = Edit.Place(
        in: field.component.id, after: draft.isFirst(outside: captures) ? "^" : "")
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
        [.add(nodes: nodes, at: place)],
        "I added \(Sentence.list(new.map { "'\($0)'" })) to \(field.title).",
        focus: [field.component.id])
    })

  /// A choice at an end of the others.
  private static func placed(_ words: String) -> [String] {
    [
      "<add> [the] [<option>] {O} \(words) in|to|of|for|among [the] [<options>] [of] {T}",
      "<add> [the] [<option>] {O} to|in [the] [<options>] [of] {T} \(words)",
    ]
  }

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
      guard let fields = draft.fields.read(captures["F"]),
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
        let fields = draft.fields.read(captures["F"]),
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
        let fields = draft.fields.read(captures["F"]), fields.count > 1,
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
      // What is there already is not asked for again.
      if let one = draft.find(captures["F"]).one, TargetPhrase(captures["F"]).isExactly(one) {
        return nil
      }
      guard !draft.isAbout(captures["F"]), let fields = draft.fields.read(captures["F"])
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
      "<add> {F} {P} : {X}", "we|i [also] need|want {F} {P} : {X}",
      "stick|squeeze|slip|pop|slot|put|throw|add {F} in {P}", "{P} goes|comes {F}",
      "{F} <must> be added {P}",
      "<add> {F} [too|as_well|also]", "ask [<people>] [also] [for|about] {F} [too|as_well|also]",
      "we|i [also] need|want|require [to_have|to_know|to_ask_for|to_ask|to_collect] {F} [too|as_well|also]",
      "{F} is missing", "also|and {F} [too]", "do not forget {F}", "let <people> <fillin> {F}",
      "we|i would [also] like [to_have|to_know|to_ask_for|to_ask] {F} [too|as_well]",
      "we [also] ask for {F}",
      "<people> <must> [also] be able to <fillin>|upload|choose|pick|rate {F} {P}",
      "<people> <must> [also] be able to <fillin> {F}", "let <people> <fillin> {F} {P}",
      "can|could <people> [also] <fillin> {F} [too|as_well]",
      "{F} would be good|nice|great|useful|helpful|handy|lovely|perfect",
    ],
    apply: { captures, draft in
      let list = captures["F"]
      guard !list.isEmpty, !draft.isAbout(list) else { return nil }
      guard var fields = draft.fields.read(list), draft.isMeantAsNew(fields) else {
        return nil
      }
      if captures.has("X") {
        guard fields.count == 1, fields[0].isBare, let words = draft.words(captures["X"]) else {
          return nil
        }
        fields[0].label = words
        fields[0].isBare = false
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
