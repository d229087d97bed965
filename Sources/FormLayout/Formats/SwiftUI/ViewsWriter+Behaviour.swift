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
      let head = "for error in values.errors\(skipping)"
      let isWide = head.count + test.count > 84
      if isWide { source.line(head) }
      source.block((isWide ? "" : head + " ") + "where \(test)") { source in
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
}
