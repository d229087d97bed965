/// The colours of a page's own words and controls, on a light or a dark background.
struct HTMLPalette {
  private let isDark: Bool

  init(isDark: Bool) {
    self.isDark = isDark
  }

  /// The one that stands out on a background.
  init(on background: Colour) {
    isDark = background.contrast(with: .white) > background.contrast(with: .black)
  }

  /// The palette as declarations, the words' own colour among them.
  var declarations: [String] {
    let colours = isDark ? Self.dark : Self.light
    return colours.map { "--\($0.name): \($0.value)" }
      + ["color: var(--text)"]
  }

  private static let light: KeyValueList = [
    ("text", "#1b1b1f"), ("muted", "#4e4e57"), ("back", "#ffffff"), ("field", "#ffffff"),
    ("line", "#74747e"), ("soft", "#d9d9e0"), ("accent", "#0b57d0"), ("on-accent", "#ffffff"),
    ("wrong", "#b3261e"),
  ]

  private static let dark: KeyValueList = [
    ("text", "#f1f1f5"), ("muted", "#c2c2cc"), ("back", "#17171a"), ("field", "#232328"),
    ("line", "#9b9ba6"), ("soft", "#3d3d45"), ("accent", "#8ab4ff"), ("on-accent", "#06245c"),
    ("wrong", "#ffb4ab"),
  ]

  private typealias KeyValueList = [(name: String, value: String)]
}
