internal import FormLayout

/// What comes of a wish.
enum Outcome: Sendable {
  /// These edits, said so; `focus` is what "it" means afterwards.
  case done([Edit], String, focus: [String])
  /// An answer that changes nothing.
  case answer(String)
  /// A question, since more than one thing may be meant.
  case ask(String)
  /// Understood, but it cannot be done.
  case cannot(String)
}
