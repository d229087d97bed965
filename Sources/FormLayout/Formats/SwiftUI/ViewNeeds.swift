/// What a view of the exported source is given by the view around it.
struct ViewNeeds: OptionSet {
  let rawValue: Int

  /// The answers of the form.
  static let values = ViewNeeds(rawValue: 1)
  /// What is wrong, by question.
  static let errors = ViewNeeds(rawValue: 2)
  /// Which question has the keyboard.
  static let focus = ViewNeeds(rawValue: 4)
  /// What the buttons do.
  static let actions = ViewNeeds(rawValue: 8)
  /// Whether this is the last page.
  static let lastStep = ViewNeeds(rawValue: 16)
  /// Today, which it asks for itself.
  static let today = ViewNeeds(rawValue: 32)
  /// The path, which it asks for itself.
  static let path = ViewNeeds(rawValue: 64)
  /// The number of the item it is in.
  static let index = ViewNeeds(rawValue: 128)
}
