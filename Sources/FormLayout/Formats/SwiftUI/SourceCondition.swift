/// A computed answer of the exported values: whether something is shown, disabled or required.
struct SourceCondition {
  let name: String
  let needs: SourceNeeds
  /// What stands before the last expression.
  let statements: [String]
  let expression: String
  /// What it is, for its comment.
  let meaning: String
  /// The helpers that it calls.
  var pieces: Set<ValuesSupport.Piece> = []
}
