internal import Chat

/// The ids and dates of new messages: made here, or those of a record.
enum Stamps {
  /// The next number, and the time now in seconds since 1970.
  case live(next: Int, now: @Sendable () -> Int)
  /// The stamps of a recorded session, in order.
  case recorded(ArraySlice<Stamp>)

  struct Stamp: Sendable {
    let id: String
    let date: String
  }

  /// Takes the stamp of the next message.
  mutating func next() -> Stamp {
    switch self {
    case .live(let number, let now):
      self = .live(next: number + 1, now: now)
      return Stamp(id: "m\(number)", date: Timestamp.text(now()))
    case .recorded(var rest):
      let stamp = rest.popFirst() ?? Stamp(id: "?", date: "")
      self = .recorded(rest)
      return stamp
    }
  }
}
