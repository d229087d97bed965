/// How one component type is written into a page.
struct HTMLMarkup: Sendable {
  /// The catalogue name.
  let type: String
  let write: @Sendable (Component, inout HTMLWriter) -> [HTMLNode]

  /// One for each type of the catalogue.
  static let all: [HTMLMarkup] =
    content + textFields + choices + numbers + pickers + actions + containers + structure

  /// The markup of a type.
  static func named(_ type: String) -> HTMLMarkup? { table[type] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0) })
}
