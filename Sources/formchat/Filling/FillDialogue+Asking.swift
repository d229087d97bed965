internal import FormLayout
internal import JSON
internal import Terminal

extension FillDialogue {
  /// Asks one field until there is an answer, or none.
  mutating func ask(_ place: FillPlace) -> Outcome {
    let component = filling.component(at: place)
    guard !component.isReadOnly, !filling.isDisabled(place) else {
      asked.insert(place)
      show(screen.locked(filling, place))
      return .goOn
    }
    show([StyledText()] + screen.question(filling, place))
    while true {
      let input = read(component, screen.prompt(filling, place), place)
      guard case .line(let line) = input else {
        return .end(input == .interrupted ? .left : .inputEnded)
      }
      if let command = FillCommand(line, isSecret: component.type == "SecureField") {
        guard let outcome = run(command, at: place) else { continue }
        return outcome
      }
      if let word = FillCommand.unknown(in: line),
        !["SecureField", "FileField"].contains(component.type)
      {
        show(screen.error("There is no command '/\(word)' here; //\(word) answers '/\(word)'"))
        show(FillScreen.commands.flatMap { screen.note($0) })
        continue
      }
      let text = component.type == "SecureField" ? line : FillCommand.literal(line)
      if text.trimmed.isEmpty {
        passed(place)
        return .goOn
      }
      do throws(TypedAnswer.Fault) {
        if take(try value(text, of: component, at: place), at: place) { return .goOn }
      } catch {
        show(screen.error(error.message))
      }
    }
  }

  /// Stores an answer and says what is wrong with it; false where the question is asked once more.
  /// Enter alone then keeps it for now: the step's end looks at it again.
  private mutating func take(_ value: JSONValue, at place: FillPlace) -> Bool {
    answer(value, at: place)
    guard let error = filling.ruleError(at: place), !error.message.isEmpty else { return true }
    asked.remove(place)
    trail.removeLast()
    show(screen.error(error.message))
    return false
  }

  private func read(_ component: Component, _ prompt: String, _ place: FillPlace) -> ConsoleInput {
    if component.type == "SecureField" { return console.readSecret(prompt: prompt) }
    let input = console.readAnswer(prompt: prompt) { completion($0, component, place) }
    guard case .line(let first) = input, !first.trimmed.isEmpty,
      FillCommand(first, isSecret: false) == nil
    else { return input }
    switch component.type {
    case "TextEditor" where !first.contains("\n"): return more(after: first, until: ".")
    case "FileField" where component.isMultiple: return more(after: first, until: "")
    default: return input
    }
  }

  /// Reads further lines up to the one that ends them.
  private func more(after first: String, until end: String) -> ConsoleInput {
    guard first != end else { return .line("") }
    var lines = [first]
    while true {
      switch console.readAnswer(prompt: "  ") {
      case .line(let line):
        if line.trimmed == end { return .line(lines.joined(separator: "\n")) }
        lines.append(line)
      case .interrupted: return .interrupted
      case .end: return .line(lines.joined(separator: "\n"))
      }
    }
  }

  private func completion(
    _ text: String, _ component: Component, _ place: FillPlace
  ) -> Completion {
    let labels = component.options.filter { !$0.isDisabled }.map {
      filling.label(of: $0, at: place)
    }
    let words = text.hasPrefix("/") ? FillCommand.allCases.map { "/\($0.rawValue)" } : labels
    let near = words.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    return near.isEmpty ? .none : Completion(word: text, candidates: near)
  }

  private func value(
    _ text: String, of component: Component, at place: FillPlace
  ) throws(TypedAnswer.Fault) -> JSONValue {
    if component.type == "FileField" { return try FileAnswer.value(text, of: component) }
    let options = component.options.map { option in
      var shown = option
      shown.label = filling.label(of: option, at: place)
      return shown
    }
    let typed = TypedAnswer(
      component: component, options: options, dateOrder: screen.dateOrder, today: filling.today)
    return try typed.value(text)
  }

  /// Carries a command out; `nil` where the question is asked once more.
  mutating func run(_ command: FillCommand, at place: FillPlace) -> Outcome? {
    switch command {
    case .help:
      show(FillScreen.commands.flatMap { screen.note($0) })
      return nil
    case .back:
      if goBack(from: place) { return .goOn }
      show(screen.error("This is the first question"))
      return nil
    case .clear:
      answer(nil, at: place)
      return .goOn
    case .skip:
      skipStep()
      return .goOn
    case .quit: return .end(.left)
    }
  }
}
