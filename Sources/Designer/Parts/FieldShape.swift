internal import FormLayout
internal import JSON

/// What the last or first word of a field's name tells of its type.
struct FieldShape: Sendable {
  let type: String
  let props: [PropertyChange]
  /// Whether the words are a question about the person, said of others: `whether they smoke`.
  let isReported: Bool

  private init(_ type: String, _ props: [PropertyChange] = [], isReported: Bool = false) {
    self.type = type
    self.props = props
    self.isReported = isReported
  }

  /// The shape of a field by its name's words; `nil` where they tell nothing.
  static func of(_ keys: [String]) -> FieldShape? {
    guard let first = keys.first, let last = keys.last else { return nil }
    let pair = keys.prefix(2).joined(separator: " ")
    if ["whether", "if"].contains(first) { return FieldShape("Toggle", isReported: true) }
    if pair == "how often" {
      return FieldShape(
        "Picker", [.text("appearance", "radio"), .list("options", OptionSet.named("frequency"))],
        isReported: true)
    }
    if ["how many", "number of"].contains(pair) {
      return FieldShape("Stepper", [.number("minimum", 0)], isReported: true)
    }
    if first == "when" {
      return FieldShape("DatePicker", [.text("mode", "date")], isReported: true)
    }
    if ["what", "why", "how", "where", "who", "when", "which"].contains(first) {
      let isOpen = ["what", "why", "how"].contains(first)
      return FieldShape(
        isOpen ? "TextEditor" : "TextField", isOpen ? [.number("rows", 3)] : [], isReported: true)
    }
    if let known = byLastWord[last] { return known }
    // `a note about the problem` is a note.
    let before = keys.prefix { !["about", "for", "of", "on", "from", "with", "in"].contains($0) }
    return before.count < keys.count ? before.last.flatMap { byLastWord[$0] } : nil
  }

  private static let byLastWord: [String: FieldShape] = {
    let date = FieldShape("DatePicker", [.text("mode", "date")])
    let email = FieldShape(
      "TextField", [.text("input", "email"), .text("purpose", "email"), .flag("email", true)])
    let phone = FieldShape(
      "TextField", [.text("input", "phone"), .text("purpose", "tel"), .flag("phone", true)])
    let address = FieldShape("TextField", [.text("input", "url"), .flag("url", true)])
    let long = FieldShape("TextEditor", [.number("rows", 4)])
    let number = FieldShape("TextField", [.text("input", "number")])
    let file = FieldShape("FileField")
    var table: [String: FieldShape] = [
      "password": FieldShape("SecureField"),
      "rating": FieldShape("Rating", [.number("maximum", 5)]),
    ]
    for (words, shape) in [
      ("date birthday deadline", date), ("email mail", email), ("phone telephone mobile", phone),
      ("website url homepage", address),
      (
        "comment comments message note notes feedback description story remarks explanation details bio suggestions",
        long
      ),
      ("price amount weight height budget income", number),
      ("photo upload attachment document scan certificate picture file", file),
      ("time", FieldShape("DatePicker", [.text("mode", "time")])),
      ("colour color", FieldShape("ColorPicker")),
    ] {
      for word in words.split(separator: " ") { table[String(word)] = shape }
    }
    return table
  }()

  /// The label: a reported question is put to the person.
  func label(_ keys: [String], _ typed: String) -> String {
    guard isReported else { return typed }
    return ReportedQuestion.direct(keys) ?? typed
  }
}
