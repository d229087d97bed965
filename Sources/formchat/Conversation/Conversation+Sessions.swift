internal import Chat
internal import FormLayout
internal import Terminal

extension Conversation {
  /// Puts another session in the place of this one, which stays where it is kept.
  mutating func change(to next: (session: Session, journal: Journal)) {
    let isKept = journal.isKept
    let id = session.header.id
    session = next.session
    journal = next.journal
    stamps = starter?.stamps(for: session) ?? stamps
    leftFill = nil
    lastTurn = TurnOutcome()
    LastWords.set(starter?.farewell(self) ?? "")
    if isKept, id != session.header.id { tell("'\(id)' is kept; /session resume \(id) goes back") }
  }

  /// What begins other sessions; a replay has nothing of the kind.
  func requireStarter() throws(ProgramError) -> ConversationStarter {
    guard let starter else {
      throw ProgramError(.usage, "usage", "a replay has no sessions of its own")
    }
    return starter
  }
}
