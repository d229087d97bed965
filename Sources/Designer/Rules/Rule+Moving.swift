internal import FormLayout

extension Rule {
  static let moves: [Rule] = [swap, sort] + steps + [move]

  private static let swap = Rule(
    "swap phone and company",
    [
      "swap|switch|exchange|flip {T} and|with {T2}",
      "swap|switch|exchange the order|positions|places of {T} and {T2}",
      "{T} and {T2} <must> be swapped|switched|exchanged", "{T} and {T2} should swap|switch places",
      "let {T} and {T2} swap|switch|trade places",
    ],
    apply: { captures, draft in
      guard let left = draft.find(captures["T"]).one, let right = draft.find(captures["T2"]).one
      else {
        return draft.find(captures["T"]).complaint ?? draft.find(captures["T2"]).complaint
      }
      let siblings = draft.siblings(of: left)
      guard let first = siblings.firstIndex(of: left.component.id),
        let second = siblings.firstIndex(of: right.component.id), first != second
      else {
        return .ask(
          "\(left.title) and \(right.title) are in different parts of the form; please say where each should go"
        )
      }
      let (low, high) = (min(first, second), max(first, second))
      let container = left.placed.parent?.id ?? ""
      let before = low == 0 ? "^" : siblings[low - 1]
      let behind = high - 1 == low ? siblings[high] : siblings[high - 1]
      return .done(
        [
          .move(ids: [siblings[high]], to: Edit.Place(in: container, after: before)),
          .move(ids: [siblings[low]], to: Edit.Place(in: container, after: behind)),
        ], "\(left.title) and \(right.title) changed places.",
        focus: [siblings[high], siblings[low]])
    })

  private static let sort = Rule(
    "sort the fields in Experience alphabetically",
    [
      "sort|order|arrange|put [all] [the] fields|questions in|of|inside {T} [by] [their] [the] [label|labels|name|names] [,] [alphabetically|in_alphabetical_order|a_to_z|from_a_to_z]",
      "sort|order|arrange {T} alphabetically|by_label|by_name|a_to_z|from_a_to_z|in_alphabetical_order",
      "<move> {T} in|into alphabetical order",
    ],
    apply: { captures, draft in
      let found = draft.finder.container(captures["T"])
      guard let container = found.one, container.component.type != "Picker" else { return nil }
      let children = container.component.children
      guard children.count > 1, children.allSatisfy({ $0.isField && $0.label != nil }) else {
        return .cannot("I can only sort a section that holds nothing but fields with labels")
      }
      let sorted = children.sorted { ($0.label ?? "").lowercased() < ($1.label ?? "").lowercased() }
      return .done(
        [.move(ids: sorted.map(\.id), to: Edit.Place(in: container.component.id, after: "^"))],
        "The fields in \(container.title) are in alphabetical order now.", focus: sorted.map(\.id))
    })

  private static let move = Rule(
    "move the email field before the name",
    [
      "<move> {T} {P}", "<move> {T} [to] [be] [so_that_it_is|so_it_is] {P}",
      "{T} <must> [be|go|come|stand|appear|move|be_moved|be_put|be_placed|be_asked|sit] [right] {P}",
      "{T} goes|comes|belongs|stands {P}", "{T} {P}", "let {T} come|go|stand|be {P}",
      "i want {T} [to_be] {P}",
      "ask [for] {T} {P} [already|instead]", "<show> {T} {P} [already|instead]", "<move> {P} {T}",
      "{P} {T} please", "have {T} {P}", "{T} <must> [be|go|come] {P} , not {P2}",
      "could|can|may {T} come|go|stand|be|appear|move {P} [instead]",
    ],
    apply: { captures, draft in
      guard let first = captures["T"].first,
        !["a", "an", "another", "two", "three", "new"].contains(first.key)
      else { return nil }
      if captures["T"].map(\.key).joined(separator: " ") == "it", draft.focus.isEmpty {
        return .ask("I do not know what 'it' is here; please name it")
      }
      switch draft.targets(captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        let ids = found.map(\.component.id)
        let isField = found.contains { $0.component.isField }
        guard
          let reading = PlacePhrase.read(captures["P"], draft, forField: isField, moving: Set(ids))
        else { return nil }
        switch reading {
        case .complaint(let outcome): return outcome
        case .place(let place):
          guard !ids.contains(place.place.container), !ids.contains(place.place.after) else {
            return nil
          }
          return .done(
            [.move(ids: ids, to: place.place)],
            "\(Found.list(found)) \(Sentence.be(found.count)) \(place.words) now.", focus: ids)
        }
      }
    })

  /// Up or down among the neighbours, as two rules.
  private static let steps: [Rule] = [("<up>", -1), ("<down>", 1)].map { words, direction in
    Rule(
      "move company \(direction < 0 ? "up" : "down") by one",
      [
        "<move> {T} \(words) [by]",
        "<move> {T} \(words) [by] {N} [place|places|position|positions|step|steps|row|rows|line|lines|spot|spots|field|fields]",
        "<move> {T} {N} [more] [place|places|position|positions|step|steps|row|rows|spot|spots|field|fields] \(words)",
        "<move> {T} a place|position|step|row|spot|notch|bit \(words)",
        "{T} {N} [place|position|step] \(words)",
        "<move> \(words) {T} [by] {N} [place|places|position|positions]",
        "<move> {T} \(words) a|one place|position|step|row|spot|notch|bit|line|field",
      ],
      apply: { captures, draft in
        switch draft.targets(captures["T"]) {
        case .failure(let complaint): return complaint.outcome
        case .success(let found):
          guard found.count == 1 else { return nil }
          return draft.stepping(found[0], by: direction * (captures["N"].first?.whole ?? 1))
        }
      })
  }
}

extension Draft {
  /// The ids beside a component, its own included, in order.
  func siblings(of component: NamedComponent) -> [String] {
    (component.placed.parent?.children ?? form.components).map(\.id)
  }

  /// Moves a component among its neighbours.
  func stepping(_ component: NamedComponent, by count: Int) -> Outcome {
    let siblings = siblings(of: component)
    let place = siblings.firstIndex(of: component.component.id) ?? 0
    let target = min(max(0, place + count), siblings.count - 1)
    guard target != place else {
      return .cannot("\(component.title) is at the \(count < 0 ? "top" : "end") already")
    }
    let rest = siblings.filter { $0 != component.component.id }
    let after = target == 0 ? "^" : rest[target - 1]
    return .done(
      [
        .move(
          ids: [component.component.id],
          to: Edit.Place(in: component.placed.parent?.id ?? "", after: after))
      ],
      "\(component.title) moved \(count < 0 ? "up" : "down") by \(abs(target - place)).",
      focus: [component.component.id])
  }
}
