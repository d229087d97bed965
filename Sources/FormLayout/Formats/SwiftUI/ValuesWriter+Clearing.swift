internal import JSON

/// Taking away the answers to what is not asked.
extension ValuesWriter {
  /// A part whose condition may take answers away, in the order in which it is asked.
  private struct Clearing {
    let scope: Int
    let part: Int
  }

  /// Whether hidden fields lose their answers anywhere in the form.
  var clearsHidden: Bool {
    !plan.form.keepsHiddenValues && plan.scopes.indices.contains { clears($0) }
  }

  /// Whether something in a scope, or in items below it, may take answers away.
  func clears(_ scope: Int) -> Bool {
    !plan.form.keepsHiddenValues
      && plan.filling.scopes[scope].parts.indices.contains { part in
        !statements(of: scope, part).isEmpty
          || plan.part(scope, part).templates.contains { clears($0) }
      }
  }

  /// What clearing a scope needs from around it.
  func clearingNeeds(of scope: Int) -> SourceNeeds {
    var needs = SourceNeeds()
    for part in plan.filling.scopes[scope].parts.indices {
      if !statements(of: scope, part).isEmpty, let name = plan.scopes[scope].shows[part] {
        needs.formUnion(plan.needs(of: name, in: scope))
      }
      for template in plan.part(scope, part).templates where clears(template) {
        needs.formUnion(clearingNeeds(of: template))
      }
    }
    if scope == 0, plan.isRouted, needs.path || pathNeeds.today { needs.today = true }
    if scope == 0, plan.isRouted { needs.today = needs.today || pathNeeds.today }
    needs.outer.remove(scope)
    if scope == 0 { needs.path = false }
    return needs
  }

  /// What taking away all that is not handed in needs.
  var collectingNeeds: SourceNeeds {
    var needs = clearingNeeds(of: 0)
    if plan.isRouted { needs.formUnion(pathNeeds) }
    return needs
  }

  mutating func writeClearing() {
    guard clearsHidden || plan.hasSteps else { return }
    source.gap()
    source.line("// MARK: What is not asked")
    for scope in plan.scopes.indices where clears(scope) {
      let needs = clearingNeeds(of: scope)
      if needs.today { support.use(.day) }
      emit { writer, source in
        let plan = writer.plan
        source.block("extension \(plan.qualified(scope))") { source in
          source.doc("Takes away the answers to what is not asked.")
          source.block(
            "mutating func clearHidden(\(plan.parameters(needs, in: scope).joined(separator: ", ")))"
          ) { source in
            writer.writeRounds(of: scope, to: &source)
          }
        }
      }
    }
    if plan.hasSteps { writeStepClearing() }
  }

  /// Once, or again until nothing changes where a condition reads what a later one takes away.
  private func writeRounds(of scope: Int, to source: inout SwiftSource) {
    guard scope == 0, needsRounds else { return writeRound(of: scope, to: &source) }
    source.line("var before: Self")
    source.line("repeat {")
    source.indent { source in
      source.line("before = self")
      writeRound(of: scope, to: &source)
    }
    source.line("} while self != before")
  }

  private func writeRound(of scope: Int, to source: inout SwiftSource) {
    if scope == 0, plan.isRouted {
      source.line("let path = path" + plan.arguments(pathNeeds, names: { plan.variable(of: $0) }))
    }
    for part in plan.filling.scopes[scope].parts.indices {
      let statements = statements(of: scope, part)
      if !statements.isEmpty, let name = plan.scopes[scope].shows[part] {
        var tests = ["!" + holds(name, of: scope)]
        if plan.isRouted, let step = plan.part(scope, part).step {
          tests.insert("path.contains(.\(plan.steps[step]))", at: 0)
        }
        let head = "if \(tests.joined(separator: ", "))"
        if statements.count == 1 {
          source.line("\(head) { \(statements[0]) }")
        } else {
          source.block(head) { $0.add(statements) }
        }
      }
      writeItemClearing(of: scope, part, to: &source)
    }
  }

  /// What a hidden part takes away: every answer below it that is not shown elsewhere too.
  private func statements(of scope: Int, _ part: Int) -> [String] {
    let planned = plan.part(scope, part)
    guard plan.scopes[scope].shows[part] != nil, !(plan.isRouted && planned.isStep) else {
      return []
    }
    return plan.slots(at: part, in: scope).compactMap { slot in
      let name = plan.scopes[scope].properties[slot]
      let isList = plan.kind(ofSlot: slot, in: scope) == .itemList
      let statement = "\(name) = \(isList ? "[]" : "nil")"
      let others = plan.filling.scopes[scope].sharers[slot].filter {
        !(part..<planned.end).contains($0)
      }
      guard !others.isEmpty else { return statement }
      // Another field shows the same answer: it must be hidden too.
      let tests = others.map { other in
        plan.chain(of: other, in: scope).compactMap { plan.scopes[scope].shows[$0] }
          .map { holds($0, of: scope) }
      }
      if tests.contains(where: \.isEmpty) { return nil }
      let hidden = tests.map { "!(\($0.joined(separator: " && ")))" }
      return "if \(hidden.joined(separator: ", ")) { \(statement) }"
    }
  }

