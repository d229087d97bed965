internal import JSON

/// The way from page to page.
extension ViewsWriter {
  func writePages(_ root: ViewDraft, _ focuses: Bool, to source: inout SwiftSource) {
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
    for name in ["back", "next"] + (maySkip ? ["skip"] : []) where commonLabel(name) == nil {
      source.gap()
      writeLabels(name, to: &source)
    }
    return source.lines
  }

  private func writeButton(
    _ name: String, _ test: String?, _ call: String, _ modifier: String,
    to source: inout SwiftSource
  ) {
    let common = commonLabel(name)
    let tests = [test, common == nil ? "let \(name)Label" : nil].compactMap { $0 }
    guard common != "nil" else { return }
    let condition = tests.isEmpty ? nil : "if \(tests.joined(separator: ", "))"
    source.block(condition) { source in
      var lines = ["Button {"]
      let told = plan.steps.indices.compactMap { step -> String? in
        plan.part(0, plan.filling.steps[step]).component[name]?["action"]?.stringValue.map {
          "  if step == .\(plan.steps[step]) { onAction(\(SwiftText.literal($0)), values) }"
        }
      }
      lines +=
        told + ["  \(call)", "} label: {", "  Text(verbatim: \(common ?? "\(name)Label"))", "}"]
      source.add(lines)
      if !modifier.isEmpty { source.line(modifier) }
    }
  }

  /// The words on a button of every page, as source.
  private func labels(_ name: String) -> [String] {
    plan.filling.steps.map { label($0, name).map(SwiftText.literal) ?? "nil" }
  }

  /// The words that a button has on every page, as source; `nil` where pages differ.
  private func commonLabel(_ name: String) -> String? {
    let labels = labels(name)
    return Set(labels).count == 1 ? labels.first : nil
  }

  private func writeLabels(_ name: String, to source: inout SwiftSource) {
    let labels = labels(name)
    source.block("private var \(name)Label: String?") { source in
      source.block("switch step") { source in
        for (place, label) in labels.enumerated() where !labels[..<place].contains(label) {
          let steps = zip(plan.steps, labels).filter { $0.1 == label }.map { "." + $0.0 }
          source.call("case ", steps, ": \(label)")
        }
        source.line("case nil: nil")
      }
    }
  }
}
