internal import FormLayout
internal import JSON

extension Rule {
  /// What an answer must be like.
  static let limits: [Rule] = lengths + [notNegative, range, itemCount] + formats + datesAndFiles

  static func isText(_ component: Component) -> Bool {
    ["TextField", "TextEditor", "SecureField"].contains(component.type)
      && !["number", "integer"].contains(component.input)
  }

  private static func isNumber(_ component: Component) -> Bool {
    ["Stepper", "Slider", "Rating"].contains(component.type)
      || ["number", "integer"].contains(component.input)
  }

  private static let notNegative = Rule(
    "the salary can't be negative",
    [
      "{T} can|may|must|should not be negative|below_zero|less_than_zero|under_zero",
      "{T} <must> be non_negative|not_negative|zero_or_more", "no negative {T}",
    ],
    apply: { captures, draft in
      draft.setting(captures["T"], which: isNumber, are: "a number", [.number("minimum", 0)]) {
        names, _ in "\(names) takes 0 or more now."
      }
    })

  private static let range = Rule(
    "age must be between 18 and 99",
    [
      "{T} <must> [be|lie] between|from {N} and|to|- {N2} [years_old|years|kg|cm]",
      "{T} can|may [<only>] be between|from {N} and|to|- {N2}",
      "{T} [,|:] [between|from] {N} and|to|- {N2}",
      "{T} not over|above|more_than|higher_than|greater_than {N2} [years_old|years|kg|cm|euros]",
      "{T} not under|below|less_than|lower_than {N} [years_old|years|kg|cm|euros]",
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
      guard captures["T"].first?.key != "no", !draft.meansDefault(captures) else { return nil }
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
      "<people> must|should|have_to|need_to pick|choose|select|tick <atleast> {N} things [they] {T}",
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
      "[allow] [between|from] {N} to|and|- {N2} {T}", "{T} [,|:] [between|from] {N} to|and|- {N2}",
      "{T} <must> be between {N} and {N2}",
      "<people> must|should|can|may [add|choose|pick|select|tick|enter|have|name] [between|from] {N} to|and|- {N2} {T}",
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
        if captures.has("N"), captures.has("N2") {
          return draft.counting(found[0], captures["N"].first?.whole, captures["N2"].first?.whole)
        }
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
