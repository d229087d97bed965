internal import FormLayout
internal import JSON

/// What a person typed, as a field's value.
struct TypedAnswer {
  /// Why a text is no answer.
  struct Fault: Error, Equatable {
    let message: String
  }

  let component: Component
  /// The options with the labels as they are shown.
  let options: [FieldOption]
  let dateOrder: DateOrder
  let today: LocalDate

  /// Reads a text that is not empty.
  func value(_ text: String) throws(Fault) -> JSONValue {
    let trimmed = text.trimmed
    switch component.type {
    case "Picker":
      guard component.isMultiple else { return .string(try option(trimmed)) }
      return try choices(trimmed)
    case "ColorPicker": return .string(try colour(trimmed))
    case "TextField" where component.valueKind == .text:
      // The Tab key leaves a blank after a suggestion.
      let isSuggestion = options.contains { $0.label.isIdentical(to: trimmed) }
      return .string(isSuggestion ? trimmed : text.replacing("\n", with: " "))
    default: break
    }
    switch component.valueKind {
    case .number: return .number(try number(trimmed))
    case .boolean: return .bool(try flag(trimmed))
    case .date: return .string(try date(trimmed))
    case .text, .textList, .itemList, nil: return .string(text)
    }
  }

  // MARK: Choices

  /// An option by its label or value in any case, its number, or the beginning of one label.
  private func option(_ text: String) throws(Fault) -> String {
    let wanted = text.lowercased()
    let exact = options.first { $0.label.lowercased() == wanted || $0.value.lowercased() == wanted }
    var found = exact
    if found == nil, let number = Int(text), options.indices.contains(number - 1) {
      found = options[number - 1]
    }
    if found == nil {
      let near = options.filter { $0.label.lowercased().hasPrefix(wanted) && !wanted.isEmpty }
      if near.count == 1 { found = near[0] }
    }
    guard let found else {
      throw Fault(
        message: "Select one of the options: a number from 1 to \(options.count), or its name")
    }
    guard !found.isDisabled else { throw Fault(message: "'\(found.label)' is not available") }
    return found.value
  }

  /// Several options with commas between them, each once, in the order of the options.
  private func choices(_ text: String) throws(Fault) -> JSONValue {
    var chosen: [String] = []
    let whole = options.contains { $0.label.lowercased() == text.lowercased() }
    let parts = whole ? [text] : text.split(separator: ",").map { String($0).trimmed }
    for part in parts where !part.isEmpty { chosen.append(try option(part)) }
    let ordered = options.map(\.value).filter { value in
      chosen.contains { $0.isIdentical(to: value) }
    }
    return .array(ordered.map { .string($0) })
  }

  private func flag(_ text: String) throws(Fault) -> Bool {
    switch text.lowercased() {
    case "y", "yes", "on", "true", "1": return true
    case "n", "no", "off", "false", "0": return false
    default: throw Fault(message: "Answer yes or no")
    }
  }

  // MARK: Numbers, dates, colours

  private func number(_ text: String) throws(Fault) -> JSONNumber {
    let isComma = text.filter { $0 == "," }.count == 1 && !text.contains(".")
    let plain = isComma ? text.replacing(",", with: ".") : text
    guard let number = NumberText.value(plain) else { throw Fault(message: "Enter a number") }
    let isWhole = number.doubleValue == number.doubleValue.rounded()
    guard isWhole || component.input != "integer" else {
      throw Fault(message: "Enter a whole number")
    }
    return number
  }

  private func date(_ text: String) throws(Fault) -> String {
    switch component.mode {
    case "time":
      guard let time = DateOrder.time(text) else {
        throw Fault(message: "Enter a time such as 09:30")
      }
      return time
    case "dateTime":
      let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }.map(String.init)
      guard parts.count == 2, let day = day(parts[0]), let time = DateOrder.time(parts[1]) else {
        throw Fault(message: "Enter a date and a time: \(dateOrder.pattern) HH:MM")
      }
      return "\(day.text)T\(time)"
    default:
      guard let day = day(text) else {
        throw Fault(message: "Enter a date: \(dateExample)")
      }
      return day.text
    }
  }

  private var dateExample: String {
    dateOrder == .yearFirst ? dateOrder.pattern : "\(dateOrder.pattern), or YYYY-MM-DD"
  }

  private func day(_ text: String) -> LocalDate? {
    text.lowercased().hasPrefix("today")
      ? DateValue(text.lowercased(), today: today)?.day : dateOrder.day(text)
  }

  private func colour(_ text: String) throws(Fault) -> String {
    var digits = Array(text.uppercased().utf8.drop { $0 == UInt8(ascii: "#") })
    let isHex = digits.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard isHex, digits.count == 6 || digits.count == 8 else {
      throw Fault(message: "Enter a colour such as #1A2B3C")
    }
    guard digits.count == 6 || component["supportsOpacity"] != false else {
      throw Fault(message: "Enter a colour without opacity, such as #1A2B3C")
    }
    return "#" + String(decoding: digits, as: UTF8.self)
  }
}
