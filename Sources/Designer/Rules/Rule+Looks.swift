internal import FormLayout
internal import JSON

extension Rule {
  static let looks: [Rule] = [stack, styleOfTarget, formStyle, styleProperty, roundCorners, style]

  /// The stack that everything stands in.
  private static let stack = Rule(
    "put everything into a vertical stack with spacing 16",
    [
      "put|arrange|lay_out|stack|use|place|have [all_of_it|everything|it|all] [in|into] a vertical stack|layout [(] [vstack] [)] [,] with|, {S}",
      "[all] [of_it|everything|it] [is] stacked vertically [,] [with] {S}",
      "use a vstack [,] with|, {S}",
      "put|arrange [everything|all_of_it|it] in|into a vstack with {S}",
    ],
    apply: { captures, draft in draft.stylingForm(captures["S"]) })

  private static let formStyle = Rule(
    "set the spacing to 20",
    [
      "<set> [the] background [colour|color] [of] [the] [form|page|screen|whole_form] to|:|be|= {L}",
      "[the] background [colour|color] [of] [the] [form|page|screen] <must> [be] {L}",
      "[use] [a|an] {L} background [for_the_form|please|for_the_page|for_everything|everywhere]",
      "background [colour|color] : {L}",
      "make|paint|colour|color|turn [the] background [of] [the] [form|page] {L}",
      "use {L} as|for [the] background", "make|paint|colour|turn the form|page {L}",
      "give [it|the_form|the_page] [a|an] {L} background", "background {L}",
    ],
    apply: { captures, draft in
      guard let colour = ColourPhrase.read(captures["L"]) else { return nil }
      return .done(
        [.set(ids: ["form"], props: [.text("backgroundColor", colour)])],
        "The form's background is \(colour) now.", focus: [])
    })

  private static let styleOfTarget = Rule(
    "set the height of the logo to 120",
    [
      "<set> [the] {X} of|for|on {T} to|:|at|= {S}", "[the] {X} of|for {T} <must> [be] {S}",
      "<set> {T} 's {X} to|at {S}", "<set> {T} {X} to {S}", "{T} {X} : {S}",
      "give {T} [a|an] {X} of {S}", "[the] {X} of {T} : {S}",
    ],
    apply: { captures, draft in
      let property = captures["X"].map(\.key).joined(separator: " ")
      guard styleWords.contains(property) else { return nil }
      let joined = Array(captures["X"]) + Array(captures["S"])
      let phrase = TargetPhrase(captures["T"])
      if phrase.isWholeForm
        || ["page", "whole form", "screen"].contains(phrase.keys.joined(separator: " "))
        || phrase.keys == ["the", "page"]
      {
        return draft.stylingForm(joined[...])
      }
      return draft.styling(captures["T"], joined[...])
    })

  private static let styleWords: Set<String> = [
    "height", "width", "padding", "spacing", "corner radius", "radius", "background",
    "background colour", "background color", "text colour",
    "text color", "colour", "color", "font", "font size", "border colour", "border color", "border",
    "border width", "rounded corners", "gap", "font colour", "font color", "foreground color",
    "foreground colour",
  ]

  private static let styleProperty = Rule(
    "set the padding of the form to 24",
    [
      "<set> [the] {W} [of] [the] [form] to|:|=|at {S}", "[the] {W} <must> [be] {S}",
      "use [a] {W} of {S}", "{W} {S}", "{W} : {S}",
      "<set> [the] {W} between [the] fields|elements|components|everything to {S}",
      "{N} [px|points|pt|pixels] [of] space|spacing|room|gap|air between [the] {X}",
      "{S} around|for the [whole|entire] form|page",
      "[more|some|a_bit_more] air|room|space around the [whole|entire] form|page [,|:] {S}",
      "{N} [px|points|pt] {W}", "give [it|the_form] [a] {W} of {S}",
      "increase|decrease|raise|reduce|lower [the] {W} to {S}",
      "[the] {W} between [the] fields|elements|components <must> be {S}",
    ],
    apply: { captures, draft in
      if captures.has("X") {
        guard let number = captures["N"].first?.whole, (0...400).contains(number) else {
          return nil
        }
        return .done(
          [.set(ids: ["form"], props: [.number("spacing", JSONNumber(number))])],
          "The form has spacing \(number) now.", focus: [])
      }
      if !captures.has("W"), captures.has("S") { return draft.stylingForm(captures["S"]) }
      guard let name = captures["W"].first, ["spacing", "padding", "gap"].contains(name.key) else {
        return nil
      }
      return draft.stylingForm(
        (Array(captures["W"]) + Array(captures.has("S") ? captures["S"] : captures["N"]))[...])
    })

