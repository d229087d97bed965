extension Rule {
  /// Every kind of wish, those that must be recognised first before those with looser words.
  static let all: [Rule] =
    goingBack + requirements + conditions + limits + texts + names + choices + structure + removals
    + moves + types + additions + looks
}
