internal import JSON

/// What the form does: checking, handing in, pages, the way of the keyboard.
extension ViewsWriter {
  mutating func writeBehaviour(_ root: ViewDraft, _ focuses: Bool, to source: inout SwiftSource) {
    let isSubmitted = actions.submits || plan.hasSteps
    source.gap()
    source.block("extension \(plan.viewType)") { source in
      writeErrors(focuses, to: &source)
      if root.needs.contains(.actions) { writeActions(to: &source) }
      if plan.hasSteps { writePages(root, focuses, to: &source) }
      if isSubmitted { writeSubmit(focuses, to: &source) }
      if focuses { writeNextField(to: &source) }
    }
    guard root.needs.contains(.actions) else { return }
    source.gap()
    source.block("extension \(plan.viewType)") { source in
      source.doc("What the buttons do.")
      source.block("fileprivate struct Actions") { source in
        for action in actionParts { source.line("let \(action.name): \(action.type)") }
      }
    }
  }

  private var actionParts: [(name: String, type: String, value: String)] {
    var parts: [(String, String, String)] = []
    if actions.submits { parts.append(("submit", "() -> Void", "submit")) }
    if actions.cancels { parts.append(("cancel", "() -> Void", "onCancel")) }
    if actions.resets {
      parts.append(("reset", "() -> Void", "{ values = \(plan.valuesType)() }"))
    }
    if actions.tells {
      parts.append(("perform", "(String) -> Void", "{ onAction($0, values) }"))
    }
    return parts.map { (name: $0.0, type: $0.1, value: $0.2) }
  }

  private func writeActions(to source: inout SwiftSource) {
    source.gap()
    source.block("private var actions: Actions") { source in
      source.call("Actions(", actionParts.map { "\($0.name): \($0.value)" })
    }
  }

  private var skipping: String { plan.hasSteps ? "(skipping: skipped)" : "()" }

  private func writeErrors(_ focuses: Bool, to source: inout SwiftSource) {
    let test = focuses ? "showsAllErrors || visited.contains(error.field)" : "showsAllErrors"
    source.doc("What is wrong with what was left, or handed in.")
    source.block("private var errors: [\(plan.valuesType).Field: String]") { source in
      source.line("var shown: [\(plan.valuesType).Field: String] = [:]")
      source.block("for error in values.errors\(skipping) where \(test)") { source in
        source.line("shown[error.field] = error.message")
      }
      source.line("return shown")
    }
  }

  private func writeSubmit(_ focuses: Bool, to source: inout SwiftSource) {
    source.gap()
    source.doc("Hands the answers in, or shows what is wrong with them.")
    source.block("private func submit()") { source in
      source.line("showsAllErrors = true")
      if plan.hasSteps { source.line("if let step { skipped.remove(step) }") }
      source.block("guard let error = values.errors\(skipping).first else") { source in
        source.line(
          plan.hasSteps
            ? "return onSubmit(values.collected(skipping: skipped))" : "return onSubmit(values)")
      }
      if plan.hasSteps {
        source.line("step = \(plan.valuesType).step(of: error.field) ?? step")
      }
      source.line("show(error)")
    }
    source.gap()
    source.doc("Goes to what is wrong, and says it.")
    source.block("private func show(_ error: \(plan.valuesType).FieldError)") { source in
      if focuses { source.line("focus = error.field") }
      source.line("AccessibilityNotification.Announcement(error.message).post()")
    }
  }

  // MARK: Pages

  private func writePages(_ root: ViewDraft, _ focuses: Bool, to source: inout SwiftSource) {
    if !root.needs.contains(.path) {
      let needs = ValuesWriter(plan).pathNeeds
      source.gap()
      source.line(
        "private var path: [\(plan.valuesType).Step] { values.path\(needs.today ? "(today: .today)" : "") }"
      )
    }
    source.gap()
    source.line("private var isLastStep: Bool { step == path.last }")
    source.gap()
    source.doc("Stays on a page while it is on the way; else goes back to the one before it.")
    source.block("private func keepStep()") { source in
      source.line("let path = path")
      source.line("if let step, path.contains(step) { return }")
      source.line("let place = step?.rawValue ?? 0")
      source.line("step = path.last { $0.rawValue < place } ?? path.first")
    }
    source.gap()
    source.doc("Goes a page back.")
    source.block("private func goBack()") { source in
      source.line("step = path.prefix { $0 != step }.last ?? step")
    }
    source.gap()
    source.doc("Goes on where the page is in order.")
    source.block("private func goOn()") { source in
      source.line("if let step { skipped.remove(step) }")
      source.block("let wrong = values.errors(skipping: skipped).filter") { source in
        source.line("\(plan.valuesType).step(of: $0.field).map { $0 == step } ?? true")
      }
      source.block("guard let error = wrong.first else") { $0.line("return advance()") }
      source.line(
        focuses ? "visited.formUnion(wrong.map(\\.field))" : "showsAllErrors = true")
      source.line("show(error)")
    }
    source.gap()
    source.block("private func advance()") { source in
      source.line("step = path.drop { $0 != step }.dropFirst().first ?? step")
    }
    guard maySkip else { return }
    source.gap()
    source.doc("Passes the page over: its answers are not handed in.")
    source.block("private func skip()") { source in
      source.line("guard let step else { return }")
      source.line("values.clear(step)")
      source.line("skipped.insert(step)")
      source.line("if isLastStep { submitSkipping() } else { advance() }")
    }
    source.gap()
    source.block("private func submitSkipping()") { source in
      source.block("guard let error = values.errors(skipping: skipped).first else") { source in
        source.line("return onSubmit(values.collected(skipping: skipped))")
      }
      source.line("showsAllErrors = true")
      source.line("step = \(plan.valuesType).step(of: error.field) ?? step")
      source.line("show(error)")
    }
  }

