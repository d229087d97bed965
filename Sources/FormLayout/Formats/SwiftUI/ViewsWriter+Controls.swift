internal import JSON

/// Dates, numbers and files.
extension ViewsWriter {
  mutating func datePicker(
    _ component: Component, _ part: Int, _ binding: String, in draft: inout ViewDraft
  ) -> ViewSource {
    support.use(.dates)
    let mode = ["time": "time", "dateTime": "dateTime"][component.mode ?? "", default: "date"]
    var arguments = ["label", "date: \(binding)"]
    if mode != "date" { arguments.append("mode: .\(mode)") }
    for (property, name) in [("minimum", "earliest"), ("maximum", "latest")] {
      guard let bound = dateBound(component, property, part, in: &draft) else { continue }
      arguments.append("\(name): \(bound)")
    }
    var view = ViewSource(call: "OptionalDatePicker(", arguments)
    let standard = component.purpose == "bday" ? "fields" : "calendar"
    switch component.appearance ?? standard {
    case "wheel":
      support.use(.dateWheel)
      view.modify("dateWheelStyle()")
    case "fields":
      support.use(.dateFields)
      view.modify("dateFieldsStyle()")
    default: break
    }
    return view
  }

  /// A bound of the calendar: what the layout states, else what a rule does.
  private mutating func dateBound(
    _ component: Component, _ property: String, _ part: Int, in draft: inout ViewDraft
  ) -> String? {
    let rule = component.rule(property == "minimum" ? "after" : "before")?.value?.stringValue
    guard let text = component[property]?.stringValue ?? rule, DateText.isDate(text) else {
      return nil
    }
    let source = DateSource(text)
    if source.needsToday { draft.needs.insert(.today) }
    return source.expression
  }

  mutating func numberControl(
    _ component: Component, _ part: Int, _ binding: String, in draft: inout ViewDraft
  ) -> ViewSource? {
    support.use(.numberBinding)
    let isSlider = component.type == "Slider"
    let least = component["minimum"]?.doubleValue ?? (isSlider ? 0 : nil)
    let most = component["maximum"]?.doubleValue ?? (isSlider ? 100 : nil)
    var step = component["step"]?.doubleValue ?? 1
    if !(step > 0) { step = 1 }
    let start = SwiftText.number(least ?? min(0, most ?? 0))
    var arguments = ["value: \(binding)[or: \(start)]"]
    // A range without room would end the program.
    if least != nil || most != nil {
      let low = least ?? -1_000_000_000
      let high = most ?? 1_000_000_000
      guard low < high else { return ViewSource(fieldLabel(part, in: &draft)) }
      arguments.append("in: \(SwiftText.number(low))...\(SwiftText.number(high))")
      step = min(step, high - low)
    }
    arguments.append("step: \(SwiftText.number(step))")
    let label = fieldLabel(part, in: &draft)
    let head = "\(component.type)(\(arguments.joined(separator: ", ")))"
    let number = binding.dropFirst() + ".formatted"
    guard isSlider else {
      return ViewSource(
        [
          "\(head) {", "  LabeledContent {", "    Text(verbatim: \(number))", "  } label: {",
          "    \(label)", "  }", "}",
        ])
    }
    var lines = ["\(head) {", "  " + label]
    for (property, end) in [("minimumLabel", "minimum"), ("maximumLabel", "maximum")] {
      let text = component[property]?.stringValue ?? ""
      let words = words(text, at: part, in: &draft)
      lines += ["} \(end)ValueLabel: {", "  " + (text.isEmpty ? "EmptyView()" : textView(words))]
    }
    return ViewSource(
      ["LabeledContent {"] + (lines + ["}"]).map { "  " + $0 } + ["} label: {", "  " + label, "}"])
  }

  mutating func filePicker(
    _ component: Component, _ part: Int, _ binding: String, in draft: inout ViewDraft
  ) -> ViewSource {
    support.use(.files)
    let types = FileTypes(component["accept"]?.stringValue ?? "").expression
    let list = component.isMultiple ? binding : binding + ".list"
    let label =
      component.isMultiple ? words(component.label ?? component.id, at: part, in: &draft) : "label"
    let title = component.isMultiple ? [fieldLabel(part, in: &draft), "  .font(.subheadline)"] : []
    let picker = ViewSource(
      call: "FilePicker(",
      [label, "files: \(list)", "types: \(types)", "allowsSeveral: \(component.isMultiple)"])
    return ViewSource(title + picker.lines)
  }
}
