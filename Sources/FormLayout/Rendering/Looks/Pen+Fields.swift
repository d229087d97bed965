internal import JSON

extension Pen {
  /// What a field holds: the answer where there are answers, else the default.
  func answer(_ component: Component) -> JSONValue? {
    let value = values.map { $0[component.binding] } ?? component.defaultValue
    return value.flatMap { $0.isNull ? nil : $0 }
  }

  /// What a field holds, as text.
  func answerText(_ component: Component) -> String? {
    switch answer(component) {
    case nil, .null: return nil
    case .string(let text): return words(.string(text), path: "")
    case .array(let elements):
      return visible(elements.map { $0.stringValue ?? $0.text() }.joined(separator: ", "))
    case .object(let object): return visible("[\(JSONValue.object(object).text())]")
    case let value?: return visible(value.text())
    }
  }

  /// A field: its name, what draws its control, and what stands below.
  func field(_ component: Component, _ control: (Pen) -> Block) -> Block {
    paragraph(fieldName(component)) + control(self) + below(component)
  }

  /// The help of a field; where there is none, what an answer must follow.
  func below(_ component: Component) -> Block {
    if let help = words(component, "help") { return note(help, .plain) }
    let hints = FieldHints(component, self, hasRange: component.type != "Slider")
    return hints.sentence.map { note($0) } ?? Block()
  }

  /// What stands in the box of a field: its answer, else its placeholder, else a pattern.
  func boxContent(_ component: Component, pattern: String? = nil) -> [StyledText] {
    if let text = answerText(component) { return [StyledText(text)] }
    if let text = words(component, "placeholder") ?? pattern {
      return [StyledText(text, .placeholder)]
    }
    return []
  }

  /// The placeholder where an answer has taken its place.
  func hiddenPlaceholder(_ component: Component) -> Block {
    guard answerText(component) != nil, let text = words(component, "placeholder") else {
      return Block()
    }
    return note("placeholder: \(text)")
  }

  /// Parts beside each other on one line, else each on its own.
  func flow(_ parts: [StyledText], gap: String = "  ") -> Block {
    guard let first = parts.first else { return Block() }
    let line = parts.dropFirst().reduce(first) { $0 + StyledText(gap) + $1 }
    if line.width <= width { return Block([line]) }
    var block = parts.reduce(into: Block()) { $0.append(paragraph($1)) }
    block.isBroken = true
    return block
  }
}