  private var maySkip: Bool {
    plan.filling.steps.contains { label($0, "skip") != nil }
  }

  /// The words on a button of a page; `nil` where it has none.
  private func label(_ part: Int, _ name: String) -> String? {
    let value = plan.part(0, part).component[name]
    switch name {
    case "skip":
      guard let value, value != false, plan.part(0, part).component["next"] != false else {
        return nil
      }
      return value.stringValue ?? value["label"]?.stringValue ?? "Skip"
    default:
      if value == false { return nil }
      return value?.stringValue ?? value?["label"]?.stringValue
        ?? (name == "next" ? "Continue" : "Back")
    }
  }

  /// The buttons that lead from page to page.
  mutating func pageButtons(_ root: ViewDraft) -> [String] {
    var source = SwiftSource()
    source.block("private var pageButtons: some View") { source in
      source.block("HStack") { source in
        writeButton("back", "step != path.first", "goBack()", "", to: &source)
        source.line("Spacer()")
        if maySkip { writeButton("skip", nil, "skip()", "", to: &source) }
        writeButton(
          "next", "!isLastStep", "goOn()", ".buttonStyle(.borderedProminent)", to: &source)
        if !actions.submits {
          source.block("if isLastStep") { source in
            source.add(["Button(action: submit) {", "  Text(verbatim: \"Submit\")", "}"])
            source.line(".buttonStyle(.borderedProminent)")
          }
        }
      }
    }
    for name in ["back", "next"] + (maySkip ? ["skip"] : []) {
      source.gap()
      writeLabels(name, to: &source)
    }
    return source.lines
  }

  private func writeButton(
    _ name: String, _ test: String?, _ call: String, _ modifier: String,
    to source: inout SwiftSource
  ) {
    let tests = [test, "let \(name)Label"].compactMap { $0 }.joined(separator: ", ")
    source.block("if \(tests)") { source in
      var lines = ["Button {"]
      let told = plan.steps.indices.compactMap { step -> String? in
        plan.part(0, plan.filling.steps[step]).component[name]?["action"]?.stringValue.map {
          "  if step == .\(plan.steps[step]) { onAction(\(SwiftText.literal($0)), values) }"
        }
      }
      lines += told + ["  \(call)", "} label: {", "  Text(verbatim: \(name)Label)", "}"]
      source.add(lines)
      if !modifier.isEmpty { source.line(modifier) }
    }
  }

  private func writeLabels(_ name: String, to source: inout SwiftSource) {
    let labels = plan.filling.steps.map { label($0, name).map(SwiftText.literal) ?? "nil" }
    source.block("private var \(name)Label: String?") { source in
      guard Set(labels).count > 1 else { return source.line(labels.first ?? "nil") }
      source.block("switch step {".replacing(" {", with: "")) { source in
        for (step, label) in zip(plan.steps, labels) { source.line("case .\(step): \(label)") }
        source.line("case nil: nil")
      }
    }
  }

  // MARK: The keyboard

  /// The slots that take the keyboard, scope by scope.
  var focusable: [(scope: Int, part: Int)] {
    plan.filling.scopes.indices.flatMap { scope in
      plan.filling.scopes[scope].parts.indices.filter { isFocusable($0, in: scope) }
        .map { (scope: scope, part: $0) }
    }
  }

  private func isFocusable(_ part: Int, in scope: Int) -> Bool {
    let planned = plan.part(scope, part)
    return planned.slot != nil && ["TextField", "SecureField", "TextEditor"].contains(planned.component.type)
  }

  private func writeNextField(to source: inout SwiftSource) {
    let today = focusNeeds(of: 0).today ? "(today: .today)" : ""
    source.gap()
    source.doc("The question that takes the keyboard after the one that has it.")
    source.block("private var nextField: \(plan.valuesType).Field?") { source in
      let order =
        plan.hasSteps
        ? "values.focusOrder\(today).filter { \(plan.valuesType).step(of: $0).map { $0 == step } ?? true }"
        : "values.focusOrder\(today)"
      source.line("let order = \(order)")
      source.line("guard let focus, let place = order.firstIndex(of: focus) else { return nil }")
      source.line("return place + 1 < order.count ? order[place + 1] : nil")
    }
  }

