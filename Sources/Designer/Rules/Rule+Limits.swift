internal import FormLayout
internal import JSON

extension Rule {
  /// What an answer must be like.
  static let limits: [Rule] = lengths + [range, itemCount] + formats + datesAndFiles

  static func isText(_ component: Component) -> Bool {
    ["TextField", "TextEditor", "SecureField"].contains(component.type)
      && !["number", "integer"].contains(component.input)
  }

  private static func isNumber(_ component: Component) -> Bool {
    ["Stepper", "Slider", "Rating"].contains(component.type)
      || ["number", "integer"].contains(component.input)
  }

  // MARK: Length

  private static let lengths: [Rule] = [
    Rule(
      "limit the message to 500 characters",
      [
        "limit|restrict|cap|shorten {T} to|at [a_maximum_of|at_most|max] {N} <characters>",
        "{T} <must> [<only>] [be|have|contain|allow|take|accept] [<only>] <atmost> {N} <characters> [long]",
        "{T} can|may [<only>] [be|have|contain|allow|take|hold] <atmost> {N} <characters> [long]",
        "{T} can|may|must|should not be longer|more than {N} <characters> [long]",
        "{T} can|may|must|should not have|exceed|contain [more_than|over] {N} <characters>",
        "{T} [,] <atmost> {N} <characters> [long]", "{T} : <atmost> {N} <characters>",
        "{T} {N} <characters> max|maximum|at_most|at_the_most|tops",
        "[a|the] maximum|max length of {N} <characters> for|on|in {T}",
        "<set> [the] maximum|max length of|for|on {T} to {N} [<characters>]",
        "[the] maximum|max length of {T} <must> [be] {N} [<characters>]",
        "[the] maximum|max length of|for {T} : {N} [<characters>]",
        "<add> [a] [maximum|max|length|character] [length|limit] of {N} <characters> to|for|on {T}",
        "<atmost> {N} <characters> for|in {T}",
        "no|nothing longer than {N} <characters> in|for {T}",
        "nobody writes|may_write|can_write|should_write more than {N} <characters> about|in|for {T}",
        "{T} <must> not be longer than {N} <characters>",
        "{T} <must> be shorter than {N2} <characters>",
        "{T} allows|takes|accepts <atmost> {N} <characters>",
        "{T} has [a] [maximum] limit of {N} <characters>",
        "<people> can|may|must write|type|enter <atmost> {N} <characters> in|into|for {T}",
        "no {T} <must> be longer than {N} <characters>",
        "allow <atmost> {N} <characters> in|for {T}",
      ],
      apply: { captures, draft in
        let count = captures["N"].first?.whole ?? captures["N2"].first?.whole.map { $0 - 1 }
        return draft.limiting(captures["T"], [("maxLength", count)]) {
          "\($0) may have at most \($1) characters now."
        }
      }),
    Rule(
      "password must be at least 12 characters",
      [
        "{T} <must> [be|have|contain] <atleast> {N} <characters> [long]",
        "{T} <must> not be shorter than {N} <characters>",
        "{T} [,] <atleast> {N} <characters> [long]", "{T} : <atleast> {N} <characters>",
        "{T} {N} <characters> min|minimum|at_least",
        "<set> [the] minimum|min length of|for|on {T} to {N} [<characters>]",
        "[the] minimum|min length of {T} <must> [be] {N} [<characters>]",
        "[the] minimum|min length of|for {T} : {N} [<characters>]",
        "<atleast> {N} <characters> for|in {T}",
        "[a|the] minimum|min length of {N} <characters> for|on {T}",
        "<make> {T} [be] <atleast> {N} <characters> [long]",
        "<make> {T} {N} <characters> or more|longer",
        "{T} <must> [be|have] {N} <characters> or more|longer",
        "require <atleast> {N} <characters> for|in {T}",
        "{T} needs [<atleast>] {N} <characters> or_more", "{T} needs <atleast> {N} <characters>",
        "{T} can|may not be shorter than {N} <characters>",
        "<people> must write|type|enter <atleast> {N} <characters> in|into|for {T}",
        "{T} <must> be longer than {N2} <characters>",
        "<set> [a|the] minimum|min length of {N} [<characters>] for|on {T}",
        "require {T} to [be|have] <atleast> {N} <characters> [long]",
      ],
      apply: { captures, draft in
        let count = captures["N"].first?.whole ?? captures["N2"].first?.whole.map { $0 + 1 }
        return draft.limiting(captures["T"], [("minLength", count)]) {
          "\($0) must have at least \($1) characters now."
        }
      }),
    Rule(
      "nickname must have between 3 and 20 characters",
      [
        "{T} <must> [be|have|contain] [between|from] {N} and|to|- {N2} <characters> [long]",
        "{T} can|may [<only>] [be|have|contain] [between|from] {N} and|to|- {N2} <characters> [long]",
        "{T} [,|:] [between] {N} to|-|and {N2} <characters>",
        "limit {T} to [between] {N} and|to|- {N2} <characters>",
      ],
      apply: { captures, draft in
        draft.limiting(
          captures["T"],
          [("minLength", captures["N"].first?.whole), ("maxLength", captures["N2"].first?.whole)]
        ) { names, _ in
          "\(names) must have \(captures["N"].first?.text ?? "") to \(captures["N2"].first?.text ?? "") characters now."
        }
      }),
    Rule(
      "the code must have exactly 6 characters",
      [
        "{T} <must> [be|have|contain] [exactly|precisely] {N} <characters> [long]",
        "{T} [,|:] exactly {N} <characters>", "exactly {N} <characters> for|in {T}",
      ],
      apply: { captures, draft in
        draft.limiting(
          captures["T"],
          [("minLength", captures["N"].first?.whole), ("maxLength", captures["N"].first?.whole)]
        ) {
          "\($0) must have exactly \($1) characters now."
        }
      }),
  ]

