internal import JSON

extension ComponentLook {
  static let numbers: [ComponentLook] = [
    ComponentLook(
      type: "Stepper", shows: ["label", "help"], word: { _ in "stepper" },
      draw: { component, pen in
        let value = pen.answerText(component)
        let control =
          StyledText("[ \(pen.symbols.minus) ] ", .dim) + StyledText(value ?? " ", .bold)
          + StyledText(" [ + ]", .dim)
        return pen.flow([pen.fieldName(component), control]) + pen.below(component)
      }),
    ComponentLook(
      type: "Slider", shows: ["label", "help", "minimumLabel", "maximumLabel"],
      word: { _ in "slider" },
      facts: { component, pen in
        ["minimumLabel", "maximumLabel"].compactMap { name in
          pen.words(component, name).map {
            (name == "minimumLabel" ? "start " : "end ") + pen.quoted($0)
          }
        }
      },
      draw: { component, pen in pen.field(component) { $0.slider(component) } }),
    ComponentLook(
      type: "Rating", shows: ["label", "help"], word: { _ in "rating" },
      facts: { component, _ in ["\(component.stars) stars"] },
      draw: { component, pen in
        pen.field(component) { pen in
          let given = Int(min(max(pen.answer(component)?.doubleValue ?? 0, 0), 20))
          let stars = (0..<component.stars).map {
            $0 < given ? pen.symbols.star.on : pen.symbols.star.off
          }
          return pen.paragraph(StyledText(stars.joined(separator: " ")))
        }
      }),
    measure("ProgressView", "progress"),
    measure("Gauge", "gauge"),
  ]

  private static func measure(_ type: String, _ word: String) -> ComponentLook {
    ComponentLook(
      type: type, shows: ["label"], word: { _ in word },
      facts: { component, pen in [pen.amount(component)] },
      draw: { component, pen in
        let name = component.label == nil ? Block() : pen.paragraph(pen.name(component))
        return name + pen.measure(component)
      })
  }
}

extension Pen {
  /// A line from the least to the greatest value, with a knob where there is one.
  fileprivate func slider(_ component: Component) -> Block {
    let low = end(component, "minimum", "minimumLabel")
    let high = end(component, "maximum", "maximumLabel")
    let value = answer(component)
    let shown = value.map { StyledText("  " + visible($0.text()), .bold) } ?? StyledText()
    let marks = symbols.slider
    let taken = low.width + high.width + shown.width
    let room = min(width - taken - 4, 40)
    let ends = [low, high].filter { !$0.isEmpty }
    if room >= 5 {
      let line = StyledText(track(component, value, room), .dim)
      let parts = [low, StyledText(marks.left) + line + StyledText(marks.right), high]
      return paragraph(spaced(parts.filter { !$0.isEmpty }) + shown)
    }
    let line = StyledText(track(component, value, max(width - 2 - shown.width, 3)), .dim)
    var block = paragraph(StyledText(marks.left) + line + StyledText(marks.right) + shown)
    block.append(flow(ends, gap: " \(symbols.ellipsis) "))
    block.isBroken = true
    return block
  }

  private func spaced(_ parts: [StyledText]) -> StyledText {
    guard let first = parts.first else { return StyledText() }
    return parts.dropFirst().reduce(first) { $0 + " " + $1 }
  }

  private func end(_ component: Component, _ bound: String, _ label: String) -> StyledText {
    let number = component[bound].map { self.bound($0) }
    guard let words = words(component, label),
      number.map({ !$0.isIdentical(to: words) }) ?? true
    else { return StyledText(number ?? "") }
    return StyledText(words + (number.map { " (\($0))" } ?? ""))
  }

  private func track(_ component: Component, _ value: JSONValue?, _ room: Int) -> String {
    let line = symbols.slider.line
    guard let share = share(component, value) else { return String(repeating: line, count: room) }
    let before = Int((share * Double(room - 1)).rounded())
    return String(repeating: line, count: before) + symbols.slider.knob
      + String(repeating: line, count: room - 1 - before)
  }

  /// How far a value lies between the bounds, from 0 to 1.
  private func share(_ component: Component, _ value: JSONValue?) -> Double? {
    guard let value = value?.doubleValue else { return nil }
    let low = component["minimum"]?.doubleValue ?? 0
    let high = component["maximum"]?.doubleValue ?? 1
    let share = (value - low) / (high - low)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }

  /// A bar that is filled as far as the value goes.
  fileprivate func measure(_ component: Component) -> Block {
    let marks = symbols.bar
    let words = StyledText(" " + amount(component))
    let room = min(width - words.width - 2, 30)
    guard room >= 5 else { return paragraph(amount(component)) }
    let filled = Int(((share(component, component["value"]) ?? 0) * Double(room)).rounded())
    let bar =
      marks.left + String(repeating: marks.on, count: filled)
      + String(repeating: marks.off, count: room - filled) + marks.right
    return Block([StyledText(bar) + words])
  }

  /// A value and what is all of it: `60 of 100`.
  func amount(_ component: Component) -> String {
    let value = component["value"].map { bound($0) } ?? "0"
    return value + " of " + (component["maximum"].map { bound($0) } ?? "1")
  }
}

extension Component {
  /// How many stars a rating has.
  fileprivate var stars: Int { min(max(self["maximum"]?.intValue ?? 5, 1), 20) }
}
