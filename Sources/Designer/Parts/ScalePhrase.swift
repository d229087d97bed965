/// The answers of a scale with words at its ends: `from strongly disagree to strongly agree`.
enum ScalePhrase {
  /// The choices of the scale that some words describe, in the order they say; `nil` for none.
  static func options(_ tokens: ArraySlice<Token>) -> [String]? {
    let keys = tokens.map(\.key)
    for (low, high, name) in scales {
      let (down, up) = (keys.firstIndex(of: low), keys.firstIndex(of: high))
      let isNamed = keys.contains("likert") && name == "agreement"
      let isScale =
        keys.contains("scale")
        && (down != nil || up != nil || keys.contains(nouns[name] ?? ""))
      guard isNamed || isScale || down != nil && up != nil else { continue }
      let options = OptionSet.named(name)
      guard let down, let up, down < up else { return options }
      return options.reversed()
    }
    return nil
  }

  private static let scales = [
    ("disagree", "agree", "agreement"), ("dissatisfied", "satisfied", "satisfaction"),
    ("never", "always", "often"), ("bad", "good", "quality"), ("poor", "excellent", "quality"),
  ]
  private static let nouns = [
    "agreement": "agreement", "satisfaction": "satisfaction", "often": "frequency",
    "quality": "quality",
  ]
}
