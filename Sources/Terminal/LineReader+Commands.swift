internal import Platform

extension LineReader {
  /// Carries out one of our commands within the line editor.
  func perform(_ command: EditorCommand, completer: Completer) -> EditLine.Outcome {
    switch command {
    case .up:
      return moveRow(up: true) ? .refresh : recall { $0.previous(leaving: $1) }
    case .down:
      return moveRow(up: false) ? .refresh : recall { $0.next(leaving: $1) }
    case .newline:
      editor.insert("\n")
      return .refresh
    case .paste:
      editor.insert(pending)
      pending = ""
      return .refresh
    case .complete:
      return complete(completer)
    case .repaint:
      editor.moveCursor(by: -distanceBack)
      editor.repaint()
      return .nothing
    case .replace:
      editor.replaceAll(with: pending)
      editor.repaint()
      return .nothing
    case .search:
      show(search.map { PromptText($0.prompt(width: searchWidth)) } ?? prompt)
      editor.replaceAll(with: search?.shown ?? pending)
      return .refresh
    case .left, .right, .home, .end, .delete, .wordLeft, .wordRight, .deleteWordLeft,
      .deleteWordRight, .upperCase, .lowerCase, .capitalise, .redraw:
      return .refuse
    }
  }

  private func recall(
    _ choose: (inout InputHistory, String) -> String?
  ) -> EditLine.Outcome {
    let (before, after) = editor.text
    guard let line = choose(&history, before + after) else { return .refuse }
    editor.replaceAll(with: line)
    return .refresh
  }

  /// Moves the cursor by a row within a text of several; false at its first or last.
  private func moveRow(up: Bool) -> Bool {
    let (before, after) = editor.text
    guard let distance = RowMotion.distance(up: up, before: before, after: after) else {
      return false
    }
    editor.moveCursor(by: distance)
    return true
  }

  private func complete(_ completer: Completer) -> EditLine.Outcome {
    let (before, after) = editor.text
    let completion = completer(before)
    guard !completion.candidates.isEmpty else { return .refuse }
    if completion.replacement != completion.word {
      editor.deleteBackward(completion.word.unicodeScalars.count)
      editor.insert(completion.replacement)
      return .refresh
    }
    distanceBack = after.unicodeScalars.count
    editor.moveCursor(by: distanceBack)
    let listing = completion.listing(width: ConsoleSettings.width(of: STDOUT_FILENO))
    steps = [.write("\n" + listing.visibleText + "\n"), .command(.repaint)]
    return .refresh
  }

  // MARK: Searching

  private var searchWidth: Int { ConsoleSettings.width(of: STDOUT_FILENO) / 3 }

  /// What a key does while a search is on, or to begin one; nil where it is none of the search's.
  ///
  /// Enter sends the line found; Ctrl-C and Ctrl-G bring the draft back; any other key takes the line
  /// over and does what it always does.
  func searchSteps(for key: Key) -> [Step]? {
    guard search != nil else {
      guard key == .searchOlder else { return nil }
      let (before, after) = editor.text
      search = HistorySearch(entries: history.entries, draft: before + after)
      return [.command(.search)]
    }
    switch key {
    case .character(let scalar): search?.append(String(Character(scalar)))
    case .paste(let bytes):
      let text = String(decoding: bytes, as: UTF8.self).cleanedInput
      search?.append(String(text.prefix { $0 != "\n" }))
    case .control(0x08), .control(0x7F): search?.removeLast()
    case .searchOlder, .up: search?.older()
    case .searchNewer, .down: search?.newer()
    case .interrupt, .cancelSearch: return leaveSearch(with: search?.draft)
    case .enter:
      let hasFound = search?.hasFound == true
      return leaveSearch(with: search?.shown) + (hasFound ? [.code(0x0D)] : [])
    case .control, .newline, .tab, .endOfInput, .stop, .quit, .escape, .left, .right, .home, .end,
      .delete, .wordLeft, .wordRight, .deleteWordLeft, .deleteWordRight, .upperCase, .lowerCase,
      .capitalise, .compose:
      return leaveSearch(with: search?.shown) + steps(for: key)
    }
    return [.command(.search)]
  }

  private func leaveSearch(with text: String?) -> [Step] {
    pending = text ?? ""
    search = nil
    return [.command(.search)]
  }
}
