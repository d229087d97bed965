internal import JSON

extension HTMLMarkup {
  static let choices: [HTMLMarkup] = [
    HTMLMarkup(type: "Picker") { component, writer in
      if component.isMultiple {
        return writer.fieldGroup(component, class: "choices") { field, _ in
          field.options(type: "checkbox", isRequired: false)
        }
      }
      switch component.appearance {
      case "radio", "list":
        return writer.fieldGroup(component, class: "choices") { field, _ in
          field.options(type: "radio", isRequired: field.isRequired)
        }
      case "segmented":
        return writer.fieldGroup(component, class: "choices segmented") { field, _ in
          field.options(type: "radio", isRequired: field.isRequired)
        }
      default: return writer.field(component) { field, writer in [field.menu(writer)] }
      }
    },
    HTMLMarkup(type: "Toggle") { component, writer in writer.toggle(component) },
  ]
}

extension HTMLWriter {
  /// A box to tick, its label beside it.
  fileprivate mutating func toggle(_ component: Component) -> [HTMLNode] {
    let (field, notes) = prepared(component)
    let input = HTMLNode.tag(
      "input",
      field.common(
        type: "checkbox",
        [
          "value": "true",
          "checked": HTMLField.flag(component.defaultValue == true),
          "disabled": HTMLField.flag(field.isReadOnly),
        ]))
    let label = HTMLNode.tag(
      "label", ["for": field.id], labelWords(component, marksOptional: false))
    return [finished("div", class: "field toggle", component, [input, label] + notes)]
  }
}

extension HTMLField {
  private func isInitial(_ value: String) -> Bool {
    let initial = component.defaultValue
    return initial == .string(value) || initial?.arrayValue?.contains(.string(value)) == true
  }

  /// One control for each option, each with its label.
  func options(type: String, isRequired: Bool) -> [HTMLNode] {
    let options = component.options.enumerated().map { index, option in
      choice(
        type: type, index: index, value: option.value, words: option.label,
        isOn: isInitial(option.value), isOff: option.isDisabled && !isInitial(option.value),
        isRequired: isRequired && index == 0)
    }
    return [.tag("div", ["class": "options"], options)]
  }

  /// One option.
  func choice(
    type: String, index: Int, value: String, words: String, isOn: Bool, isOff: Bool,
    isRequired: Bool
  ) -> HTMLNode {
    let own = "\(id).\(index)"
    return .tag(
      "div", ["class": "option"],
      [
        .tag(
          "input",
          [
            "type": type, "id": own, "name": name, "value": value,
            "checked": Self.flag(isOn), "disabled": Self.flag(isOff || isReadOnly),
            "required": Self.flag(isRequired), "data-testid": testID.map { "\($0).\(value)" },
          ]),
        .tag("label", ["for": own], words),
      ])
  }

  fileprivate func menu(_ writer: HTMLWriter) -> HTMLNode {
    let none = writer.words(component.placeholder) ?? "Choose one"
    var options: [HTMLNode] = [.tag("option", ["value": ""], none)]
    options += component.options.map { option in
      .tag(
        "option",
        [
          "value": option.value, "selected": Self.flag(isInitial(option.value)),
          "disabled": Self.flag(option.isDisabled && !isInitial(option.value)),
        ], option.label)
    }
    let attributes = common(
      type: nil,
      [
        "autocomplete": autocomplete("select"), "disabled": Self.flag(isReadOnly),
      ])
    return .element(
      HTMLElement(
        name: "select", attributes: attributes.compactMap { pair in pair.1.map { (pair.0, $0) } },
        children: options))
  }
}
