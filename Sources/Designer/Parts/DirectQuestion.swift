internal import FormLayout
internal import JSON

/// A question as it is put to the person: `may we contact you`, `do you smoke`.
enum DirectQuestion {
  /// The field that asks it; `nil` where the words are no direct question.
  static func field(_ keys: [String]) -> NewField? {
    guard keys.count > 2, let first = keys.first, helpers.contains(first),
      subjects.contains(keys[1])
    else { return nil }
    return NewField(
      type: "Picker", label: Words.capitalised(keys.joined(separator: " ")) + "?",
      props: [.text("appearance", "radio"), .list("options", OptionSet.named("yesNo"))])
  }

  private static let helpers: Set<String> = [
    "do", "does", "did", "are", "is", "was", "were", "have", "has", "may", "can", "could", "will",
    "would", "should",
  ]
  private static let subjects: Set<String> = ["you", "we", "your", "i", "they", "the", "there"]
}
