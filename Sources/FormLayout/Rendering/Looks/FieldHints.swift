internal import JSON

/// What an answer must follow, in words for people.
struct FieldHints {
  /// Phrases in lower case, the bounds first.
  let phrases: [String]

  /// `hasRange` is false where the drawing itself shows the least and the greatest value.
  init(_ component: Component, _ pen: Pen, hasRange: Bool = true) {
    let bounds = component.isField ? Self.bounds(of: component, pen, hasRange) : []
    phrases =
      bounds + Self.lengths(of: component)
      + component.rules.compactMap { Self.phrase($0, pen) }
  }

  /// The phrases as one line; `nil` where there are none.
  var sentence: String? {
    guard !phrases.isEmpty else { return nil }
    let text = phrases.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func bounds(
    of component: Component, _ pen: Pen, _ hasRange: Bool
  ) -> [String] {
    let isDate = component.type == "DatePicker"
    let isNumber = component.valueKind == .number && component.type != "Rating"
    let counts = component.isMultiple
    var result: [String] = []
    if hasRange, isDate || isNumber {
      let low = component["minimum"].map { pen.bound($0) }
      let high = component["maximum"].map { pen.bound($0) }
      result += [range(low, high, isDate: isDate)].compacted
    }
    if isNumber, let step = component["step"], step.doubleValue != 1 {
      result.append("in steps of " + pen.bound(step))
    }
    if counts {
      let low = component["minItems"].map { pen.bound($0) }
      let high = component["maxItems"].map { pen.bound($0) }
      result += [range(low, high, isDate: false).map { "\($0) of them" }].compacted
    }
    if component.type == "FileField" {
      result += [pen.words(component, "accept").map { "accepts \($0)" }].compacted
      if let size = component["maxSize"]?.doubleValue { result.append("at most \(bytes(size))") }
    }
    return result
  }

  private static func range(_ low: String?, _ high: String?, isDate: Bool) -> String? {
    switch (low, high) {
    case (let low?, let high?): isDate ? "from \(low) to \(high)" : "\(low) to \(high)"
    case (let low?, nil): isDate ? "from \(low) on" : "at least \(low)"
    case (nil, let high?): isDate ? "until \(high)" : "at most \(high)"
    case (nil, nil): nil
    }
  }

  private static func lengths(of component: Component) -> [String] {
    let low = component.rule("minLength")?.value?.intValue
    let high = component.rule("maxLength")?.value?.intValue
    switch (low, high) {
    case (let low?, let high?): return ["\(low) to \(high) characters"]
    case (let low?, nil): return ["at least \(low) characters"]
    case (nil, let high?): return ["at most \(high) characters"]
    case (nil, nil): return []
    }
  }

  /// `email`, `url`, `phone`, patterns and the host's own rules say nothing that a label does not.
  private static func phrase(_ rule: FieldRule, _ pen: Pen) -> String? {
    let value = rule.value ?? .null
    switch rule.name {
    case "matchField":
      return value.stringValue.map {
        "the same as " + pen.quoted(pen.visible(pen.sheet.name(of: $0)))
      }
    case "before": return "not after " + pen.bound(value)
    case "after": return "not before " + pen.bound(value)
    case "minAge": return value.intValue.map { "\($0) years or older" }
    case "maxAge": return value.intValue.map { "under \($0 + 1) years" }
    case "oneOf":
      let texts = value.arrayValue?.compactMap(\.stringValue) ?? []
      return texts.isEmpty ? nil : "one of " + pen.visible(texts.joined(separator: ", "))
    case "unique": return "different in every item"
    default: return nil
    }
  }

  private static func bytes(_ size: Double) -> String {
    let units = [("GB", 1_000_000_000.0), ("MB", 1_000_000), ("kB", 1_000)]
    for (unit, factor) in units where size >= factor {
      let tenths = (size / factor * 10).rounded() / 10
      return JSONNumber(tenths).text + " " + unit
    }
    return JSONNumber(size).text + " bytes"
  }
}

extension Pen {
  /// A bound in words: a number, a date, `3 days from today`, or the name of a field.
  func bound(_ value: JSONValue) -> String {
    guard let text = value.stringValue else { return visible(value.text()) }
    if text.hasPrefix("today") { return DateOffset(text)?.words ?? visible(text) }
    guard sheet.form.index.contains(text) else { return visible(text) }
    return quoted(visible(sheet.name(of: text)))
  }
}

/// A day as seen from today: `today+3d`.
private struct DateOffset {
  let words: String

  init?(_ text: String) {
    let offset = text.dropFirst("today".count)
    guard let sign = offset.first else {
      words = "today"
      return
    }
    let units = ["d": "day", "w": "week", "m": "month", "y": "year"]
    guard sign == "+" || sign == "-", let count = Int(offset.dropFirst().dropLast()), count >= 0,
      let unit = units[String(offset.suffix(1))]
    else { return nil }
    let amount = "\(count) \(unit)" + (count == 1 ? "" : "s")
    words = amount + (sign == "+" ? " from today" : " before today")
  }
}
