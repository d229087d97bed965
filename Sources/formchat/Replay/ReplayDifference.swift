internal import Chat
internal import JSON

/// The first thing in which a replay is not what was recorded.
struct ReplayDifference: Equatable {
  /// The file that says otherwise: the transcript, or the expected screen.
  let file: String
  /// From 1.
  let line: Int
  let message: String

  /// The difference with its place.
  var words: String { "\(file):\(line): \(message)" }
}

extension Replay {
  /// Compares the events of the replay with those recorded.
  func differenceInEvents(file: String) -> ReplayDifference? {
    let recorded = transcript.events
    for index in 0..<max(recorded.count, events.count) {
      let place = index + 2
      guard index < events.count else {
        return ReplayDifference(
          file: file, line: place, message: "the \(recorded[index].kind) does not come out again")
      }
      guard index < recorded.count else {
        return ReplayDifference(
          file: file, line: recorded.count + 2,
          message: "a \(events[index].kind) comes out that was not recorded")
      }
      if let message = events[index].difference(from: recorded[index]) {
        return ReplayDifference(file: file, line: place, message: message)
      }
    }
    return nil
  }

  /// Compares the screen with the expected one.
  func differenceInScreen(expected: String, file: String) -> ReplayDifference? {
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let given = screen.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(wanted.count, given.count) {
      let old = index < wanted.count ? wanted[index] : nil
      let new = index < given.count ? given[index] : nil
      guard let old, let new, old.utf8.elementsEqual(new.utf8) else {
        return ReplayDifference(
          file: file, line: index + 1,
          message: "expected \(Self.quoted(old)), but the replay prints \(Self.quoted(new))")
      }
    }
    return nil
  }

  private static func quoted(_ line: Substring?) -> String {
    line.map { "'\($0)'" } ?? "the end"
  }
}

extension TranscriptEvent {
  /// What kind of event it is, in a word.
  fileprivate var kind: String {
    switch self {
    case .session: "session"
    case .layout: "layout"
    case .message(let message): message.sender == .me ? "message typed" : "reply"
    case .repair: "repair"
    case .revision: "revision"
    case .command: "command"
    }
  }

  /// How this event is not the recorded one; `nil` where they say the same.
  fileprivate func difference(from recorded: TranscriptEvent) -> String? {
    guard self != recorded else { return nil }
    guard kind == recorded.kind else {
      return "recorded is a \(recorded.kind), but the replay gives a \(kind)"
    }
    if case .revision(let new) = self, case .revision(let old) = recorded {
      if new.number != old.number { return "the revision comes out as number \(new.number)" }
      if new.parent != old.parent { return "the revision comes out after \(new.parent)" }
      if new.ops != old.ops { return "the revision's ops come out differently" }
      return "the revision's fingerprint comes out as \(new.fingerprint)"
    }
    let keys = json.objectValue?.keys.filter { json[$0] != recorded.json[$0] } ?? []
    return "the \(kind)'s \(keys.first.map { "'\($0)'" } ?? "contents") comes out differently"
  }
}
