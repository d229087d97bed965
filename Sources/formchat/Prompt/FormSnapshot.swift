internal import Chat
internal import FormLayout
internal import JSON

/// The form as it stands in a prompt: whole, or, where it is very large, whole where the request
/// needs it and an index of the rest.
struct FormSnapshot {
  /// The most tokens of a form that is sent whole: some four hundred fields.
  static let tokensSentWhole = 15_000
  /// The most tokens of the components that are whole in a form that is not.
  private static let tokensOfWholes = 6_000

  /// What the heading says beside the revision, where the form is not whole.
  let note: String
  /// The form as compact JSON.
  let text: String

  /// - Parameter words: what was said, now and lately: it tells which components matter.
  init(_ form: JSONValue, about words: String) {
    let whole = form.text(.compact)
    guard TokenEstimate.tokens(in: whole) > Self.tokensSentWhole else {
      note = ""
      text = whole
      return
    }
    let wholes = SnapshotRelevance(form, words).ids(withinTokens: Self.tokensOfWholes)
    var text = whole
    // The less of the rest is told, the larger the form is.
    for detail in SnapshotIndex.Detail.allCases {
      text = SnapshotIndex(wholes: wholes, detail: detail).json(of: form).text(.compact)
      if TokenEstimate.tokens(in: text) <= Self.tokensSentWhole { break }
    }
    self.text = text
    let names = wholes.isEmpty ? "none" : wholes.sorted().joined(separator: " ")
    note =
      ", too large to be sent whole; whole are: \(names); of the others type, id and label are "
      + "shown, and \"omitted\" stands for as many more; ask if you need to see one"
  }
}
