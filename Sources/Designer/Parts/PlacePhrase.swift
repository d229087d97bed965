internal import FormLayout

/// Where something is to go: `after the email`, `at the top`, `in the contact section`.
struct PlacePhrase: Sendable {
  let place: Edit.Place
  /// How it is said back.
  let words: String

  /// What a phrase that means a place comes to.
  enum Reading: Sendable {
    case place(PlacePhrase)
    case complaint(Outcome)
  }

  /// Reads a place; `nil` where the words are none.
  static func read(
    _ tokens: ArraySlice<Token>, _ draft: Draft, forField: Bool, moving: Set<String> = []
  ) -> Reading? {
    var reading: Reading?
    for (patterns, read) in forms {
      for pattern in patterns {
        let isRead = PatternMatcher.matches(pattern, tokens) { captures in
          let result = read(captures, draft, forField, moving)
          if case .place = result { reading = result; return true }
          if reading == nil { reading = result }
          return false
        }
        if isRead { return reading }
      }
    }
    return reading
  }

  private typealias Read = @Sendable (Captures, Draft, Bool, Set<String>) -> Reading?

  private static let forms: [([Pattern], Read)] = [
    (
      [
        Pattern(
          "[at|to|on|in] [the] [very] top|beginning|start|front|first|first_place|first_position [of] [the|this] [form|list]"
        ), Pattern("up to|at the [very] top"),
        Pattern("[all] [the] way up|to_the_top"), Pattern("first [of_all]"),
        Pattern("up [to] [the] top"),
      ],
      { _, draft, forField, moving in .place(top(draft, forField, moving)) }
    ),
    (
      [Pattern("[right] above|before everything|all|it_all [else]"), Pattern("before_all_else")],
      { _, _, _, _ in .place(PlacePhrase(place: Edit.Place(after: "^"), words: "at the top")) }
    ),
    (
      [
        Pattern(
          "[at|to|on|in] [the] [very] end|bottom|last|last_place|last_position [of] [the|this] [form|page|list]"
        ),
        Pattern("last [of_all]"), Pattern("down [to] [the] bottom|end"),
        Pattern("[right] below|after|under everything|all|it_all [else]"),
      ],
      { _, _, _, _ in .place(PlacePhrase(place: Edit.Place(), words: "at the end")) }
    ),
    (
      [Pattern("at|to|on [the] [very] top|beginning|start of {T}"), Pattern("first in {T}")],
      { captures, draft, _, _ in inside(captures["T"], draft, after: "^") }
    ),
    (
      [Pattern("at|to|on [the] [very] end|bottom of {T}"), Pattern("last in {T}")],
      { captures, draft, _, _ in inside(captures["T"], draft, after: "") }
    ),
    (
      [Pattern("between {T} and {T2}"), Pattern("in_between {T} and {T2}")],
      { captures, draft, _, moving in beside(captures["T"], draft, isAfter: true, moving) }
    ),
    (
      [
        Pattern(
          "[right|directly|just|immediately|straight] after|below|under|underneath|beneath|behind|following|next_to {T}"
        ),
        Pattern("so_that_it_comes|so_it_comes [right] after {T}"),
      ],
      { captures, draft, _, moving in beside(captures["T"], draft, isAfter: true, moving) }
    ),
    (
      [
        Pattern(
          "[right|directly|just|immediately|straight] before|above|over|in_front_of|ahead_of|on_top_of {T}"
        )
      ],
      { captures, draft, _, moving in beside(captures["T"], draft, isAfter: false, moving) }
    ),
    (
      [Pattern("in|into|inside|to|under|within|on|onto {T}"), Pattern("for {T}")],
      { captures, draft, _, _ in inside(captures["T"], draft, after: "") }
    ),
  ]

  // MARK: Places

  private static func top(_ draft: Draft, _ forField: Bool, _ moving: Set<String>) -> PlacePhrase {
    let top = draft.form.components.filter { !moving.contains($0.id) }
    let index = top.firstIndex { $0.isField || !$0.children.isEmpty }
    if forField, let index, index > 0 {
      return PlacePhrase(place: Edit.Place(after: top[index - 1].id), words: "at the top")
    }
    return PlacePhrase(place: Edit.Place(after: "^"), words: "at the top")
  }

  private static func inside(
    _ tokens: ArraySlice<Token>, _ draft: Draft, after: String
  ) -> Reading? {
    let found = draft.finder.container(tokens)
    guard let container = found.one else { return nil }
    guard
      !container.component.children.isEmpty || container.component.catalogued?.kind == .container
    else {
      return nil
    }
    return .place(
      PlacePhrase(
        place: Edit.Place(in: container.component.id, after: after), words: "in \(container.title)")
    )
  }

  private static func beside(
    _ tokens: ArraySlice<Token>, _ draft: Draft, isAfter: Bool, _ moving: Set<String>
  ) -> Reading? {
    // `after we ask for their name`
    var tokens = tokens
    for opening in [
      ["we", "ask", "for"], ["where", "we", "ask", "for"], ["they", "give"], ["asking", "for"],
      ["we", "ask"],
    ] where tokens.count > opening.count && tokens.map(\.key).starts(with: opening) {
      tokens = tokens.dropFirst(opening.count)
    }
    let found = draft.find(tokens)
    if let complaint = found.complaint { return .complaint(complaint) }
    let all = found.all.filter { !moving.contains($0.component.id) }
    guard let target = isAfter ? all.last : all.first else { return nil }
    let (anchor, container) = outermost(target, isAfter, draft)
    let words = "\(isAfter ? "after" : "before") \(target.title)"
    if isAfter {
      return .place(PlacePhrase(place: Edit.Place(in: container, after: anchor), words: words))
    }
    let siblings =
      (container.isEmpty
      ? draft.form.components : draft.reading[container]?.component.children ?? [])
      .filter { !moving.contains($0.id) }
    let index = siblings.firstIndex { $0.id == anchor } ?? 0
    let after = index == 0 ? "^" : siblings[index - 1].id
    return .place(PlacePhrase(place: Edit.Place(in: container, after: after), words: words))
  }

  /// A neighbour at the edge of a row stands for the row, so that the row keeps its width.
  private static func outermost(
    _ target: NamedComponent, _ isAfter: Bool, _ draft: Draft
  ) -> (anchor: String, container: String) {
    var anchor = target.component
    var ancestors = target.placed.ancestors
    while let row = ancestors.last, ["HStack", "GridRow"].contains(row.type),
      (isAfter ? row.children.last : row.children.first)?.id == anchor.id,
      !row.children.allSatisfy({ $0.type == "Button" })
    {
      anchor = row
      ancestors.removeLast()
    }
    return (anchor.id, ancestors.last?.id ?? "")
  }
}
