internal import JSON

/// The colours in which a component's words stand, with where they were set.
struct TextColours: Sendable {
  /// What is laid over all that is behind: a background, or a share of what is inside.
  private struct Layer: Hashable {
    var background: String?
    var opacity = 1.0
  }

  /// The nearest foreground that is set; `nil` where the appearance decides.
  private(set) var foreground: String?
  /// The path of what sets it; root is the form.
  private(set) var foregroundOwner = ComponentPath.root
  /// The paths of what sets the outermost and the innermost background.
  private(set) var outermostOwner = ComponentPath.root
  private(set) var backgroundOwner = ComponentPath.root
  private(set) var hasBackground = false
  private(set) var font = "body"
  private var layers: [Layer] = []

  /// What decides how words look, wherever it was set.
  struct Look: Hashable {
    private let foreground: String?
    private let layers: [Layer]

    fileprivate init(_ colours: TextColours) {
      foreground = colours.foreground
      layers = colours.layers
    }
  }

  var look: Look { Look(self) }

  /// The colours inside what has a style. `font` and `foregroundColor` are inherited, a background
  /// lies behind, and an opacity thins both.
  func inside(_ style: JSONObject, at path: ComponentPath) -> TextColours {
    guard !style.isEmpty else { return self }
    var result = self
    if let name = style["font"]?.stringValue { result.font = name }
    if let text = style["foregroundColor"]?.stringValue {
      result.foreground = Colour(text, isDark: false) == nil || text == "primary" ? nil : text
      result.foregroundOwner = path
    }
    var layer = Layer()
    var isOpaque = false
    if let text = style["backgroundColor"]?.stringValue,
      let colour = Colour(text, isDark: false), colour.alpha > 0
    {
      layer.background = text
      isOpaque = colour.alpha == 1
      if !hasBackground { result.outermostOwner = path }
      result.backgroundOwner = path
      result.hasBackground = true
    }
    if let opacity = style["opacity"]?.doubleValue, (0...1).contains(opacity) {
      layer.opacity = opacity
    }
    guard layer.background != nil || layer.opacity < 1 else { return result }
    // Nothing behind an opaque background is to be seen.
    if isOpaque, layer.opacity == 1, layers.allSatisfy({ $0.opacity == 1 }) {
      result.layers = [layer]
    } else {
      result.layers.append(layer)
    }
    return result
  }

  /// The words and what lies behind them, in one appearance; another foreground, or another
  /// innermost background, may be tried.
  func pair(
    isDark: Bool, foreground other: Colour? = nil, background: Colour? = nil
  ) -> (text: Colour, ground: Colour) {
    let text =
      other ?? foreground.flatMap { Colour($0, isDark: isDark) } ?? (isDark ? .white : .black)
    let innermost = layers.lastIndex { $0.background != nil }
    var ground: Colour = isDark ? .black : .white
    var behind: [(ground: Colour, opacity: Double)] = []
    for (index, layer) in layers.enumerated() {
      if layer.opacity < 1 { behind.append((ground, layer.opacity)) }
      let own = layer.background.flatMap { Colour($0, isDark: isDark) }
      ground = (index == innermost ? background ?? own : own)?.over(ground) ?? ground
    }
    var words = text.over(ground)
    for (below, opacity) in behind.reversed() {
      words = below.mixed(with: words, opacity)
      ground = below.mixed(with: ground, opacity)
    }
    return (words, ground)
  }

  /// The ratio in one appearance.
  func contrast(
    isDark: Bool, foreground: Colour? = nil, background: Colour? = nil
  ) -> Double {
    let (text, ground) = pair(isDark: isDark, foreground: foreground, background: background)
    return text.contrast(with: ground)
  }

  /// The ratio in the appearance in which it is worse.
  func worst(foreground: Colour? = nil, background: Colour? = nil) -> Double {
    min(
      contrast(isDark: false, foreground: foreground, background: background),
      contrast(isDark: true, foreground: foreground, background: background))
  }

  /// The ratio that words of this size need: large is 24 points, or 18.66 where it is bold.
  func needed(by component: Component) -> Double {
    if ["largeTitle", "title"].contains(font) { return 3 }
    guard ["title2", "title3"].contains(font) else { return 4.5 }
    let isBold = ["bold", "heavy", "black"].contains(component.style["weight"]?.stringValue)
    return isBold ? 3 : 4.5
  }
}
