internal import JSON

extension ComponentLook {
  static let pickers: [ComponentLook] = [
    ComponentLook(
      type: "DatePicker", shows: ["label", "placeholder", "help"],
      word: { component in
        switch component.mode {
        case "time": "time"
        case "dateTime": "date and time"
        default: "date"
        }
      },
      draw: { component, pen in pen.field(component) { $0.datePicker(component) } }),
    ComponentLook(
      type: "ColorPicker", shows: ["label", "help"], word: { _ in "colour" },
      draw: { component, pen in
        let value = pen.answerText(component)
        let swatch = StyledText("[ \(value == nil ? " " : pen.symbols.swatch) ]")
        let parts = [pen.fieldName(component), swatch + StyledText(value.map { " " + $0 } ?? "")]
        return pen.flow(parts) + pen.below(component)
      }),
    ComponentLook(
      type: "FileField", shows: ["label", "placeholder", "help"],
      word: { $0.isMultiple ? "files" : "file" },
      draw: { component, pen in pen.field(component) { $0.fileField(component) } }),
  ]
}

extension Pen {
  fileprivate func datePicker(_ component: Component) -> Block {
    let pattern =
      switch component.mode {
      case "time": "HH:MM"
      case "dateTime": "YYYY-MM-DD HH:MM"
      default: "YYYY-MM-DD"
      }
    let isFields = component.appearance.map { $0 == "fields" } ?? (component.purpose == "bday")
    if isFields, answer(component) == nil, words(component, "placeholder") == nil {
      let parts = pattern.split(separator: " ").map { part in
        part.split { $0 == "-" || $0 == ":" }.map { "[ \($0) ]" }
          .joined(separator: part.contains(":") ? " : " : " - ")
      }
      return flow(parts.map { StyledText($0, .placeholder) })
    }
    let mark = component.appearance == "wheel" ? symbols.wheel : symbols.calendar
    return fieldBox(boxContent(component, pattern: pattern), mark: mark)
      + hiddenPlaceholder(component)
  }

  fileprivate func fileField(_ component: Component) -> Block {
    let offer = component.isMultiple ? "Choose files" : "Choose a file"
    var parts = [StyledText("[ \(offer)\(symbols.ellipsis) ]")]
    if let text = answerText(component) {
      parts.append(StyledText(text))
    } else if let text = words(component, "placeholder") {
      parts.append(StyledText(text, .placeholder))
    }
    return flow(parts) + hiddenPlaceholder(component)
  }
}
