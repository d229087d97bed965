internal import JSON

/// The form itself.
extension ViewsWriter {
  /// What is in the form, and which view is around it.
  mutating func formBody(_ root: inout ViewDraft) -> ViewSource {
    let top = topParts
    let steps = Set(plan.filling.steps)
    guard let first = plan.filling.steps.first, let last = plan.filling.steps.last else {
      var lines = heading(&root)
      lines += content(top, in: &root)
      return container(around: lines)
    }
    var lines = heading(&root)
    lines += content(top.filter { $0 < first }, in: &root)
    lines.append("switch step {")
    for (step, part) in zip(plan.steps, plan.filling.steps) {
      let page = content([part], in: &root)
      lines.append("case .\(step):")
      lines += (page.isEmpty ? ["EmptyView()"] : page).map { "  " + $0 }
    }
    lines += ["case nil:", "  EmptyView()", "}", "pageButtons"]
    let between = top.filter { $0 > first && $0 < last && !steps.contains($0) }
    lines += content(between + top.filter { $0 > last }, in: &root)
    return container(around: lines)
  }

  /// The parts at the top.
  private var topParts: [Int] {
    plan.filling.scopes[0].parts.indices.filter { plan.part(0, $0).parent == nil }
  }

  private mutating func heading(_ root: inout ViewDraft) -> [String] {
    guard let summary = plan.form.summary, !summary.isEmpty else { return [] }
    return [textView(words(summary, at: 0, in: &root))]
  }

  /// A form grouped as settings are; a stack of its own where the layout says how it is spaced.
  private mutating func container(around lines: [String]) -> ViewSource {
    let style = plan.form.style
    var rest = style
    let content = lines.isEmpty ? ["EmptyView()"] : lines
    guard let spacing = style["spacing"]?.doubleValue else {
      var view = ViewSource("Form", around: content)
      view.modify("formStyle(.grouped)")
      addRootStyle(rest, to: &view)
      return view
    }
    rest["spacing"] = nil
    let alignment = horizontal(style) ?? "leading"
    var stack = ViewSource(
      "VStack(alignment: .\(alignment), spacing: \(SwiftText.number(spacing)))", around: content)
    stack.modify("textFieldStyle(.roundedBorder)")
    var inner = rest
    for name in ["backgroundColor", "opacity"] { inner[name] = nil }
    addRootStyle(inner, to: &stack)
    var view = ViewSource("ScrollView", around: stack.lines)
    var outer: JSONObject = [:]
    for name in ["backgroundColor", "opacity"] { outer[name] = rest[name] }
    addRootStyle(outer, to: &view)
    return view
  }

  private func addRootStyle(_ style: JSONObject, to view: inout ViewSource) {
    addStyle(
      of: Component(type: "VStack", id: "root", properties: ["style": .object(style)]), to: &view)
  }

  // MARK: Source

  mutating func writeRoot(_ root: ViewDraft, _ form: ViewSource, to source: inout SwiftSource) {
    var form = form
    form.modify("navigationTitle(\(textView(titleWords)))")
    let focuses = !focusable.isEmpty
    if focuses {
      form.modify("submitLabel(.next)")
      form.modify("onSubmit { focus = nextField }")
      form.modify("onChange(of: focus) { old, _ in if let old { visited.insert(old) } }")
    }
    addWatching(to: &form)
    let title = SwiftText.comment(plan.form.title ?? plan.form.id)
    source.doc("The form “\(title)”.")
    source.block("struct \(plan.viewType): View") { source in
      source.add(state(focuses))
      source.gap()
      writeInitialiser(to: &source)
      source.gap()
      source.block("var body: some View") { $0.add(form.lines) }
      write(root.members, to: &source)
      write(asked(by: root), to: &source)
      if plan.hasSteps { write([pageButtons(root)], to: &source) }
    }
    writeBehaviour(root, focuses, to: &source)
    if focuses { writeFocusOrder(to: &source) }
  }

  private var titleWords: String {
    // The title is asked for outside of every view: an expression is shown as it reads when true.
    let title = plan.form.title ?? plan.form.id
    return SwiftText.literal(TextExpression(title)?.whenTrue ?? title)
  }

  private func addWatching(to form: inout ViewSource) {
    let writer = ValuesWriter(plan)
    let needs = writer.clearingNeeds(of: 0)
    if writer.clearsHidden {
      let call = "values.clearHidden(\(needs.today ? "today: .today" : ""))"
      form.modify("onChange(of: values, initial: true) { \(call) }")
    }
    if plan.hasSteps {
      form.modify("onChange(of: path, initial: true) { keepStep() }")
    }
    if let language = plan.form["language"]?.stringValue, language != "en", !language.isEmpty {
      form.modify(
        "environment(\\.locale, Locale(identifier: \(SwiftText.literal(language))))")
    }
  }

  private func state(_ focuses: Bool) -> [String] {
    var lines = ["@State private var values: \(plan.valuesType)"]
    if plan.hasSteps {
      lines.append("@State private var step: \(plan.valuesType).Step?")
      lines.append("@State private var skipped: Set<\(plan.valuesType).Step> = []")
    }
    if focuses {
      lines.append("@State private var visited: Set<\(plan.valuesType).Field> = []")
    }
    lines.append("@State private var showsAllErrors = false")
    if focuses { lines.append("@FocusState private var focus: \(plan.valuesType).Field?") }
    lines += closures.map { "private let \($0.name): \($0.type)" }
    return lines
  }

  /// What the host is told, as the parameters of the initialiser.
  private var closures: [(name: String, type: String, standard: String?)] {
    var result: [(String, String, String?)] = [("onSubmit", "(\(plan.valuesType)) -> Void", nil)]
    if actions.cancels { result.append(("onCancel", "() -> Void", "{}")) }
    if actions.tells || tellsSteps {
      result.append(("onAction", "(String, \(plan.valuesType)) -> Void", "{ _, _ in }"))
    }
    return result.map { (name: $0.0, type: $0.1, standard: $0.2) }
  }

  private var tellsSteps: Bool {
    plan.filling.steps.contains { part in
      ["next", "back", "skip"].contains { plan.part(0, part).component[$0]?["action"] != nil }
    }
  }

  private func writeInitialiser(to source: inout SwiftSource) {
    let rest = closures.dropFirst().map {
      "\($0.name): @escaping \($0.type) = \($0.standard ?? "")"
    }
    let submit = "onSubmit: @escaping (\(plan.valuesType)) -> Void"
    source.doc("Shows the form with answers to begin with.")
    source.call(
      "init(", ["values: \(plan.valuesType) = \(plan.valuesType)()"] + rest + [submit], ") {")
    source.indent { source in
      source.line("_values = State(initialValue: values)")
      for closure in closures { source.line("self.\(closure.name) = \(closure.name)") }
    }
    source.line("}")
  }
}
