/// What becomes of an element type, and what the article's renderer makes of it.
struct ViewElementKind {
  /// The catalogue's name; of a type that the catalogue does not know, the name as written.
  let type: String
  private let catalogued: ComponentType?
  private let read: Set<String>?

  /// Types are compared without regard to case, as the original does.
  init(_ written: String) {
    let folded = written.lowercased()
    catalogued = ComponentType.all.first { $0.name.lowercased() == folded }
    type = catalogued?.name ?? written
    read = Self.read[folded]
  }

  /// The fonts that the original's renderer tells apart; all others are body.
  static let effectiveFonts: Set = [
    "title", "headline", "subheadline", "body", "callout", "caption", "footnote",
  ]

  private static let field: Set = [
    "placeholder", "binding", "padding", "backgroundColor", "cornerRadius",
  ]

  /// The keys that the original's renderer looks at.
  private static let read: [String: Set<String>] = [
    "text": ["title", "value", "font", "foregroundColor"],
    "textfield": field,
    "securefield": field,
    "button": [
      "title", "action", "padding", "backgroundColor", "foregroundColor", "cornerRadius",
    ],
    "image": ["title"],
    "vstack": ["children"],
    "hstack": ["children"],
  ]

  /// Whether the original shows it at all.
  var isDrawn: Bool { read != nil }

  func reads(_ key: String) -> Bool { read?.contains(key) ?? false }

  /// Whether it holds a value, which has a key.
  var isField: Bool { catalogued?.kind == .field || Component(type: type, id: "").valueKind != nil }

  /// Whether a property has a place in it; a type that the catalogue does not know takes all.
  func takes(_ property: String) -> Bool { catalogued?.property(property) != nil || isUnknown }

  /// Whether a key has a place in it: of a list of items, its id is the only one.
  func takesKey(_ key: String) -> Bool { takes("binding") || isField && Identifier.isValid(key) }

  var isUnknown: Bool { catalogued == nil }

  var hasChildren: Bool {
    guard let catalogued else { return true }
    return if case .none = catalogued.children { false } else { true }
  }

  /// The property that `title` becomes.
  var titleProperty: String? {
    switch type {
    case "Text": "text"
    case "Image": "name"
    default: takes("label") ? "label" : nil
    }
  }
}
