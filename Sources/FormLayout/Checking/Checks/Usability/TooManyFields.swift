internal import JSON

extension Check {
  static let tooManyFields = Check(
    code: "too-many-fields", severity: .warning,
    summary: "a page or the form asks for very much",
    reason: """
      Each further field costs people who give up. More than 12 on a page, or 30 in a form, are \
      more than a checkout needs: 8 are enough for that.
      """,
    source: "Baymard Institute: Checkout Optimization; GOV.UK Design System: Question pages",
    passing: [
      Example("12 fields", fields(12)),
      Example(
        "more, of which some are shown only when needed",
        .array((fields(10).arrayValue ?? []) + (fields(9, shown: true).arrayValue ?? []))),
      Example("on three pages", [step("one", 9), step("two", 9), step("three", 9)]),
    ],
    failing: [
      Example("13 fields", fields(13)),
      Example("a page of a longer form", [step("one", 14), step("two", 2)]),
      Example(
        "sections that could be pages", [section("You", 8), section("Car", 8), Example.submit]),
      Example("a long form", [step("one", 11), step("two", 11), step("three", 11)]),
    ],
    find: { context in
      var pages: [Int: [PlacedComponent]] = [:]
      let asked = context.fields.filter { isShown($0) }
      for placed in asked {
        let isPaged = placed.ancestors.first?.type == "Step"
        pages[isPaged ? placed.path.indices[0] : -1, default: []].append(placed)
      }
      let full = pages.values.filter { $0.count > mostOfPage }
      if full.isEmpty, asked.count > mostOfForm {
        return [
          Finding(
            pointer: .root, message: "the form asks for \(asked.count) answers",
            help: "ask only for what is needed: 30 are a long form already")
        ]
      }
      return full.map { finding($0, context) }
    })

  private static let mostOfPage = 12
  private static let mostOfForm = 30

  private static func fields(_ count: Int, shown: Bool = false, _ prefix: String = "f") -> JSONValue
  {
    .array(
      (1...count).map { number in
        var object: JSONObject = [
          "type": "TextField", "id": .string("\(prefix)\(shown ? "s" : "")\(number)"),
          "label": .string("Answer \(number)"),
        ]
        if shown { object["visibleIf"] = ["field": "f1", "notEmpty": true] }
        return .object(object)
      })
  }

  private static func step(_ id: String, _ count: Int) -> JSONValue {
    [
      "type": "Step", "id": .string(id), "label": .string(id), "children": fields(count, id),
    ]
  }

  private static func fields(_ count: Int, _ prefix: String) -> JSONValue {
    fields(count, shown: false, prefix)
  }

  private static func section(_ label: String, _ count: Int) -> JSONValue {
    [
      "type": "Section", "id": .string(label), "label": .string(label),
      "children": fields(count, label),
    ]
  }

  /// Whether a field is there before anything is answered.
  private static func isShown(_ placed: PlacedComponent) -> Bool {
    !placed.component.isReadOnly && placed.component["visibleIf"] == nil
      && !placed.ancestors.contains { $0["visibleIf"] != nil || $0.type == "DisclosureGroup" }
  }

  private static func finding(_ page: [PlacedComponent], _ context: CheckContext) -> Finding {
    let help = "ask for less, or spread it over pages: make each Section a Step"
    let sections = context.form.components.indices.filter {
      context.form.components[$0].type == "Section"
    }
    guard let step = page[0].ancestors.first, step.type == "Step" else {
      return Finding(
        pointer: .root, message: "one page asks for \(page.count) answers", help: help,
        fixes: pages(of: sections, page, context))
    }
    let placed = PlacedComponent(
      component: step, path: ComponentPath([page[0].path.indices[0]]), ancestors: [])
    return placed.finding("the page asks for \(page.count) answers", help: help)
  }

  /// Sections that follow each other made pages, where all that is asked stands in them.
  private static func pages(
    of sections: [Int], _ page: [PlacedComponent], _ context: CheckContext
  ) -> [Fix] {
    guard let first = sections.first, let last = sections.last, sections.count > 1,
      sections.count == last - first + 1,
      page.allSatisfy({ sections.contains($0.path.indices[0]) }),
      sections.allSatisfy({ section in
        page.count { $0.path.indices[0] == section } <= mostOfPage
      })
    else { return [] }
    let addresses = sections.map { index in
      context.address(
        of: PlacedComponent(
          component: context.form.components[index], path: ComponentPath([index]), ancestors: []))
    }
    return [
      Fix(
        "make each of the \(sections.count) sections a page", .offered,
        [.set(ids: addresses, props: [.text("type", "Step")])])
    ]
  }
}
