internal import FormLayout
internal import JSON

/// How a form that is being filled is shown: words, questions, answers, errors. No state of its own.
struct FillScreen {
  let look: Look
  let dateOrder: DateOrder

  // MARK: Headings

  func title(_ filling: FormFilling) -> [StyledText] {
    let title = filling.words(ofForm: "title").map {
      StyledText($0, .heading).wrapped(to: look.width)
    }
    let summary = filling.words(ofForm: "description").map {
      StyledText($0).wrapped(to: look.width)
    }
    return (title ?? []) + (summary ?? [])
  }

  /// `Step 2 of 3: Company`.
  func step(_ filling: FormFilling) -> [StyledText] {
    guard let step = filling.currentStep, let place = filling.place(of: step.id) else { return [] }
    let progress = filling.progress
    let name = filling.words("label", at: place).map { ": \($0)" } ?? ""
    let line = StyledText("Step \(progress.current) of \(progress.total)\(name)", .heading)
    return line.wrapped(to: look.width) + sentence(filling.words("description", at: place))
  }

  /// What is read without being answered.
  func words(_ filling: FormFilling, _ place: FillPlace) -> [StyledText] {
    let component = filling.component(at: place)
    switch component.type {
    case "Text": return sentence(filling.words("text", at: place))
    case "Label", "Link": return sentence(filling.words("label", at: place))
    case "Image": return sentence(filling.words("alt", at: place))
    case "Item":
      return StyledText(itemName(filling, place), .heading).wrapped(to: look.width)
    case "Repeat", "Section", "GroupBox", "DisclosureGroup":
      guard let label = filling.words("label", at: place) else { return [] }
      return StyledText(label, .heading).wrapped(to: look.width)
        + sentence(filling.words("description", at: place))
    default: return []
    }
  }

  private func sentence(_ text: String?) -> [StyledText] {
    text.map { StyledText($0).wrapped(to: look.width) } ?? []
  }

  /// `Adult 2`: the kind, or what the list calls an item, with its number.
  func itemName(_ filling: FormFilling, _ item: FillPlace) -> String {
    let around = filling.list(of: item)
    let number = around.flatMap { filling.items(at: $0).firstIndex(of: item) }.map { $0 + 1 } ?? 1
    let kind =
      filling.words("label", at: item) ?? around.flatMap { filling.words("itemLabel", at: $0) }
    return "\(kind ?? "Entry") \(number)"
  }

  // MARK: Questions

  /// What stands above a prompt: help, options, the error.
  func question(_ filling: FormFilling, _ place: FillPlace) -> [StyledText] {
    let component = filling.component(at: place)
    var lines: [StyledText] = []
    let hints =
      filling.words("help", at: place)
      ?? FormPreview.hints(for: component, in: filling.form, language: look.language)
    lines += note(hints)
    if component.valueKind == .text, component.type == "TextField", !component.options.isEmpty {
      let labels = component.options.map { filling.label(of: $0, at: place) }
      lines += note("for example: " + labels.joined(separator: ", "))
    }
    if component.type == "Picker" { lines += options(filling, place) }
    lines += note(manner(of: component))
    if let error = filling.error(at: place) { lines += self.error(error.message) }
    return lines
  }

  private func options(_ filling: FormFilling, _ place: FillPlace) -> [StyledText] {
    let component = filling.component(at: place)
    return component.options.enumerated().flatMap { index, option in
      let suffix = option.isDisabled ? " (not available)" : ""
      let text = "  \(index + 1)  \(filling.label(of: option, at: place))\(suffix)"
      return StyledText(text, option.isDisabled ? .dim : .plain).wrapped(to: look.width, hanging: 5)
    }
  }

  /// How an answer is typed, where that is not plain.
  private func manner(of component: Component) -> String? {
    switch component.type {
    case "TextEditor": "several lines; a line with only a full stop ends them"
    case "Picker" where component.isMultiple: "several, with commas between them"
    case "FileField" where component.isMultiple: "a path on each line; an empty line ends them"
    case "FileField": "the path of a file"
    case "DatePicker" where component.mode == "time": "HH:MM"
    case "DatePicker" where component.mode == "dateTime": "\(dateOrder.pattern) HH:MM"
    case "DatePicker": dateOrder.pattern
    default: nil
    }
  }

  /// The prompt: the label, whether it is required, the answer so far.
  func prompt(_ filling: FormFilling, _ place: FillPlace) -> String {
    let component = filling.component(at: place)
    let label = filling.words("label", at: place) ?? Identifier.words(of: component.id)
    var text = StyledText(label, .bold)
    if filling.isRequired(place) {
      text += StyledText(look.isPlain ? " (required)" : " *", .required)
    }
    if component.type == "Toggle" { text += StyledText(" (yes or no)", .dim) }
    if let value = answer(filling, place) {
      let short = StyledText(value.replacing("\n", with: " ")).truncated(to: max(8, look.width / 3))
      text += StyledText(" [", .dim) + short + StyledText("]", .dim)
    }
    text.append(": ")
    return look.hasColour ? text.ansi : text.plain
  }

  /// A question that is passed over: nobody can answer it at present.
  func locked(_ filling: FormFilling, _ place: FillPlace) -> [StyledText] {
    let label = filling.words("label", at: place) ?? filling.component(at: place).id
    let value = answer(filling, place) ?? "not answered"
    return
      (StyledText(label, .bold) + StyledText(": \(value) ")
      + StyledText("(not to be changed)", .dim))
      .wrapped(to: look.width)
  }

  // MARK: Answers

  /// The answer as people read it; dots for a secret.
  func answer(_ filling: FormFilling, _ place: FillPlace) -> String? {
    let component = filling.component(at: place)
    guard let value = filling.value(at: place), !value.isNull, value != "" else { return nil }
    if component.type == "SecureField" {
      return look.isASCII ? "********" : FormFilling.hiddenSecret
    }
    if component.type == "Picker" {
      let values = value.arrayValue ?? [value]
      return values.map { value in
        component.options.first { .string($0.value) == value }
          .map { filling.label(of: $0, at: place) } ?? value.stringValue ?? value.text()
      }.joined(separator: ", ")
    }
    switch value {
    case .bool(let isOn): return isOn ? "yes" : "no"
    case .string(let text): return text
    case .array(let elements):
      return elements.map { $0.stringValue ?? $0.text() }.joined(separator: ", ")
    case .null, .number, .object: return value.text()
    }
  }

  // MARK: Remarks

  func error(_ message: String) -> [StyledText] {
    let mark = look.isPlain ? "Error: " : look.isASCII ? "x " : "✗ "
    return StyledText(mark + message, .error).wrapped(to: look.width)
  }

  func note(_ text: String?) -> [StyledText] {
    text.map { StyledText($0, .dim).wrapped(to: look.width) } ?? []
  }

  static let commands = [
    "/back goes to the question before, /clear takes an answer away, /skip passes a step over,",
    "/quit leaves and keeps the answers; Enter alone keeps an answer; //x answers '/x'",
  ]
}
