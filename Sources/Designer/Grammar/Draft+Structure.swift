internal import FormLayout
internal import JSON

extension Draft {
  /// Puts components into a new container where the first of them is.
  func wrapping(_ found: [NamedComponent], in container: NewField, _ said: String) -> Outcome? {
    let ids = found.map(\.component.id)
    guard
      let first = found.min(by: {
        $0.placed.path.indices.lexicographicallyPrecedes($1.placed.path.indices)
      })
    else { return nil }
    guard !found.contains(where: { ["Step", "Item"].contains($0.component.type) }) else {
      return nil
    }
    let siblings = siblings(of: first)
    let place = siblings.firstIndex(of: first.component.id) ?? 0
    let after = siblings[..<place].last { !ids.contains($0) } ?? "^"
    var adder = Adder(self)
    adder.add([container], at: Edit.Place(in: first.placed.parent?.id ?? "", after: after))
    guard let id = adder.ids.first else { return nil }
    let ordered = found.sorted {
      $0.placed.path.indices.lexicographicallyPrecedes($1.placed.path.indices)
    }.map(\.component.id)
    return .done(
      adder.edits + [.move(ids: ordered, to: Edit.Place(in: id))],
      "\(Found.list(found)) \(Sentence.be(found.count)) \(said) now.", focus: [id])
  }

  /// The top-level components that some words name: `the personal stuff`.
  func wholes(_ tokens: ArraySlice<Token>) -> [Component]? {
    var found = finder.container(tokens).all
    if found.isEmpty { found = find(tokens).all }
    if found.isEmpty {
      // `the personal stuff` is the section whose id or label says so.
      let phrase = TargetPhrase(tokens)
      found = reading.components.filter { named in
        !named.component.children.isEmpty
          && phrase.content.allSatisfy { named.own.contains($0) || named.meant.contains($0) }
      }
      if found.count != 1 { return nil }
    }
    let ids = Set(found.map(\.component.id))
    let top = form.components.filter { ids.contains($0.id) }
    return top.count == ids.count ? top : nil
  }

  /// Makes two sections: what is asked of the person, or all before what the second is about.
  func sections(_ first: String, _ second: String) -> Outcome? {
    let fields = form.components.filter { !$0.isButtons && ($0.isField || !$0.children.isEmpty) }
    let named = fields.compactMap { reading[$0.id] }
    let isPersonal = !Set(TextWords.of(first)).isDisjoint(with: [
      "you", "your", "personal", "contact", "yourself", "details",
    ])
    let stems = Set(Words.stems(of: second))
    let persons = named.prefix { Purpose.of($0.component) != nil }.count
    let about = named.firstIndex { !stems.isDisjoint(with: $0.own.union($0.meant)) } ?? 0
    let count = isPersonal && persons > 0 ? persons : about
    guard count > 0, count < fields.count else {
      return .ask(
        "Which fields belong to '\(first)'? For example: group name and email in a section called '\(first)'"
      )
    }
    let start = form.components.firstIndex { $0.id == fields[0].id } ?? 0
    var adder = Adder(self)
    adder.add(
      [first, second].map { NewField(type: "Section", label: $0) },
      at: Edit.Place(after: start == 0 ? "^" : form.components[start - 1].id))
    return .done(
      adder.edits + [
        .move(ids: fields.prefix(count).map(\.id), to: Edit.Place(in: adder.ids[0])),
        .move(ids: fields.dropFirst(count).map(\.id), to: Edit.Place(in: adder.ids[1])),
      ],
      "'\(first)' has \(Found.list(Array(named.prefix(count)))), '\(second)' the rest.",
      focus: adder.ids)
  }

  /// Makes two steps: some top-level components on the first, the rest on the second.
  func splitting(_ first: [Component]) -> Outcome? {
    let firstIDs = Set(first.map(\.id))
    let rest = form.components.filter { component in
      !firstIDs.contains(component.id) && !component.isButtons
    }
    guard !rest.isEmpty else { return .cannot("There is nothing left for a second page") }
    var adder = Adder(self)
    let titles = [
      first.count == 1 ? first[0].label ?? "First page" : "First page",
      rest.count == 1 ? rest[0].label ?? "Second page" : "Second page",
    ]
    adder.add(
      zip(titles, ["firstStep", "secondStep"]).map { title, name in
        var step = NewField(type: "Step", label: title)
        step.name = name
        return step
      }, at: Edit.Place())
    return .done(
      adder.edits + [
        .move(ids: first.map(\.id), to: Edit.Place(in: adder.ids[0])),
        .move(ids: rest.map(\.id), to: Edit.Place(in: adder.ids[1])),
      ],
      "The form has two pages now: \(Sentence.list(first.map { "'\($0.label ?? $0.id)'" })) on the first, everything else on the second.",
      focus: adder.ids)
  }
}

extension Component {
  /// Whether it is a button, or a row of nothing else.
  var isButtons: Bool {
    type == "Button" || !children.isEmpty && children.allSatisfy { $0.type == "Button" }
  }
}
