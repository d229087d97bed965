internal import JSON

/// Writes the file of views.
struct ViewsWriter {
  var plan: SourcePlan
  let options: WritingOptions
  var losses = SwiftUILosses()
  var support = ViewsSupport()
  /// The finished views, in the order in which they are written.
  var views: [ViewDraft] = []
  /// Their names.
  var names = SwiftNamer(reserved: SourcePlan.reservedTypes)
  /// What the buttons do, in all of them.
  var actions = FormActions()

  init(_ plan: SourcePlan, _ options: WritingOptions) {
    self.plan = plan
    self.options = options
  }

  /// Whether some view reads what day it is.
  private(set) var readsToday = false

  /// The modules that are imported, in their order.
  var imports: [String] {
    (["Accessibility", "SwiftUI"] + (support.uses(.files) ? ["UniformTypeIdentifiers"] : []))
  }

  mutating func write() -> String {
    var root = ViewDraft(name: plan.viewType, scope: 0, isRoot: true)
    let form = formBody(&root)
    readsToday = ([root] + views).contains { $0.needs.contains(.today) }
    var source = SwiftSource()
    writeRoot(root, form, to: &source)
    for view in views {
      source.gap()
      write(view, to: &source)
    }
    let text = support.text(plan.valuesType, actions)
    return source.text + (text.isEmpty ? "" : "\n" + text)
  }

  // MARK: Views

  private func write(_ view: ViewDraft, to source: inout SwiftSource) {
    source.block("extension \(plan.viewType)") { source in
      if !view.doc.isEmpty { source.doc(view.doc) }
      source.block("fileprivate struct \(view.name): View") { source in
        source.add(storedProperties(of: view))
        source.gap()
        source.block("var body: some View") { $0.add(view.body) }
        write(view.members, to: &source)
        write(asked(by: view), to: &source)
      }
    }
  }

  func write(_ members: [[String]], to source: inout SwiftSource) {
    for member in members {
      source.gap()
      source.add(member)
    }
  }

  private func storedProperties(of view: ViewDraft) -> [String] {
    var lines: [String] = []
    if view.scope != 0 {
      let type = plan.qualified(view.scope)
      lines.append("@Binding var \(plan.variable(of: view.scope)): \(type)")
      for outer in view.outer.sorted() where outer != 0 && outer != view.scope {
        lines.append("let \(plan.variable(of: outer)): \(plan.qualified(outer))")
      }
      if view.needs.contains(.values) { lines.append("let values: \(plan.valuesType)") }
    } else if view.needs.contains(.values) {
      lines.append("@Binding var values: \(plan.valuesType)")
    }
    if view.needs.contains(.errors) {
      lines.append("let errors: [\(plan.valuesType).Field: String]")
    }
    if view.needs.contains(.focus) {
      lines.append("let focus: FocusState<\(plan.valuesType).Field?>.Binding")
    }
    if view.needs.contains(.actions) { lines.append("let actions: Actions") }
    if view.needs.contains(.lastStep) { lines.append("let isLastStep: Bool") }
    if view.needs.contains(.index) { lines.append("let place: String") }
    return lines
  }

  /// What a view finds out for itself.
  func asked(by view: ViewDraft) -> [[String]] {
    var members: [[String]] = []
    if view.needs.contains(.today) {
      members.append(["private var today: \(plan.valuesType).Day { .today }"])
    }
    if view.needs.contains(.path) {
      let needs = ValuesWriter(plan).pathNeeds
      let call = "values.path" + (needs.today ? "(today: .today)" : "")
      members.append(["private var path: [\(plan.valuesType).Step] { \(call) }"])
    }
    return members
  }

  /// The use of a finished view inside another.
  mutating func use(
    _ inner: ViewDraft, in outer: inout ViewDraft, item: String? = nil, place: String? = nil
  ) -> String {
    var arguments: [String] = []
    if inner.scope != 0 {
      let variable = plan.variable(of: inner.scope)
      arguments.append("\(variable): \(item ?? "$" + variable)")
      for scope in inner.outer.sorted() where scope != 0 && scope != inner.scope {
        let name = plan.variable(of: scope)
        arguments.append("\(name): \(name)")
        if scope != outer.scope { outer.outer.insert(scope) }
      }
    }
    if inner.needs.contains(.values) {
      arguments.append("values: \(inner.scope == 0 ? "$" : "")values")
    }
    if inner.needs.contains(.errors) { arguments.append("errors: errors") }
    if inner.needs.contains(.focus) { arguments.append("focus: \(outer.isRoot ? "$" : "")focus") }
    if inner.needs.contains(.actions) { arguments.append("actions: actions") }
    if inner.needs.contains(.lastStep) { arguments.append("isLastStep: isLastStep") }
    if inner.needs.contains(.index) { arguments.append("place: \(place ?? "place")") }
    var passed = inner.needs.subtracting([.today, .path])
    if place != nil { passed.remove(.index) }
    outer.needs.formUnion(passed)
    return "\(inner.name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Conditions

  /// A call of a condition of the values where a view stands.
  mutating func call(_ name: String, of scope: Int, in draft: inout ViewDraft) -> String {
    guard let condition = plan.scopes[scope].condition(named: name) else { return "true" }
    if condition.needs.today { draft.needs.insert(.today) }
    if condition.needs.path { draft.needs.formUnion([.path, .values]) }
    for outer in condition.needs.outer { read(outer, in: &draft) }
    read(scope, in: &draft)
    return plan.call(
      name, of: scope, prefix: value(of: scope) + ".", names: { value(of: $0) })
  }

  /// Takes note that a view reads the values of a scope.
  func read(_ scope: Int, in draft: inout ViewDraft) {
    if scope == 0 {
      draft.needs.insert(.values)
    } else if scope != draft.scope {
      draft.outer.insert(scope)
    }
  }

  /// What the values of a scope are called in a view.
  func value(of scope: Int) -> String { scope == 0 ? "values" : plan.variable(of: scope) }

  /// Words as an expression: a literal, or one of two by a condition.
  mutating func words(_ text: String, at part: Int, in draft: inout ViewDraft) -> String {
    guard let expression = TextExpression(text) else { return SwiftText.literal(text) }
    guard let truth = plan.truth(of: expression.id, from: draft.scope, part: part) else {
      return SwiftText.literal(expression.whenFalse)
    }
    let test = call(truth.name, of: truth.scope, in: &draft)
    return "\(test) ? \(SwiftText.literal(expression.whenTrue)) : "
      + SwiftText.literal(expression.whenFalse)
  }
}
