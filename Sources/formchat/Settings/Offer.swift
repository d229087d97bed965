/// What may stand in a place of the command line, for completion in shells.
enum Offer: Sendable {
  /// Something that only the person knows.
  case nothing
  case files
  case words([String])
  /// The names of the sessions there are.
  case sessions
  /// One of these after the other.
  indirect case sequence([Offer])
}
