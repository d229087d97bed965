internal import JSON

/// What is shown, disabled and required; the path; what is cleared.
extension ValuesWriter {
  mutating func writeConditions() {
    for scope in plan.scopes.indices where !plan.scopes[scope].conditions.isEmpty {
      source.gap()
      source.line("// MARK: When things are asked")
      source.gap()
      let conditions = plan.scopes[scope].conditions
      for condition in conditions { support.useHelpers(of: condition) }
      let plan = plan
      source.block("extension \(plan.qualified(scope))") { source in
        for condition in conditions {
          source.gap()
          source.doc(condition.meaning)
          let parameters = plan.parameters(condition.needs, in: scope)
          let head =
            parameters.isEmpty
            ? "var \(condition.name): Bool"
            : "func \(condition.name)(\(parameters.joined(separator: ", "))) -> Bool"
          source.block(head) { source in
            for statement in condition.statements { source.line(statement) }
            let isLong = !condition.statements.isEmpty
            source.line((isLong ? "return " : "") + condition.expression)
          }
        }
      }
    }
  }

  /// A call of a condition within its own scope's source.
  func holds(_ name: String, of scope: Int, path: String = "path") -> String {
    plan.call(name, of: scope, names: { plan.variable(of: $0) }, path: path)
  }

  // MARK: Path

  /// What the walk along the steps needs.
  var pathNeeds: SourceNeeds {
    var needs = SourceNeeds()
    for part in plan.filling.steps {
      if let name = plan.scopes[0].shows[part] { needs.formUnion(plan.needs(of: name, in: 0)) }
    }
    for (_, routes) in routeConditions { for route in routes { needs.formUnion(route.needs) } }
    needs.path = false
    return needs
  }

  /// The conditions of the routes, step by step.
  private var routeConditions: [(step: Int, routes: [ConditionSourceWriter.Written])] {
    plan.filling.routes.enumerated().map { step, routes in
      let writer = ConditionSourceWriter(
        plan: plan, scope: 0, part: plan.filling.steps[step])
      return (step, routes.map { writer.written($0.condition ?? .always(true)) })
    }
  }

  mutating func writePath() {
    let needs = pathNeeds
    if needs.today { support.use(.day) }
    let head =
      needs.isEmpty
      ? "var path: [Step]"
      : "func path(\(plan.parameters(needs, in: 0).joined(separator: ", "))) -> [Step]"
    emit { writer, source in
      source.block("extension \(writer.plan.valuesType)") { source in
        source.doc("The pages on the way to the end, by the answers so far.")
        source.block(head) { source in
          if writer.plan.isRouted {
            writer.writeWalk(to: &source)
          } else {
            writer.writeShownSteps(to: &source)
          }
        }
        guard writer.plan.isRouted else { return }
        writer.writeEntry(needs, to: &source)
        writer.writeRoutes(needs, to: &source)
      }
    }
  }

  private func writeShownSteps(to source: inout SwiftSource) {
    let conditions = plan.filling.steps.map { plan.scopes[0].shows[$0] }
    guard conditions.contains(where: { $0 != nil }) else {
      source.line("Step.allCases")
      return
    }
    source.line("var path: [Step] = []")
    for (step, name) in zip(plan.steps, conditions) {
      let condition = name.map { "if \(holds($0, of: 0)) { " } ?? ""
      source.line("\(condition)path.append(.\(step))\(condition.isEmpty ? "" : " }")")
    }
    source.line("return path")
  }

  private func writeWalk(to source: inout SwiftSource) {
    let rest = pathNeeds.today ? ", today: today" : ""
    source.line("var path: [Step] = []")
    source.line("var next = Step.allCases.first")
    source.block("while let step = next") { source in
      source.line("next = Step(rawValue: step.rawValue + 1)")
      source.line("guard isEntered(step, path: path\(rest)) else { continue }")
      source.line("path.append(step)")
      source.line("next = successor(of: step, path: path\(rest))")
    }
    source.line("return path")
  }

  private func writeEntry(_ needs: SourceNeeds, to source: inout SwiftSource) {
    let today = needs.today ? ", today: Day" : ""
    source.gap()
    source.doc("Whether a page is shown, by the answers on the way to it.")
    source.block("private func isEntered(_ step: Step, path: [Step]\(today)) -> Bool") { source in
      let conditions = zip(plan.steps, plan.filling.steps).compactMap { step, part in
        plan.scopes[0].shows[part].map { (step, holds($0, of: 0)) }
      }
      guard !conditions.isEmpty else { return source.line("true") }
      source.block("switch step") { source in
        for (step, condition) in conditions { source.line("case .\(step): \(condition)") }
        if conditions.count < plan.steps.count { source.line("default: true") }
      }
    }
  }

  private func writeRoutes(_ needs: SourceNeeds, to source: inout SwiftSource) {
    let (today, pass) = needs.today ? (", today: Day", ", today: today") : ("", "")
    source.gap()
    source.doc("The page after a page; `nil` at the end.")
    source.block("private func successor(of step: Step, path: [Step]\(today)) -> Step?") { source in
      let routed = routeConditions.filter { !$0.routes.isEmpty }
      var mayGoOn = routed.count < plan.steps.count
      guard !routed.isEmpty else { return source.line("Step(rawValue: step.rawValue + 1)") }
      source.block("switch step") { source in
        for (step, conditions) in routed {
          source.line("case .\(plan.steps[step]):")
          let isEnd = writeRoutes(of: step, conditions, pass, to: &source)
          mayGoOn = mayGoOn || !isEnd
        }
        if routed.count < plan.steps.count { source.line("default: break") }
      }
      if mayGoOn { source.line("return Step(rawValue: step.rawValue + 1)") }
    }
  }

  /// Writes the routes of a step; gives whether one of them is always taken.
  private func writeRoutes(
    of step: Int, _ conditions: [ConditionSourceWriter.Written], _ pass: String,
    to source: inout SwiftSource
  ) -> Bool {
    var lines = SwiftSource()
    var isEnd = false
    for (route, condition) in zip(plan.filling.routes[step], conditions)
    where !isEnd && condition.constant != false {
      var tests = condition.constant == true ? [] : [condition.expression]
      var target = "nil"
      if let step = route.target {
        target = ".\(plan.steps[step])"
        if plan.scopes[0].shows[plan.filling.steps[step]] != nil {
          tests.append("isEntered(.\(plan.steps[step]), path: path\(pass))")
        }
      }
      isEnd = tests.isEmpty
      let line =
        isEnd ? "return \(target)" : "if \(tests.joined(separator: ", ")) { return \(target) }"
      if condition.statements.isEmpty {
        lines.line(line)
      } else {
        lines.block("do") { $0.add(condition.statements + [line]) }
      }
    }
    source.indent { $0.add(lines.isEmpty ? ["break"] : lines.lines) }
    return isEnd
  }
}