  /// What the order needs in a scope.
  private func focusNeeds(of scope: Int) -> SourceNeeds {
    var needs = SourceNeeds()
    for part in plan.filling.scopes[scope].parts.indices where hasFocus(part, in: scope) {
      if let name = plan.scopes[scope].shows[part], !plan.part(scope, part).isStep {
        needs.formUnion(
          plan.scopes[scope].conditions.first { $0.name == name }?.needs ?? SourceNeeds())
      }
      for template in plan.part(scope, part).templates { needs.formUnion(focusNeeds(of: template)) }
    }
    if scope == 0, needs.path { needs.formUnion(ValuesWriter(plan).pathNeeds) }
    if scope == 0 { needs.path = false }
    needs.outer.remove(scope)
    return needs
  }

  /// Whether something at or below a part takes the keyboard.
  private func hasFocus(_ part: Int, in scope: Int) -> Bool {
    (part..<plan.part(scope, part).end).contains { local in
      isFocusable(local, in: scope)
        || plan.part(scope, local).templates.contains { hasFocus(0, in: $0) }
    }
  }

  mutating func writeFocusOrder(to source: inout SwiftSource) {
    for scope in plan.scopes.indices
    where plan.filling.scopes[scope].parts.indices.contains(where: { hasFocus($0, in: scope) }) {
      let needs = focusNeeds(of: scope)
      let parameters = plan.parameters(needs).joined(separator: ", ")
      source.gap()
      source.block("extension \(plan.qualified(scope))") { source in
        source.doc("The questions that take the keyboard, in their order.")
        let head =
          needs.isEmpty
          ? "fileprivate var focusOrder: [\(plan.valuesType).Field]"
          : "fileprivate func focusOrder(\(parameters)) -> [\(plan.valuesType).Field]"
        source.block(head) { source in writeOrder(of: scope, to: &source) }
      }
    }
  }

  private func writeOrder(of scope: Int, to source: inout SwiftSource) {
    var lines = SwiftSource()
    for part in plan.filling.scopes[scope].parts.indices
    where plan.part(scope, part).parent == nil {
      writeOrder(part, of: scope, to: &lines)
    }
    let merged = Self.merged(lines.lines)
    if merged.count == 1, merged[0].hasPrefix("order += [") {
      source.line(String(merged[0].dropFirst("order += ".count)))
      return
    }
    if scope == 0, plan.isRouted, needsPath {
      source.line(
        "let path = path"
          + plan.arguments(ValuesWriter(plan).pathNeeds, names: { plan.variable(of: $0) }))
    }
    source.line("var order: [\(plan.valuesType).Field] = []")
    source.add(merged)
    source.line("return order")
  }

  private var needsPath: Bool {
    plan.scopes[0].conditions.contains { $0.needs.path }
  }

  /// Neighbouring additions as one.
  private static func merged(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      if let last = result.last, last.hasPrefix("order += ["), line.hasPrefix("order += ["),
        last.count + line.count < 100
      {
        result[result.count - 1] =
          last.dropLast() + ", " + line.dropFirst("order += [".count)
      } else {
        result.append(line)
      }
    }
    return result
  }

  private func writeOrder(_ part: Int, of scope: Int, to source: inout SwiftSource) {
    guard hasFocus(part, in: scope) else { return }
    let planned = plan.part(scope, part)
    var inner = SwiftSource()
    if isFocusable(part, in: scope), let slot = planned.slot {
      inner.line("order += [.\(plan.scopes[scope].cases[slot])\(scope == 0 ? "" : "(id)")]")
    }
    if planned.isRepeat { writeItemOrder(part, of: scope, to: &inner) }
    var child = part + 1
    while child < planned.end {
      writeOrder(child, of: scope, to: &inner)
      child = plan.part(scope, child).end
    }
    guard let name = plan.scopes[scope].shows[part], !planned.isStep else {
      return source.add(inner.lines)
    }
    let test = plan.call(name, of: scope, names: { plan.variable(of: $0) })
    source.block("if \(test)") { $0.add(Self.merged(inner.lines)) }
  }

  private func writeItemOrder(_ part: Int, of scope: Int, to source: inout SwiftSource) {
    let planned = plan.part(scope, part)
    guard let slot = planned.slot else { return }
    let templates = planned.templates.filter { hasFocus(0, in: $0) }
    func call(_ template: Int) -> String {
      let needs = focusNeeds(of: template)
      return "order += entry.focusOrder"
        + plan.arguments(needs, names: { $0 == scope ? "self" : plan.variable(of: $0) })
    }
    source.block("for entry in \(plan.scopes[scope].properties[slot])") { source in
      guard planned.templates.count > 1 else { return source.line(call(templates[0])) }
      source.block("switch entry") { source in
        for template in templates {
          source.line(
            "case .\(ValuesWriter(plan).kindCase(of: template))(let entry): \(call(template))")
        }
        if templates.count < planned.templates.count { source.line("default: break") }
      }
    }
  }
}
