internal import JSON

/// Finding what is wrong.
extension ValuesWriter {
  mutating func writeErrors() {
    guard plan.filling.scopes.contains(where: { !$0.keys.isEmpty }) else {
      return writeNoErrors()
    }
    var writer = ErrorSourceWriter(plan, support)
    let functions = writer.functions(of: 0)
    support = writer.support
    losses.append(writer.losses)
    var needs = writer.needs[0] ?? SourceNeeds()
    needs.formUnion(clearingNeeds(of: 0))
    if plan.hasSteps { needs.formUnion(pathNeeds) }
    if needs.today { support.use(.day) }
    support.use(.errorList)
    source.gap()
    source.line("// MARK: What is wrong")
    var parameters = needs.today ? ["today: Day = .today"] : []
    if plan.hasSteps { parameters.append("skipping skipped: Set<Step> = []") }
    let own = writer.needs[0] ?? SourceNeeds()
    emit { writer, source in
      source.block("extension \(writer.plan.valuesType)") { source in
        source.doc(
          "What is wrong with the answers: the first error of each question, in their order.")
        source.block(
          "func errors(\(parameters.joined(separator: ", "))) -> [FieldError]"
        ) { source in
          writer.writeEntry(own, to: &source)
        }
      }
    }
    for function in functions {
      source.gap()
      source.add(function)
    }
  }

  /// A form that asks nothing has nothing wrong.
  private mutating func writeNoErrors() {
    let skipping = plan.hasSteps ? "skipping skipped: Set<Step> = []" : ""
    emit { writer, source in
      source.block("extension \(writer.plan.valuesType)") { source in
        source.doc("What is wrong with the answers: nothing is asked.")
        source.line("func errors(\(skipping)) -> [FieldError] { [] }")
      }
    }
  }

  private func writeEntry(_ needs: SourceNeeds, to source: inout SwiftSource) {
    let changes = clearsHidden || plan.hasSteps
    if plan.hasSteps {
      let today = collectingNeeds.today ? "today: today, " : ""
      source.line("let values = collected(\(today)skipping: skipped)")
    } else if clearsHidden {
      source.line("var values = self")
      source.line("values.clearHidden(\(clearingNeeds(of: 0).today ? "today: today" : ""))")
    }
    source.line("var errors = ErrorList()")
    var arguments = ["&errors"]
    if plan.hasSteps {
      let path = plan.arguments(pathNeeds, names: { plan.variable(of: $0) })
      source.line("let path = values.path\(path).filter { !skipped.contains($0) }")
      arguments.append("path: path")
    }
    if needs.today { arguments.append("today: today") }
    source.line(
      "\(changes ? "values." : "")findErrors(\(arguments.joined(separator: ", ")))")
    source.line("return errors.found")
  }
}