  private static let roundCorners = Rule(
    "round the corners of the inputs, 8",
    [
      "round|soften [the] corners|edges of|on|for {T} [,|to|by|with|:|at] [a] [radius] [of] {N} [px|points|pt]",
      "round|soften [the] corners|edges of|on|for {T}",
      "{T} with rounded|round corners|edges [,|of|:] {N}", "{T} with rounded|round corners|edges",
      "round {T} [by|with|to] {N}",
    ],
    apply: { captures, draft in
      let radius = captures["N"].first?.whole ?? 8
      return draft.setting(captures["T"], [.number("cornerRadius", JSONNumber(radius))]) {
        names, count in
        "\(names) \(count == 1 ? "has" : "have") corners of radius \(radius) now."
      }
    })

  private static let style = Rule(
    "make the sign in button green",
    [
      "make|colour|color|paint|turn|set|style|print|write|render {T} [in|to|be] [a] [bit|little|lot] {S}",
      "give {T} [a|an|some] {S}", "{T} <must> [be|have|get] [a|an] {S}", "{T} : {S}", "{T} in {S}",
      "{T} gets|has|have|get|uses|use [a|an] {S}", "{T} <must> use [the|a] {S}",
      "put {T} in|on [a|an] {S}", "<set> {T} to {S}",
      "i want {T} [to_be|in|with] {S}",
      "{T} is too small [to_hit|to_press|to_tap] [,] make it|them {S}", "use [a|an] {S} for|on {T}",
      "<add> [a|an] {S} to {T}", "{T} with [a|an] {S}", "[a|the] {S} {T}",
      "[make|colour|color|paint] {T} [in] {S} [,] except|but_not|apart_from [for] {E}", "{T} {S}",
    ],
    apply: { captures, draft in
      let phrase = TargetPhrase(captures["T"])
      guard !["background", "spacing", "padding", "title"].contains(phrase.keys.last ?? "") else {
        return nil
      }
      return draft.styling(captures["T"], except: captures["E"], captures["S"])
    })
}

extension Draft {
  /// Gives what a phrase names a look; `nil` where the words are no look.
  func styling(
    _ tokens: ArraySlice<Token>, except left: ArraySlice<Token> = [], _ look: ArraySlice<Token>
  ) -> Outcome? {
    guard StylePhrase.mayBe(look) else { return nil }
    let found = left.isEmpty ? find(tokens) : finder.excepting(find(tokens), find(left))
    guard
      StylePhrase.read(look, for: found.all.map(\.component), form: form) != nil
        || found.all.isEmpty && StylePhrase.read(look, for: [], form: form) != nil
    else { return nil }
    if let complaint = found.complaint { return complaint }
    guard let changes = StylePhrase.read(look, for: found.all.map(\.component), form: form) else {
      return nil
    }
    return setting(found.all, changes) { names, count in
      "\(names) \(count == 1 ? "has" : "have") \(Sentence.list(changes.map(Self.spoken))) now."
    }
  }

  /// Gives the form itself a look.
  func stylingForm(_ look: ArraySlice<Token>) -> Outcome? {
    guard let changes = StylePhrase.read(look, for: [], form: form) else { return nil }
    return .done(
      [.set(ids: ["form"], props: changes)],
      "The form has \(Sentence.list(changes.map(Self.spoken))) now.", focus: [])
  }

  static func spoken(_ change: PropertyChange) -> String {
    switch change {
    case .text(let name, let value): "\(Identifier.words(of: name).lowercased()) \(value)"
    case .number(let name, let number): "\(Identifier.words(of: name).lowercased()) \(number.text)"
    case .flag(let name, _), .unset(let name), .list(let name, _), .path(let name, _):
      Identifier.words(of: name).lowercased()
    }
  }
}
