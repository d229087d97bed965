internal import JSON

/// The way of the keyboard.
extension ViewsWriter {
  /// The slots that take the keyboard, scope by scope.
  var focusable: [(scope: Int, part: Int)] {
    plan.filling.scopes.indices.flatMap { scope in
      plan.filling.scopes[scope].parts.indices.filter { isFocusable($0, in: scope) }
        .map { (scope: scope, part: $0) }
    }
  }

  private func isFocusable(_ part: Int, in scope: Int) -> Bool {
    let planned = plan.part(scope, part)
    return planned.slot != nil
      && ["TextField", "SecureField", "TextEditor"].contains(planned.component.type)
  }

  func writeNextField(to source: inout SwiftSource) {
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
        needs.formUnion(plan.needs(of: name, in: scope))
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
      let parameters = plan.parameters(needs, in: scope).joined(separator: ", ")
      let field = plan.name(of: "Field", in: scope)
      source.gap()
      source.block("extension \(plan.qualified(scope))") { source in
        source.doc("The questions that take the keyboard, in their order.")
        let head =
          needs.isEmpty
          ? "fileprivate var focusOrder: [\(field)]"
          : "fileprivate func focusOrder(\(parameters)) -> [\(field)]"
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
    let head = "var order: [\(plan.name(of: "Field", in: scope))] = "
    if let first = merged.first, first.hasPrefix("order += [") {
      source.line(head + first.dropFirst("order += ".count))
      source.add(Array(merged.dropFirst()))
    } else {
      source.line(head + "[]")
      source.add(merged)
    }
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
