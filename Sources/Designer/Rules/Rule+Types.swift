internal import FormLayout
internal import JSON

extension Rule {
  static let types: [Rule] = [oneChoice, manyChoices, type]

  private static let oneChoice = Rule(
    "let people choose only one of the likes",
    [
      "<people> <must> [be_able_to|<only>] name|choose|pick|select|tick|give [<only>] one [thing|answer|option|choice] [they] {T}",
      "<people> <must> <only> choose|pick|select|name|tick one [thing|answer|option|choice] [for|in|of|from] {T}",
      "<only> one answer|choice|option|selection for|in|of {T}",
      "<only> allow one answer|choice|option|selection for|in {T}",
      "allow <only> one answer|choice|option|selection for|in {T}",
      "{T} <must> [<only>] allow <only> one answer|choice|option|selection",
      "{T} <must> be [a] single choice",
      "<people> can|may <only> choose|pick|select|name one [of] {T}", "make {T} [a] single choice",
    ],
    apply: { captures, draft in
      draft.setting(
        captures["T"], which: { $0.type == "Picker" && $0.isMultiple },
        are: "a question with several answers",
        [
          .unset("multiple"), .text("appearance", "radio"), .unset("minItems"), .unset("maxItems"),
          .unset("defaultValue"),
        ]
      ) { names, _ in "\(names) takes one answer now." }
    })

  private static let manyChoices = Rule(
    "people may pick several languages",
    [
      "[let] <people> [can|may|should|must] [be_able_to] choose|pick|select|tick|name several|multiple|many|more_than_one [of] {T}",
      "[let] <people> [can|may|should|must] [be_able_to] choose|pick|select|tick|name several|multiple|many|more_than_one [things|answers|options|choices] for|in|of|from {T}",
      "allow several|multiple|many|more_than_one [answers|options|choices|selections] for|in {T}",
      "{T} <must> [be] [a] multiple choice|selection", "make {T} [a] multiple choice|selection",
      "{T} <must> allow|take|accept several|multiple|many|more_than_one [answers|options|choices]",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"], which: { $0.type == "Picker" }, are: "a choice") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.allSatisfy({ !$0.component.isMultiple }) else {
          return .answer("\(Found.list(found)) takes several answers already.")
        }
        return draft.turning(
          found,
          into: NewField(
            type: "Picker", label: "",
            props: [.text("appearance", "list"), .flag("multiple", true)]))
      }
    })

  private static let type = Rule(
    "make remember me a checkbox",
    [
      "<set>|convert|transform {T} [to|into|as|be] [a|an|the] {K}", "{T} <mustbe> [a|an] {K}",
      "use [a|an] {K} for|in|on {T} [instead]", "<show> {T} as [a|an] {K}", "{T} as [a|an] {K}",
      "convert|transform|change|turn|make {T} [to|into] [a|an] {K} instead [of] [{X}]",
      "replace {T} with|by [a|an] {K}", "[a|an] {K} for {T} [instead]",
      "{T} : [a|an] {K} [<must>] [do|will_do|suffices]", "use [a|an] {K} instead for {T}",
      "i want {T} [to_be|as] [a|an] {K}", "{T} <must> use [a|an] {K}",
      "{T} <must> be [shown] [as] [a|an] {K} [,] [and] not|instead_of [a|an] {X}",
      "make that|it [a|an] {K}",
    ],
    apply: { captures, draft in
      guard let new = draft.kind(captures["K"]) else { return nil }
      switch draft.targets(captures.has("T") ? captures["T"] : Tokenizer.tokens(Array("it"))[...]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        let fields = found.filter { $0.component.isField }
        guard fields.count == found.count, !fields.isEmpty else { return nil }
        return draft.turning(fields, into: new)
      }
    })
}

extension Draft {
  /// A kind of field with its bounds and choices: `slider from 1 to 10`.
  func kind(_ tokens: ArraySlice<Token>) -> NewField? {
    let body = tokens.drop { $0.isOne(of: ["a", "an", "the"]) }
    if let kind = TypePhrase.whole(body), !kind.isVague {
      return NewField(type: kind.type, label: "", props: kind.props)
    }
    guard let field = FieldPhrase(message: message).read(body), field.isBare, field.isField else {
      return nil
    }
    return field
  }

  /// Changes the type of fields, or their appearance where the type stays.
  func turning(_ fields: [NamedComponent], into new: NewField) -> Outcome? {
    guard new.isField else { return nil }
    var edits: [Edit] = []
    for field in fields {
      switch TypeChange(field.component, into: new).props(
        users: conditionUsers(of: [field.component.id]))
      {
      case .failure(let complaint): return complaint.outcome
      case .success(let props): edits.append(.set(ids: [field.component.id], props: props))
      }
    }
    let ids = fields.map(\.component.id)
    let looks = new.props.first { $0.name == "appearance" || $0.name == "input" }
    var kind = new.type
    if case .text(_, let look)? = looks { kind += " (\(look))" }
    return .done(
      edits, "\(Found.list(fields)) \(Sentence.be(fields.count)) now of type \(kind).", focus: ids)
  }
}
