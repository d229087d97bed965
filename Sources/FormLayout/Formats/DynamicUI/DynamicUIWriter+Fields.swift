internal import JSON

extension DynamicUIWriter {
  mutating func takeOptions(into draft: inout DynamicUIWritingDraft) {
    takeDefaultChoice(into: &draft)
    guard let entries = draft.rest["options"]?.arrayValue else { return }
    draft.rest["options"] = nil
    let options = draft.component.options
    let written: [JSONValue] = options.map { option in
      [
        "value": .string(option.value),
        "label": identifiers.translated(.string(option.label)),
      ]
    }
    draft.set(
      .array(DynamicUIOptions.children(for: written, keeping: draft.origin.entries ?? [])),
      for: "children")
    if options.count != entries.count {
      lose("options", of: draft.component, "an entry is no option")
    }
    if options.map(\.value) != options.indices.map(String.init) {
      lose(
        "options.value", of: draft.component,
        "DynamicUI answers with the place of a choice, not with its value")
    }
    if options.contains(where: \.isDisabled) {
      lose("options.disabled", of: draft.component, "DynamicUI has no place for it")
    }
    if options.contains(where: { $0.image != nil }) {
      lose("options.image", of: draft.component, "DynamicUI has no place for it")
    }
  }

  private func takeDefaultChoice(into draft: inout DynamicUIWritingDraft) {
    guard let value = draft.rest["defaultValue"]?.stringValue,
      let place = draft.component.options.firstIndex(where: { $0.value.isIdentical(to: value) })
    else { return }
    draft.rest["defaultValue"] = nil
    var number = JSONValue.number(JSONNumber(place))
    if let old = draft.origin.spelled["defaultValue"], old.isEquivalent(to: number) { number = old }
    draft.set(number, for: "defaultValue")
  }

  // MARK: Dates

  mutating func takeDates(into draft: inout DynamicUIWritingDraft) {
    let mode = DateValue.Mode(rawValue: draft.component.mode ?? "date")
    switch mode {
    case .date: draft.set("date", for: ["parameters", "displayedComponents"])
    case .time: draft.set("hourAndMinute", for: ["parameters", "displayedComponents"])
    case .dateTime, nil: break
    }
    if mode != nil { draft.rest["mode"] = nil }
    for name in ["minimum", "maximum", "defaultValue"] {
      guard let value = draft.rest[name]?.stringValue else { continue }
      draft.rest[name] = nil
      takeDate(name, value, mode ?? .date, into: &draft)
    }
  }

  private mutating func takeDate(
    _ name: String, _ value: String, _ mode: DateValue.Mode,
    into draft: inout DynamicUIWritingDraft
  ) {
    let old = draft.origin.spelled[name]
    let moment = old.flatMap { DynamicUIMoment($0) }
    if let old, moment?.text(mode).isIdentical(to: value) ?? false {
      draft.set(old, for: name)
      return
    }
    guard let text = DynamicUIMoment.text(of: value, like: moment) else {
      lose(name, of: draft.component, "DynamicUI's dates are fixed moments")
      return
    }
    guard mode != .time || name == "defaultValue" || moment != nil else {
      lose(name, of: draft.component, "DynamicUI has no bounds for a time of day")
      return
    }
    draft.set(.string(text), for: name)
    if moment == nil {
      lose(name, of: draft.component, "DynamicUI's dates are moments: it is written as one in UTC")
    }
  }
}
