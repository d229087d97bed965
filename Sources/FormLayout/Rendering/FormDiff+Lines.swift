internal import JSON

extension FormDiff {
  /// The differences as lines for people: `+ email  TextField  Email`,
  /// `~ newsletter  visibleIf  – → email is filled`.
  ///
  /// - Parameter isPlain: says the same in words alone, for screen readers.
  package func lines(
    width: Int, isASCII: Bool = false, isPlain: Bool = false
  ) -> [StyledText] {
    guard !isPlain else {
      return changes.flatMap {
        StyledText(DiffWords($0, isASCII: isASCII).sentence).wrapped(to: width, hanging: 2)
      }
    }
    let words = changes.map { DiffWords($0, isASCII: isASCII) }
    // Columns of one width for all lines; in a narrow terminal they give way.
    let most = max(6, (width - 2) / 3)
    let columns = [\DiffWords.name, \.what].map { column in
      min(most, max(12, words.map { $0[keyPath: column].displayWidth }.max() ?? 0)) + 2
    }
    return words.flatMap { $0.lines(columns, width: width) }
  }
}

/// One difference in words.
private struct DiffWords {
  /// The whole difference without signs.
  let sentence: String
  let mark: String
  let style: TextStyle
  let name: String
  let what: String
  let detail: String

  init(_ change: FormDiff.Change, isASCII: Bool) {
    let arrow = isASCII ? "->" : "→"
    name = change.id
    switch change.kind {
    case .added, .removed:
      let component = Component(json: (change.kind == .added ? change.new : change.old) ?? .null)
      mark = change.kind == .added ? "+" : "-"
      style = change.kind == .added ? .added : .removed
      what = component.type
      detail = component.words ?? ""
      let verb = change.kind == .added ? "added" : "removed"
      sentence = "\(verb) \(name): \(what)" + (detail.isEmpty ? "" : ", \(detail)")
    case .moved:
      mark = ">"
      style = .changed
      what = Self.move(change)
      detail = ""
      sentence = "\(name): \(what)"
    case .renamed, .changed:
      mark = "~"
      style = .changed
      what = change.property ?? ""
      let none = isASCII ? "-" : "–"
      let old = change.old.map { Self.line($0) } ?? none
      let new = change.new.map { Self.line($0) } ?? none
      detail = "\(old) \(arrow) \(new)"
      let before = change.old.map { Self.line($0) } ?? "nothing"
      let after = change.new.map { Self.line($0) } ?? "nothing"
      sentence = "changed \(name), \(what): from \(before) to \(after)"
    }
  }

  func lines(_ columns: [Int], width: Int) -> [StyledText] {
    let start = StyledText("\(mark) ", style)
    var head = start + Self.cell(StyledText(name), columns[0])
    let narrow = start + StyledText(name)
    guard !detail.isEmpty else {
      return Self.hanging(head, StyledText(what), width, narrow: narrow)
    }
    head += Self.cell(StyledText(what, .dim), columns[1])
    return Self.hanging(
      head, StyledText(detail), width, narrow: narrow + " " + StyledText(what, .dim))
  }

  /// A text in its column; two spaces at least part it from what follows.
  private static func cell(_ text: StyledText, _ column: Int) -> StyledText {
    text.padded(to: max(column, text.width + 2))
  }

  /// A line that goes on below, indented, where it is too long; `narrow` heads it without columns.
  private static func hanging(
    _ head: StyledText, _ tail: StyledText, _ width: Int, narrow: StyledText
  ) -> [StyledText] {
    guard (head + tail).width > width else { return [head + tail] }
    let room = width - head.width
    if room >= 16 {
      let space = StyledText(String(repeating: " ", count: head.width))
      return tail.wrapped(to: room).enumerated().map { index, line in
        (index == 0 ? head : space) + line
      }
    }
    return narrow.wrapped(to: width) + tail.wrapped(to: max(1, width - 4)).map { "    " + $0 }
  }

  private static func move(_ change: FormDiff.Change) -> String {
    let container = change.new?["in"]?.stringValue ?? ""
    let after = change.new?["after"]?.stringValue ?? "^"
    let place = after == "^" ? "to the front" : "after \(after)"
    guard change.old?["in"] != change.new?["in"] else { return "moved \(place)" }
    let target = container.isEmpty ? "to the top level" : "into \(container)"
    return after == "^" ? "moved \(target), at the front" : "moved \(target), after \(after)"
  }

  /// A value in one line; a very long one is cut with a mark.
  private static func line(_ value: JSONValue) -> String {
    let text: String
    switch value {
    case .string(let string): text = string.isEmpty ? "''" : string
    case .array(let elements):
      text = elements.isEmpty ? "[]" : elements.map(entry).joined(separator: ", ")
    case .null, .bool, .number, .object: text = value.text(.oneLine)
    }
    return text.truncated(to: 400, mark: "…")
  }

  /// An option by its label.
  private static func entry(_ value: JSONValue) -> String {
    FieldOption(json: value)?.label ?? value.stringValue ?? value.text(.oneLine)
  }
}
