internal import JSON

extension HTMLMarkup {
  static let pickers: [HTMLMarkup] = [
    HTMLMarkup(type: "DatePicker") { component, writer in
      let isBirthday = component.purpose.flatMap { Purpose(token: $0) } == .birthday
      let appearance = component.appearance ?? (isBirthday ? "fields" : "calendar")
      if appearance == "fields", component.mode ?? "date" == "date" {
        return writer.fieldGroup(component, class: "date") { field, _ in field.dateParts() }
      }
      return writer.field(component) { field, _ in [field.dateInput()] }
    },
    HTMLMarkup(type: "ColorPicker") { component, writer in
      writer.field(component) { field, _ in
        let value = component.defaultValue?.stringValue.map { String($0.prefix(7)) }
        return [
          .tag(
            "input",
            field.common(
              type: "color",
              ["value": value?.lowercased(), "disabled": HTMLField.flag(field.isReadOnly)]
            ).filter { $0.0 != "required" }),
          .tag("output", ["for": field.id, "data-none": "no answer"], value ?? "no answer"),
        ]
      }
    },
    HTMLMarkup(type: "FileField") { component, writer in
      writer.field(component) { field, _ in
        [
          .tag(
            "input",
            field.common(
              type: "file",
              [
                "accept": field.accept,
                "multiple": HTMLField.flag(component.isMultiple),
                "disabled": HTMLField.flag(field.isReadOnly),
              ]))
        ]
      }
    },
  ]
}

extension HTMLField {
  fileprivate func dateInput() -> HTMLNode {
    let type =
      switch component.mode {
      case "time": "time"
      case "dateTime": "datetime-local"
      default: "date"
      }
    return .tag(
      "input",
      common(
        type: type,
        [
          "value": fixedDate("defaultValue"), "min": fixedDate("minimum"),
          "max": fixedDate("maximum"), "autocomplete": autocomplete(type),
          "readonly": Self.flag(isReadOnly),
        ]))
  }

  /// A date that stays what it is; one that moves with the day is the script's matter.
  private func fixedDate(_ property: String) -> String? {
    let date = component[property]?.stringValue.flatMap { DateValue(literal: $0) }
    let mode = component.mode ?? "date"
    return date?.mode.rawValue == mode ? date?.text : nil
  }

  /// Day, month and year to type, as people know their birthdays.
  fileprivate func dateParts() -> [HTMLNode] {
    let initial = component.defaultValue?.stringValue.flatMap { LocalDate($0) }
    let isBirthday = component.purpose.flatMap { AutofillToken($0)?.field } == "bday"
    let parts: [(unit: String, label: String, value: Int?)] = [
      ("day", "Day", initial?.day), ("month", "Month", initial?.month),
      ("year", "Year", initial?.year),
    ]
    let inputs = parts.map { part -> HTMLNode in
      let own = "\(id).\(part.unit)"
      return .tag(
        "div", ["class": "part"],
        [
          .tag("label", ["for": own], part.label),
          .tag(
            "input",
            [
              "type": "text", "id": own, "name": "\(name)-\(part.unit)",
              "value": part.value.map { String($0) }, "inputmode": "numeric",
              "autocomplete": isBirthday ? "bday-\(part.unit)" : nil, "data-unit": part.unit,
              "readonly": Self.flag(isReadOnly), "required": Self.flag(isRequired),
            ]),
        ])
    }
    return [.tag("div", ["class": "parts"], inputs)]
  }
}
