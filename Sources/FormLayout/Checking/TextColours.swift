internal import JSON

/// The colours in which a component's words stand, with where they were set.
struct TextColours {
  /// The nearest foreground that is set; `nil` where the appearance decides.
  var foreground: String?
  /// The path of what sets it; root is the form.
  var foregroundOwner = ComponentPath.root
  /// The backgrounds that are set, outermost first.
  var backgrounds: [String] = []
  var backgroundOwner = ComponentPath.root
  var font = "body"

  /// The colours inside what has a style.
  func inside(_ style: JSONObject, at path: ComponentPath) -> TextColours {
    var result = self
    if let text = style["foregroundColor"]?.stringValue, Colour(text, isDark: false) != nil {
      result.foreground = text
      result.foregroundOwner = path
    }
    if let text = style["backgroundColor"]?.stringValue, Colour(text, isDark: false) != nil {
      result.backgrounds.append(text)
      result.backgroundOwner = path
    }
    if let name = style["font"]?.stringValue { result.font = name }
    return result
  }

  /// What lies behind the words: all backgrounds over the appearance's own.
  func background(isDark: Bool) -> Colour {
    backgrounds.reduce(isDark ? .black : .white) { below, text in
      Colour(text, isDark: isDark)?.over(below) ?? below
    }
  }

  /// The ratio in one appearance, of the foreground or of another in its place.
  func contrast(isDark: Bool, _ other: Colour? = nil) -> Double? {
    guard let foreground,
      let colour = other ?? Colour(foreground, isDark: isDark)
    else { return nil }
    let background = background(isDark: isDark)
    return colour.over(background).contrast(with: background)
  }

  /// The nearest shade of the foreground that reaches a ratio in both appearances: the same hue,
  /// darker or lighter.
  func passingShade(_ ratio: Double) -> Colour? {
    guard let foreground, let start = Colour(foreground, isDark: false) else { return nil }
    for step in 1...64 {
      for end in [Colour.black, .white] {
        var shade = start.mixed(with: end, Double(step) / 64)
        shade.alpha = 1
        guard let rounded = Colour(shade.hex, isDark: false) else { continue }
        let passes = [false, true].allSatisfy { contrast(isDark: $0, rounded) ?? 0 >= ratio }
        if passes { return rounded }
      }
    }
    return nil
  }
}

extension CheckContext {
  /// Every component with the colours of its words, in document order.
  var textColours: [(placed: PlacedComponent, colours: TextColours)] {
    var around = [TextColours().inside(form.style, at: .root)]
    return components.map { placed in
      around.removeLast(around.count - placed.ancestors.count - 1)
      let colours = around[around.count - 1].inside(placed.component.style, at: placed.path)
      around.append(colours)
      return (placed, colours)
    }
  }
}
