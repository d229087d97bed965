internal import FormLayout
internal import JSON

extension PropertyChange {
  /// The number it sets.
  var number: Int? { if case .number(_, let number) = self { number.intValue } else { nil } }
}

extension Draft {
  /// Sets lengths of text fields.
  func limiting(
    _ tokens: ArraySlice<Token>, isAnyText: Bool = false, _ limits: [(name: String, count: Int?)],
    _ words: (String, Int) -> String
  ) -> Outcome? {
    let isText: (Component) -> Bool = {
      ["TextField", "TextEditor", "SecureField"].contains($0.type)
        && !["number", "integer"].contains($0.input)
    }
    guard limits.allSatisfy({ $0.count.map { (0...100_000).contains($0) } ?? false }) else {
      return nil
    }
    let named: Result<[NamedComponent], Complaint> =
      isAnyText
      ? .success(reading.fields.filter { isText($0.component) })
      : targets(tokens, which: isText, are: "a text")
    switch named {
    case .failure(let complaint): return complaint.outcome
    case .success(let found):
      guard !found.isEmpty else { return nil }
      let props = limits.map { PropertyChange.number($0.name, JSONNumber($0.count ?? 0)) }
      for field in found {
        let least =
          limits.first { $0.name == "minLength" }?.count ?? field.component.rule("minLength")?
          .value?.intValue ?? 0
        let most =
          limits.first { $0.name == "maxLength" }?.count ?? field.component.rule("maxLength")?
          .value?.intValue ?? .max
        guard least <= most else {
          return .cannot(
            "\(field.title) would have to be at least \(least) and at most \(most) characters long")
        }
      }
      return setting(found, props) { names, _ in words(names, limits.last?.count ?? 0) }
    }
  }

  /// Bounds how many items, or choices, there may be.
  func counting(_ list: NamedComponent, _ least: Int?, _ most: Int?) -> Outcome? {
    guard let least, let most, (0...1_000).contains(least), least <= most, most <= 1_000 else {
      return nil
    }
    return setting(
      [list], [.number("minItems", JSONNumber(least)), .number("maxItems", JSONNumber(most))]
    ) { names, _ in "\(names) takes \(least) to \(most) now." }
  }

  /// Whether the least value stays below the greatest.
  func isOrdered(_ found: [NamedComponent], _ props: [PropertyChange]) -> Bool {
    found.allSatisfy { field in
      let least =
        props.first { $0.name == "minimum" }?.number ?? field.component["minimum"]?.intValue
      let most =
        props.first { $0.name == "maximum" }?.number ?? field.component["maximum"]?.intValue
      guard let least, let most else { return true }
      return least < most
    }
  }

