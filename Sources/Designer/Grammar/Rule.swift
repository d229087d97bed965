/// One kind of wish: how it is said, and what comes of it.
struct Rule: Sendable {
  /// How it may be said, as help and "I did not understand" show it.
  let example: String
  let patterns: [Pattern]
  /// What comes of it; `nil` where the words mean something else.
  let apply: @Sendable (Captures, Draft) -> Outcome?

  init(
    _ example: String, _ patterns: [String],
    apply: @escaping @Sendable (Captures, Draft) -> Outcome?
  ) {
    self.example = example
    self.patterns = patterns.flatMap { Pattern.all($0) }
    self.apply = apply
  }
}
