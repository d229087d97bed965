internal import JSON

/// Writes a form as a specification that a colleague can review without this program.
struct SpecificationWriter {
  let form: Form
  private var lines: [String] = []
  private(set) var losses: [WrittenLayout.Loss] = []

  /// The columns of the drawing, which fits a page of text.
  private static let drawingWidth = 72

  init(_ form: Form) {
    self.form = form
  }

  mutating func write() -> WrittenLayout {
    addHead()
    addSteps()
    addFields(of: form.components, heading: "Fields", isStepped: hasSteps)
    addLists()
    addOptions()
    addActions()
    addDrawing()
    addFindings()
    loseLooks()
    return WrittenLayout(text: lines.joined(separator: "\n") + "\n", losses: losses)
  }

  private var hasSteps: Bool { form.components.contains { $0.type == "Step" } }

  mutating func add(heading: String, _ body: [String]) {
    guard !body.isEmpty else { return }
    lines += ["", "## " + heading, ""] + body
  }

  // MARK: Head

  private mutating func addHead() {
    lines = ["# " + MarkdownText.escaped(form.title ?? form.id)]
    if let summary = form.summary { lines += ["", MarkdownText.escaped(summary)] }
    let fields = form.placed.count { $0.component.isField }
    let required = form.placed.count { $0.component.isField && $0.component.isRequired }
    let steps = form.components.count { $0.type == "Step" }
    var facts = [
      "Form \(MarkdownText.code(form.id)), language \(MarkdownText.code(form.language)).",
      "\(count(fields, "field")), \(required) required"
        + (steps > 0 ? "; \(count(steps, "step"))" : "") + ".",
    ]
    let languages = form["strings"]?.objectValue?.keys ?? []
    if !languages.isEmpty {
      facts.append(
        "Translated into " + languages.map { MarkdownText.code($0) }.joined(separator: ", ") + ".")
    }
    facts.append(
      form.keepsHiddenValues
        ? "Answers that are hidden stay and are handed in."
        : "Answers that become hidden are dropped.")
    lines += ["", facts.joined(separator: " ")]
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  // MARK: Steps

  private mutating func addSteps() {
    let steps = form.components.filter { $0.type == "Step" }
    var body: [String] = []
    for (index, step) in steps.enumerated() {
      let id = MarkdownText.code(step.id)
      let name = step.label.map { "**\(MarkdownText.escaped($0))** (\(id))" } ?? id
      var facts = [name]
      if let summary = step.summary { facts.append(MarkdownText.escaped(summary)) }
      if let condition = words(of: "visibleIf", step, inTable: false) {
        facts.append("shown when " + condition)
      }
      if let skip = step["skip"], skip != false { facts.append("may be passed over") }
      if step["autoAdvance"] == true { facts.append("goes on by itself") }
      body.append("\(index + 1). " + facts.joined(separator: "; "))
      body += step.routes.map { "   - " + words(of: $0, among: steps) }
    }
    add(heading: "Steps", body)
  }

  private func words(of route: Route, among steps: [Component]) -> String {
    let target =
      route.target.map { id in
        let label = steps.first { $0.id.isIdentical(to: id) }?.label
        return "goes to " + (label.map(MarkdownText.escaped) ?? MarkdownText.code(id))
      } ?? "ends the form"
    guard let json = route.condition else { return target }
    let condition = (try? Condition(json: json))?.text ?? json.text()
    return target + " when " + MarkdownText.code(condition)
  }

  /// A condition as people read it; `nil` where it is always so.
  func words(of name: String, _ component: Component, inTable: Bool = true) -> String? {
    guard let json = component[name] else { return nil }
    guard let condition = try? Condition(json: json) else {
      return MarkdownText.code(json.text(), inTable: inTable)
    }
    let isAlways = condition.simplified.constant == (name == "visibleIf")
    return isAlways ? nil : MarkdownText.code(condition.text, inTable: inTable)
  }

  // MARK: Lists and options

  private mutating func addLists() {
    for list in form.placed.map(\.component) where list.type == "Repeat" {
      for item in list.children {
        let of = MarkdownText.escaped(list.words ?? list.id)
        let kind = MarkdownText.escaped(item.words ?? item.id)
        addFields(of: item.children, heading: "Each \(kind) in \(of)")
      }
    }
  }

  private mutating func addOptions() {
    var body: [String] = []
    for field in form.placed.map(\.component) where !field.options.isEmpty {
      if !body.isEmpty { body.append("") }
      body += [
        "### \(MarkdownText.escaped(field.words ?? field.id)) (\(MarkdownText.code(field.binding)))",
        "",
      ]
      body += field.options.map { option in
        let label =
          option.label.isIdentical(to: option.value)
          ? "" : " — " + MarkdownText.escaped(option.label)
        return "- " + MarkdownText.code(option.value) + label
          + (option.isDisabled ? " (cannot be chosen)" : "")
      }
    }
    add(heading: "Options", body)
  }

  private mutating func addActions() {
    let rows = form.placed.map(\.component).filter { $0.catalogued?.kind == .action }.map {
      action in
      [
        MarkdownText.escaped(action.words ?? action.id),
        MarkdownText.code(action.id, inTable: true),
        action.role.map(MarkdownText.escaped) ?? "",
        action.action.map { MarkdownText.code($0, inTable: true) } ?? "",
        words(of: "visibleIf", action) ?? "", words(of: "disabledIf", action) ?? "",
      ]
    }
    add(
      heading: "Buttons",
      MarkdownText.table(["Button", "Id", "Role", "Action", "Shown when", "Disabled when"], rows))
  }

  // MARK: The drawing and the report

  private mutating func addDrawing() {
    let preview = FormPreview(form, FormPreview.Options(width: Self.drawingWidth))
    add(heading: "Drawing", MarkdownText.block(preview.lines.map(\.plain)))
  }

  private mutating func addFindings() {
    let findings = form.diagnostics().filter { $0.severity != .info }.map { finding in
      let place = finding.component.map { " " + MarkdownText.code($0) + ":" } ?? ""
      return "- \(finding.severity.rawValue)\(place) \(MarkdownText.escaped(finding.message))"
        + " (\(MarkdownText.code(finding.code)))"
    }
    add(heading: "Open findings", findings.isEmpty ? ["None."] : findings)
  }

  /// What the drawing does not show.
  private mutating func loseLooks() {
    if form["style"] != nil { lose("style", of: nil) }
    for component in form.placed.map(\.component) {
      for name in ["style", "accessibility", "origin"] where component[name] != nil {
        lose(name, of: component)
      }
    }
  }

  private mutating func lose(_ property: String, of component: Component?) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    losses.append(
      WrittenLayout.Loss(
        component: id, property: property,
        reason: "a specification says what is asked, not how it looks"))
  }
}
