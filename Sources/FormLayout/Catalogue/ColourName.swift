/// The colour names that SwiftUI has.
package enum ColourName {
  /// The names as SwiftUI spells them.
  package static let all = [
    "primary", "secondary", "accentColor", "red", "orange", "yellow", "green", "mint", "teal",
    "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear",
  ]
}
