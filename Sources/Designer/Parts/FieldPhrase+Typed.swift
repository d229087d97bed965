internal import FormLayout

/// A component whose kind was named.
extension FieldPhrase {
  /// A component of a kind that was named, called by what is left.
  func typed(_ kind: TypePhrase, _ rest: ArraySlice<Token>) -> NewField? {
    let name = trimmed(withoutLink(rest))
    let isQuoted = name.contains { $0.kind == .quoted }
    guard !name.isEmpty else {
      if kind.type == "Text", message.tokens[..<rest.startIndex].last?.key == "line" {
        return NewField(type: "Divider", label: "", isTyped: true, isBare: true)
      }
      var field = NewField(
        type: kind.type, label: bareLabel(kind, rest), props: kind.props, isTyped: !kind.isVague)
      field.isBare = true
      return kind.isVague ? nil : field
    }
    guard !isQuoted || name.count == 1 else { return nil }
    guard isQuoted || !name.contains(where: { $0.isOne(of: Self.placing) }) else { return nil }
    if kind.isVague {
      var field = isQuoted ? heuristic(name) : untyped(name)
      field?.isNamed = isQuoted
      return field
    }
    if kind.type == "Picker", !isQuoted, isAnyPicker(after: rest), let field = untyped(name),
      Self.otherPickers.contains(field.type)
    {
      return field
    }
    var field = NewField(type: kind.type, label: label(name), props: kind.props, isTyped: true)
    field.isNamed = isQuoted
    if let known = KnownField.named(name.map(\.key)) {
      if !isQuoted { field.label = known.label; field.name = known.id }
      field.isEssential = known.isEssential
      if known.type == kind.type {
        for change in known.props where !field.has(change.name) { field.props.append(change) }
      } else if kind.type == "Picker" {
        field.props += known.props.filter { $0.name == "purpose" }
        if !known.choices.isEmpty { field.props.append(.list("options", known.choices)) }
      }
    }
    if kind.type == "Button" { shapeButton(&field) }
    return field
  }

  private static let otherPickers: Set<String> = ["DatePicker", "ColorPicker", "FileField"]

  /// Whether the kind was named by a word that all pickers have in common: `a birthday picker`.
  private func isAnyPicker(after rest: ArraySlice<Token>) -> Bool {
    guard rest.endIndex < message.tokens.count else { return false }
    return message.tokens[rest.endIndex].isOne(of: ["picker", "pickers", "selector", "select"])
  }

  private static let placing: Set<String> = [
    "before", "after", "above", "below", "under", "between", "at", "into",
  ]

  /// The words of a component that has none but its kind: `a Send button` says Send.
  private func bareLabel(_ kind: TypePhrase, _ rest: ArraySlice<Token>) -> String {
    switch kind.type {
    case "Divider", "Spacer", "Image": ""
    case "Button":
      Words.capitalised(
        ["submit", "send", "save", "cancel", "reset"].first { word in
          message.tokens[..<rest.startIndex].last { $0.key == "button" } != nil
            && message.tokens[..<rest.startIndex].suffix(3).contains { $0.key == word }
        } ?? "")
    case "Rating": "Rating"
    default: ""
    }
  }

  private func shapeButton(_ field: inout NewField) {
    let words = Words.keys(field.label)
    if let first = words.first, ["cancel", "back"].contains(first) {
      field.set(.text("role", "cancel"))
    } else if words.first == "reset" {
      field.set(.text("role", "reset"))
    } else {
      field.set(.text("role", "submit"))
    }
  }

  func label(_ tokens: ArraySlice<Token>) -> String {
    let text = message.text(of: tokens)
    return tokens.count == 1 && tokens.first?.kind == .quoted ? text : Words.capitalised(text)
  }
}
