internal import JSON

extension HTMLMarkup {
  static let numbers: [HTMLMarkup] = [
    HTMLMarkup(type: "Stepper") { component, writer in
      writer.field(component) { field, _ in
        let step = component["step"]?.doubleValue.map { JSONNumber($0).text }
        return [
          .tag(
            "input",
            field.common(
              type: "number",
              [
                "value": component.defaultValue?.numberValue?.text,
                "min": field.number("minimum"), "max": field.number("maximum"),
                "step": step ?? "any", "readonly": HTMLField.flag(field.isReadOnly),
              ]))
        ]
      }
    },
    HTMLMarkup(type: "Slider") { component, writer in
      writer.field(component, class: "slider") { field, writer in field.slider(writer) }
    },
    HTMLMarkup(type: "Rating") { component, writer in
      writer.fieldGroup(component, class: "choices segmented") { field, _ in field.stars() }
    },
  ]
}

extension HTMLField {
  /// A line to slide along, what it stands at, and what its ends mean.
  fileprivate func slider(_ writer: HTMLWriter) -> [HTMLNode] {
    let value = component.defaultValue?.numberValue?.text
    let line = HTMLNode.tag(
      "input",
      common(
        type: "range",
        [
          "value": value, "min": number("minimum"), "max": number("maximum"),
          "step": number("step"), "disabled": Self.flag(isReadOnly),
        ]
      ).filter { $0.0 != "required" })
    let output = HTMLNode.tag(
      "output", ["for": id, "data-none": "no answer"], value ?? "no answer")
    let ends = ["minimumLabel", "maximumLabel"].map { writer.words(component, $0) }
    guard ends.contains(where: { !$0.isEmpty }) else { return [line, output] }
    return [
      line, .tag("p", ["class": "ends"], ends.map { .tag("span", [:], $0) }), output,
    ]
  }

  /// One choice for each number of stars.
  fileprivate func stars() -> [HTMLNode] {
    let most = min(max(component["maximum"]?.intValue ?? 5, 1), 20)
    let stars = (1...most).map { count in
      choice(
        type: "radio", index: count, value: String(count),
        words: count == 1 ? "1 star" : "\(count) stars",
        isOn: component.defaultValue?.doubleValue == Double(count), isOff: false,
        isRequired: isRequired && count == 1)
    }
    return [.tag("div", ["class": "options"], stars)]
  }
}