  // MARK: Numbers

  private static let range = Rule(
    "age must be between 18 and 99",
    [
      "{T} <must> [be|lie] between|from {N} and|to|- {N2} [years_old|years|kg|cm]",
      "{T} can|may [<only>] be between|from {N} and|to|- {N2}",
      "{T} [,|:] [between|from] {N} and|to|- {N2}",
      "{T} [<must>] ranges|range|goes|go from {N} to {N2}",
      "limit|restrict {T} to [between|from] {N} and|to|- {N2}",
      "<set> [the] range of|for {T} to {N} to|-|and {N2}", "allow {T} from {N} to {N2}",
      "{T} can|may|must|should not be more|higher|greater|larger|bigger|above|over [than] {N2} [years_old|years|kg|cm|euros|stars]",
      "{T} <must> [be] <atmost> {N2} [years_old|years|kg|cm|euros|stars]",
      "{T} can|may be <atmost> {N2}",
      "<set> [the] maximum|max|upper_limit|highest_value|biggest_value [value] of|for|in|on {T} to|: {N2}",
      "[the] maximum|max [value] of|for {T} <must> [be] {N2}",
      "{T} <must> not be|exceed [more|higher|greater|above|over|larger] [than] {N2}",
      "{T} <must> be {N2} or less|lower|fewer", "limit|cap|restrict {T} to|at [<atmost>] {N2}",
      "{T} [,|:] <atmost> {N2}", "{T} goes up to {N2}", "{T} <must> [only] go up to {N2}",
      "{T} <must> not go above|over {N2}", "no {T} above|over {N2}", "{T} can|may not exceed {N2}",
      "maximum|max {N2} for {T}", "{T} maximum|max {N2}",
      "{T} can|may|must|should not be less|lower|smaller|fewer|below|under [than] {N} [years_old|years|kg|cm|euros]",
      "{T} <must> [be] <atleast> {N} [years_old|years|kg|cm|euros]",
      "<set> [the] minimum|min|lower_limit|lowest_value|smallest_value [value] of|for|in|on {T} to|: {N}",
      "[the] minimum|min [value] of|for {T} <must> [be] {N}",
      "{T} <must> be {N} or more|higher|greater", "{T} [,|:] <atleast> {N}",
      "{T} <must> start|starts|begin at|with {N}", "{T} <must> not go below|under {N}",
      "minimum|min {N} for {T}", "{T} minimum|min {N}",
      "<set> [the] maximum|max of|for {T} to {N2} [stars]", "{T} <must> [have|go_up_to] {N2} stars",
      "make {T} {N2} stars", "{T} [<must>] [be] out_of {N2}", "make {T} [go] from {N} to {N2}",
    ],
    apply: { captures, draft in
      guard captures["T"].first?.key != "no" else { return nil }
      switch draft.targets(captures["T"], which: isNumber, are: "a number") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        var props: [PropertyChange] = []
        for (slot, name) in [("N", "minimum"), ("N2", "maximum")] {
          guard let token = captures[slot].first, let value = token.value else { continue }
          props.append(
            .number(name, value == value.rounded() ? JSONNumber(Int(value)) : JSONNumber(value)))
        }
        guard draft.isOrdered(found, props) else {
          return .cannot("The least value would be above the greatest")
        }
        return draft.setting(found, props) { names, _ in
          "\(names) takes \(props.map { "\($0.name) \($0.number ?? 0)" }.joined(separator: " and ")) now."
        }
      }
    })

  private static let itemCount = Rule(
    "allow up to 12 passengers",
    [
      "allow [<people>] [to_have|to_add] <atmost> {N2} {T}",
      "{T} <must> [be|have] <atmost> {N2} [items|entries|choices|options|answers]",
      "<people> can|may|should [add|choose|pick|select|tick|enter|have|name|upload] <atmost> {N2} {T}",
      "limit|restrict {T} to [<atmost>] {N2} [items|entries|choices|options|answers|things]",
      "<atmost> {N2} {T}", "no more than {N2} {T}",
      "<people> can|may|should <only> [add|choose|pick|select|tick] {N2} {T}",
      "<set> [the] maximum|max [number] [of] {T} to {N2}",
      "[the] maximum|max number of {T} <must> be {N2}",
      "<atmost> {N2} {T} <must> be allowed|possible",
      "<people> can|may|should pick|choose|select|tick [<atmost>] {N2} things|options|answers|choices|of_them [<atmost>] [for|in|of|from|that] [they] {T}",
      "<people> can|may|should pick|choose|select|tick <atmost> {N2} [things|options|answers|choices] for|in|of|from|that [they] {T}",
      "there can|may be <atmost> {N2} {T}", "{T} [,|:] <atmost> {N2}", "{T} [,|:] <atleast> {N}",
      "<atmost> {N2} answers|choices|options for|in {T}",
      "allow|require <atleast> {N} {T}",
      "{T} <must> [be|have] <atleast> {N} [items|entries|choices|options|answers]",
      "<people> must|should|have_to|need_to [add|choose|pick|select|tick|enter|have|name] <atleast> {N} {T}",
      "<atleast> {N} {T}", "<people> can <only> book for {N} or more {T}",
      "there must|have_to|should be <atleast> {N} {T}",
      "<people> must|should|have_to|need_to pick|choose|select|tick <atleast> {N} [things|options|answers|choices] for|in|of|from|that [they] {T}",
      "<set> [the] minimum|min [number] [of] {T} to {N}", "require {N} or more {T}",
      "<atleast> {N} answers|choices|options for|in {T}",
      "<people> can <only> book|order|register|come|travel|reserve [for] {N} or more {T}",
    ],
    apply: { captures, draft in
      let isList: (Component) -> Bool = { $0.type == "Repeat" || $0.isMultiple }
      var named = draft.targets(captures["T"], which: isList, are: "a list")
      let lists = draft.reading.components.filter { $0.component.type == "Repeat" }
      let people: Set<String> = ["people", "persons", "travellers", "guests", "of", "them"]
      if lists.count == 1, people.isSuperset(of: captures["T"].map(\.key)) {
        named = .success(lists)
      }
      switch named {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1 else { return nil }
        let (name, count) =
          captures.has("N2")
          ? ("maxItems", captures["N2"].first?.whole) : ("minItems", captures["N"].first?.whole)
        guard let count, (0...1_000).contains(count) else { return nil }
        let other = found[0].component[name == "maxItems" ? "minItems" : "maxItems"]?.intValue
        if let other, name == "maxItems" ? count < other : count > other {
          return .cannot("The fewest would be more than the most")
        }
        return draft.setting(found, [.number(name, JSONNumber(count))]) { names, _ in
          "\(names) takes at \(name == "maxItems" ? "most" : "least") \(count) now."
        }
      }
    })
}