  /// `email`, `url` or `phone`, by what fields ask for.
  func kindOfAddress(_ found: [NamedComponent]) -> String? {
    let kinds = Set(
      found.map { field -> String? in
        switch Purpose.of(field.component) {
        case .email: "email"
        case .telephone: "phone"
        case .webAddress: "url"
        default: ["email": "email", "url": "url", "phone": "phone"][field.component.input ?? ""]
        }
      })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  /// The field that asks for a person's date of birth: named itself, or by who is asked.
  func birthday(_ tokens: ArraySlice<Token>) -> NamedComponent? {
    if let one = find(tokens).one, one.component.type == "DatePicker" { return one }
    let isBirthday: (NamedComponent) -> Bool = {
      $0.component.type == "DatePicker" && Purpose.of($0.component) == .birthday
    }
    let all = reading.components.filter(isBirthday)
    if let scope = finder.container(tokens).one {
      let inside = all.filter { $0.placed.ancestors.contains { $0.id == scope.component.id } }
      return inside.count == 1 ? inside[0] : nil
    }
    let people: Set<String> = [
      "people", "users", "they", "applicants", "you", "everyone", "customers", "patients",
      "visitors", "guests", "participants", "members",
    ]
    guard tokens.count == 1, people.contains(tokens.first?.key ?? "") else { return nil }
    return all.count == 1 ? all[0] : nil
  }

  /// Bounds a date by today or by another date.
  func bounding(_ found: [NamedComponent], _ captures: Captures) -> Outcome? {
    let keys = Set(message.tokens.map(\.key))
    if captures.has("T2") || captures.has("T3") {
      let isAfter = captures.has("T2")
      guard let other = find(captures[isAfter ? "T2" : "T3"]).one,
        other.component.type == "DatePicker", found.count == 1,
        found[0].component.id != other.component.id
      else {
        return find(captures[isAfter ? "T2" : "T3"]).complaint
      }
      return setting(found, [.text(isAfter ? "after" : "before", other.component.id)]) { names, _ in
        "\(names) must be \(isAfter ? "after" : "before") \(other.title) now."
      }
    }
    if let days = captures["N"].first?.whole {
      return setting(found, [.text("after", "today+\(days)d")]) { names, _ in
        "\(names) must be at least \(days) days ahead now."
      }
    }
    let isNegative = keys.contains("not") || keys.contains("no")
    let wantsFuture =
      keys.contains("later") || keys.contains("future") != isNegative && !keys.contains("past")
      || keys.contains("past") && isNegative || keys.contains("before") && isNegative
    return setting(found, [.text(wantsFuture ? "after" : "before", "today")]) { names, _ in
      "\(names) must be today or \(wantsFuture ? "later" : "earlier") now."
    }
  }

  /// A pattern with another count of digits, where it has exactly one: `^NW-[0-9]{6}$`.
  func resized(_ field: NamedComponent, _ captures: Captures) -> Outcome? {
    guard let pattern = field.component.rule("pattern")?.value?.stringValue,
      let count = captures["N"].first?.whole,
      let range = PatternDigits.count(in: pattern)
    else {
      return .cannot(
        "\(field.title) has the pattern \(field.component.rule("pattern")?.value?.stringValue ?? "") already; remove the pattern first"
      )
    }
    let new =
      String(pattern[..<range.lowerBound]) + "\(count)" + String(pattern[range.upperBound...])
    var props: [PropertyChange] = [.text("pattern", new)]
    if field.component["messages"]?["pattern"] != nil {
      props.append(.list("messages", ["pattern="]))
    }
    return setting([field], props) { names, _ in "\(names) takes \(count) digits now: \(new)" }
  }
}

/// The place of the one count of digits in a pattern.
enum PatternDigits {
  static func count(in pattern: String) -> Range<String.Index>? {
    for head in ["[0-9]{", "\\d{"] {
      guard let open = pattern.ranges(of: head).first, pattern.ranges(of: head).count == 1,
        let close = pattern[open.upperBound...].firstIndex(of: "}")
      else { continue }
      let inside = open.upperBound..<close
      return Int(pattern[inside]) == nil ? nil : inside
    }
    return nil
  }
}

extension Draft {
  /// Adds a field after another that must repeat it.
  func confirming(_ field: NamedComponent) -> Outcome? {
    let component = field.component
    let isConfirmed = reading.components.contains {
      $0.component.rule("matchField")?.value?.stringValue == component.id
    }
    guard !isConfirmed else { return .cannot("\(field.title) is asked twice already") }
    let name = (component.label ?? component.id)
    var second = NewField(type: component.type, label: "Confirm \(name.lowercased())")
    for key in ["input", "purpose"] {
      if let text = component[key]?.stringValue { second.set(.text(key, text)) }
    }
    if component.isRequired { second.set(.flag("required", true)) }
    second.set(.text("matchField", component.id))
    return adding(
      [second],
      at: PlacePhrase(
        place: Edit.Place(in: field.placed.parent?.id ?? "", after: component.id),
        words: "after \(field.title)"))
  }
}

extension Draft {
  /// Whether `the slider should start at 5` is about where its thumb stands: within its bounds.
  func meansDefault(_ captures: Captures) -> Bool {
    guard clause.contains(where: { $0.isOne(of: ["start", "starts", "begin"]) }),
      let number = captures["N"].first?.whole, let one = find(captures["T"]).one,
      one.component.type == "Slider", let least = one.component["minimum"]?.intValue,
      let most = one.component["maximum"]?.intValue
    else { return false }
    return least < number && number < most
  }
}
