internal import JSON

extension ComponentLook {
  static let choices: [ComponentLook] = [
    ComponentLook(
      type: "Picker", shows: ["label", "placeholder", "help", "options"],
      word: { component in
        let look = component.appearance ?? "menu"
        return component.isMultiple ? "several choices" : look == "menu" ? "menu" : look + " choice"
      },
      draw: { component, pen in
        pen.field(component) { $0.picker(component) }
      }),
    ComponentLook(
      type: "Toggle", shows: ["label", "help"],
      word: { $0.appearance == "checkbox" ? "checkbox" : "switch" },
      draw: { component, pen in
        let isOn = pen.answer(component) == true
        let marks = component.appearance == "checkbox" ? pen.symbols.checkbox : pen.symbols.toggle
        let mark = StyledText((isOn ? marks.on : marks.off) + " ")
        return pen.hanging(mark, pen.fieldName(component)) + pen.below(component)
      }),
  ]
}

extension Pen {
  /// The control of a `Picker`, by its appearance.
  fileprivate func picker(_ component: Component) -> Block {
    let choices = choices(component)
    if component.isMultiple {
      return marked(choices, symbols.checkbox) + placeholderNote(component)
    }
    switch component.appearance {
    case "radio": return marked(choices, symbols.radio) + placeholderNote(component)
    case "segmented": return segments(choices) + placeholderNote(component)
    case "wheel", "list": return rows(choices) + placeholderNote(component)
    default: return menu(component, choices)
    }
  }

  private func placeholderNote(_ component: Component) -> Block {
    words(component, "placeholder").map { note("placeholder: \($0)") } ?? Block()
  }

  private func menu(_ component: Component, _ choices: [Choice]) -> Block {
    let chosen = choices.filter(\.isChosen).map(\.label).joined(separator: ", ")
    let unknown = answerText(component)
    var content: [StyledText] = []
    if let text = chosen.isEmpty ? unknown : chosen {
      content = [StyledText(text)]
    } else if let placeholder = words(component, "placeholder") {
      content = [StyledText(placeholder, .placeholder)]
    }
    var block = fieldBox(content, mark: symbols.opens) + hiddenPlaceholder(component)
    if !choices.isEmpty {
      block.append(note(choices.map(\.words).joined(separator: symbols.separator)))
    }
    return block
  }

  /// Options each with its mark: on one line where a few short ones fit, else below each other.
  private func marked(_ choices: [Choice], _ marks: (off: String, on: String)) -> Block {
    let parts = choices.map { choice in
      StyledText((choice.isChosen ? marks.on : marks.off) + " ") + text(of: choice)
    }
    if choices.count <= 4 {
      let line = flow(parts, gap: "   ")
      if !line.isBroken { return line }
    }
    return zip(choices, parts).reduce(into: Block()) { block, pair in
      let mark = StyledText((pair.0.isChosen ? marks.on : marks.off) + " ")
      block.append(hanging(mark, text(of: pair.0)))
    }
  }

  private func segments(_ choices: [Choice]) -> Block {
    var line = StyledText("[ ", .dim)
    for (place, choice) in choices.enumerated() {
      if place > 0 { line += StyledText(" \(symbols.vertical) ", .dim) }
      let mark = choice.isChosen ? symbols.chosen + " " : ""
      line += StyledText(mark, .bold) + text(of: choice)
    }
    line += StyledText(" ]", .dim)
    guard line.width > width else { return Block([line]) }
    var block = marked(choices, symbols.radio)
    block.isBroken = true
    return block
  }

  private func rows(_ choices: [Choice]) -> Block {
    guard narrowed(by: 6) != nil else { return marked(choices, symbols.radio) }
    let content = choices.map { choice in
      StyledText(choice.isChosen ? symbols.leads + " " : "  ") + text(of: choice)
    }
    return fieldBox(content)
  }

  private func text(of choice: Choice) -> StyledText {
    StyledText(choice.words, choice.isDisabled ? .dim : choice.isChosen ? .bold : .plain)
  }
}