  private func writeItemClearing(of scope: Int, _ part: Int, to source: inout SwiftSource) {
    let planned = plan.part(scope, part)
    let templates = planned.templates.filter { clears($0) }
    guard let slot = planned.slot, !templates.isEmpty else { return }
    let list = plan.scopes[scope].properties[slot]
    let variable = plan.variable(of: scope)
    if templates.contains(where: { clearingNeeds(of: $0).outer.contains(scope) }) {
      source.line("let \(variable) = self")
    }
    func call(_ template: Int) -> String {
      let needs = clearingNeeds(of: template)
      return "clearHidden("
        + plan.argumentList(needs, names: { plan.variable(of: $0) }).joined(separator: ", ") + ")"
    }
    source.block("for index in \(list).indices") { source in
      guard planned.templates.count > 1 else {
        return source.line("\(list)[index].\(call(templates[0]))")
      }
      source.block("switch \(list)[index]") { source in
        for template in templates {
          let name = kindCase(of: template)
          source.line("case .\(name)(var entry):")
          source.line("  entry.\(call(template))")
          source.line("  \(list)[index] = .\(name)(entry)")
        }
        if templates.count < planned.templates.count { source.line("default: break") }
      }
    }
  }

  // MARK: Rounds

  /// Whether some condition reads what it, or a later one, takes away.
  private var needsRounds: Bool {
    if plan.isRouted { return true }
    var cleared: Set<SourcePlan.PartKey> = []
    for clearing in order(of: 0).reversed() {
      let planned = plan.part(clearing.scope, clearing.part)
      for local in clearing.part..<planned.end {
        if let slot = plan.part(clearing.scope, local).slot {
          cleared.insert(SourcePlan.PartKey(scope: clearing.scope, part: slot))
        }
      }
      let scopes = [clearing.scope] + plan.around(clearing.scope)
      for case .part(let levels, let local) in planned.visible?.references ?? []
      where scopes.indices.contains(levels) {
        guard let slot = plan.part(scopes[levels], local).slot else { continue }
        if cleared.contains(SourcePlan.PartKey(scope: scopes[levels], part: slot)) { return true }
      }
    }
    return false
  }

  private func order(of scope: Int) -> [Clearing] {
    plan.filling.scopes[scope].parts.indices.flatMap { part in
      (statements(of: scope, part).isEmpty ? [] : [Clearing(scope: scope, part: part)])
        + plan.part(scope, part).templates.flatMap { order(of: $0) }
    }
  }

  // MARK: Steps

  /// What passing a page over takes away.
  private mutating func writeStepClearing() {
    let plan = plan
    let needs = collectingNeeds
    let clears = clearsHidden
    let clearing = clearingNeeds(of: 0).today ? "today: today" : ""
    let path = pathNeeds.today ? "(today: today)" : ""
    source.gap()
    source.block("extension \(plan.valuesType)") { source in
      source.doc("The answers to hand in: without what is not asked, and what was passed over.")
      let today = needs.today ? "today: Day = .today, " : ""
      source.block("func collected(\(today)skipping skipped: Set<Step> = []) -> Self") { source in
        source.line("var values = self")
        if clears { source.line("values.clearHidden(\(clearing))") }
        source.line("for step in skipped { values.clear(step) }")
        if clears { source.line("values.clearHidden(\(clearing))") }
        if plan.isRouted {
          source.line("let path = values.path\(path)")
          source.line("for step in Step.allCases where !path.contains(step) { values.clear(step) }")
        }
        source.line("return values")
      }
      source.gap()
      source.doc("Takes away the answers on a page.")
      source.block("mutating func clear(_ step: Step)") { source in
        source.block("switch step") { source in
          for (step, part) in zip(plan.steps, plan.filling.steps) {
            source.line("case .\(step):")
            let slots = plan.slots(at: part, in: 0)
            source.indent { source in
              if slots.isEmpty { source.line("break") }
              for slot in slots {
                let isList = plan.kind(ofSlot: slot, in: 0) == .itemList
                source.line("\(plan.scopes[0].properties[slot]) = \(isList ? "[]" : "nil")")
              }
            }
          }
        }
      }
    }
  }
}
