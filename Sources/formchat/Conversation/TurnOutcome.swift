internal import FormLayout

/// What the last message came to, for `ask` and for scripts.
struct TurnOutcome {
  /// The reply's words.
  var words = ""
  /// How many times a reply was sent back.
  var repairs = 0
  var renamed: [AppliedEdits.Renaming] = []
  /// Why there is no reply that stands.
  var error: ProgramError?
}
