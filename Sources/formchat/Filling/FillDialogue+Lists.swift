internal import FormLayout
internal import JSON
internal import Terminal

extension FillDialogue {
  /// Asks what else is to be done with a list: items are added, taken out, moved, answered again.
  mutating func askList(_ place: FillPlace) -> Outcome {
    let label =
      filling.words("label", at: place) ?? Identifier.words(of: filling.component(at: place).id)
    show([StyledText()] + screen.note(manner(of: place)))
    if let error = filling.error(at: place) { show(screen.error(error.message)) }
    while true {
      let count = filling.items(at: place).count
      let prompt = StyledText(label, .bold) + StyledText(" [\(count)]", .dim) + ": "
      let look = screen.look
      let input = console.readAnswer(prompt: look.hasColour ? prompt.ansi : prompt.plain)
      guard case .line(let line) = input else {
        return .end(input == .interrupted ? .left : .inputEnded)
      }
      if let command = FillCommand(line, isSecret: false), command != .clear {
        guard let outcome = run(command, at: place) else { continue }
        return outcome
      }
      if line.trimmed.isEmpty {
        closed.insert(place)
        trail.append(place)
        return .goOn
      }
      if change(place, line.trimmed.lowercased()) {
        keep(self)
        return .goOn
      }
    }
  }

  private func manner(of place: FillPlace) -> String {
    let names = kindNames(at: place)
    let add = names.count == 1 ? "'add'" : names.map { "'\($0)'" }.joined(separator: " or ")
    let count = filling.items(at: place).count
    let most = filling.mayAddItem(at: place) ? "\(add) adds one; " : ""
    let more = count > 0 ? "'remove N', 'move N to N', 'edit N'; " : ""
    return most + more + "Enter goes on"
  }

  private func kindNames(at place: FillPlace) -> [String] {
    filling.kinds(at: place).map { ($0.label ?? $0.id).lowercased() }
  }

  /// Carries out what was typed; false where it says nothing.
  private mutating func change(_ place: FillPlace, _ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let items = filling.items(at: place)
    let numbers = words.compactMap { Int($0) }
    if let first = numbers.first, !items.indices.contains(first - 1) {
      show(screen.error("There is no number \(first)"))
      return false
    }
    switch (words.first, numbers.first) {
    case ("remove", let number?):
      filling.removeItem(items[number - 1], at: place)
    case ("move", let number?) where numbers.count == 2:
      filling.moveItem(items[number - 1], to: numbers[1] - 1, at: place)
    case ("edit", let number?):
      asked = asked.filter { !$0.items.starts(with: items[number - 1].items) }
    default: return add(text, at: place)
    }
    return true
  }

  private mutating func add(_ text: String, at place: FillPlace) -> Bool {
    let kinds = filling.kinds(at: place)
    let names = kindNames(at: place)
    var word = text
    for prefix in ["add ", "a ", "an ", "+ "] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count)).trimmed
    }
    var index = names.firstIndex(of: word)
    if index == nil {
      let near = names.indices.filter { names[$0].hasPrefix(word) }
      index = near.count == 1 ? near[0] : nil
    }
    if index == nil, kinds.count == 1, ["add", "yes", "y", "+"].contains(word) { index = 0 }
    guard let index else {
      show(screen.error("Type " + manner(of: place)))
      return false
    }
    guard filling.addItem(kinds[index].id, at: place) != nil else {
      show(screen.error("No more can be added"))
      return false
    }
    return true
  }
}
