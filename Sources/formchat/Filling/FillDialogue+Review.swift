internal import FormLayout
internal import JSON
internal import Terminal

extension FillDialogue {
  /// Shows all answers, and submits them or changes one.
  mutating func review() -> Outcome {
    let fields = filling.fieldsOnPath.filter { filling.component(at: $0).type != "Repeat" }
    show(summary(of: fields))
    if let action = submitButton.flatMap({ filling.component(at: $0).action }) {
      show(screen.note("'\(action)' is sent with these answers"))
    }
    while true {
      let button = submitButton
      let label = button.flatMap { filling.words("label", at: $0) } ?? "Submit"
      let prompt = StyledText(label, .bold) + " (Enter, or a number to change an answer): "
      let input = console.readAnswer(prompt: screen.look.hasColour ? prompt.ansi : prompt.plain)
      guard case .line(let line) = input else {
        return .end(input == .interrupted ? .left : .inputEnded)
      }
      let text = line.trimmed.lowercased()
      switch FillCommand(line, isSecret: false) {
      case .back: if goBack(from: nil) { return .goOn }
      case .quit: return .end(.left)
      case .help: show(FillScreen.commands.flatMap { screen.note($0) })
      case .skip where filling.hasSteps:
        skipStep()
        return .goOn
      case .clear, .skip, nil:
        if text.isEmpty || text == "y" || text == "yes" { return submit(button) }
        guard let number = Int(text), fields.indices.contains(number - 1) else {
          show(
            screen.error(
              "Press Enter to send the answers, or type a number from 1 to \(fields.count)"))
          continue
        }
        filling.goToStep(of: fields[number - 1])
        return ask(fields[number - 1])
      }
    }
  }

  private func summary(of fields: [FillPlace]) -> [StyledText] {
    var lines = [StyledText(), StyledText("Your answers", .heading)]
    for (index, place) in fields.enumerated() {
      let component = filling.component(at: place)
      var label = filling.words("label", at: place) ?? Identifier.words(of: component.id)
      if let item = filling.item(of: place) {
        label = screen.itemName(filling, item) + ", " + label
      }
      let value = screen.answer(filling, place) ?? "–"
      let number = "\(index + 1)".count < 2 ? " \(index + 1)" : "\(index + 1)"
      let line =
        StyledText("\(number)  \(label): ", .dim) + StyledText(value.replacing("\n", with: " / "))
      lines += line.wrapped(to: screen.look.width, hanging: 4)
    }
    return lines
  }

  /// The button that submits: the first that is shown.
  private var submitButton: FillPlace? {
    filling.shownParts.first {
      let component = filling.component(at: $0)
      return component.type == "Button" && component.role == "submit"
    }
  }

  private mutating func submit(_ button: FillPlace?) -> Outcome {
    if let button, filling.isDisabled(button) {
      show(screen.error("This cannot be sent at present"))
      return .goOn
    }
    let step = filling.currentStep?.id
    guard let values = skipsLast ? filling.submitSkipping() : filling.submit() else {
      if filling.currentStep?.id != step { showStep() }
      askAgain()
      return .goOn
    }
    let action = button.map { filling.component(at: $0) }.flatMap(\.action)
    let errors = action.flatMap { ArticleAction(name: $0, in: filling.form) }?.errors(values) ?? []
    guard errors.isEmpty else {
      filling.setErrors(errors.map { ($0.field, $0.message) })
      askAgain()
      return .goOn
    }
    return .end(.submitted(action: action))
  }
}
