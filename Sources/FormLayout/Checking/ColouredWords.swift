internal import JSON

/// A component with the colours of its words.
struct ColouredWords: Sendable {
  let placed: PlacedComponent
  let colours: TextColours
  /// The colours of what is around it.
  let around: TextColours
  /// The ratio of its words in the light and in the dark; 21 where it sets no colour and is in none.
  let light: Double
  let dark: Double

  /// The ratio in the appearance in which it is worse.
  var worst: Double { min(light, dark) }

  var isWorseInDark: Bool { dark < light }

  /// Whether its words stand out less than they need to.
  var isFaint: Bool { worst < 4.5 && worst < colours.needed(by: placed.component) }

  /// Whether there are words to be read, on a ground that is known: what cannot be used need not
  /// stand out (WCAG 1.4.3), and in a ZStack anything may lie behind.
  var areRead: Bool {
    let component = placed.component
    let isTyped = ["TextField", "SecureField", "TextEditor"].contains(component.type)
    return (isTyped || component.words?.isSpoken == true) && component.type != "Image"
      && component["disabledIf"] != true && !placed.ancestors.contains { $0.type == "ZStack" }
  }
}

extension [ColouredWords] {
  /// The entries of one cause together, in the order of the first of each.
  func grouped<Cause: Hashable>(by cause: (ColouredWords) -> Cause) -> [[ColouredWords]] {
    var places: [Cause: Int] = [:]
    var groups: [[ColouredWords]] = []
    for entry in self {
      let place = places[cause(entry), default: groups.count]
      if place == groups.count {
        groups.append([])
        places[cause(entry)] = place
      }
      groups[place].append(entry)
    }
    return groups
  }

  /// The ratio that all of them need.
  var needed: Double { map { $0.colours.needed(by: $0.placed.component) }.max() ?? 4.5 }
}

extension CheckContext {
  /// A property that sets a colour.
  enum ColourProperty: String {
    case foregroundColor, backgroundColor
  }

  /// A fix that sets a colour of the component at a place, or of the form at the root; `nil` leaves
  /// it to the system.
  func fix(
    _ title: String, _ property: ColourProperty, _ colour: Colour?, _ path: ComponentPath
  ) -> Fix {
    let owner = form[path].map { PlacedComponent(component: $0, path: path, ancestors: []) }
    let name = "style." + property.rawValue
    let change = colour.map { PropertyChange.path(name, .string($0.hex)) } ?? .unset(name)
    return Fix(
      title, .offered,
      [.set(ids: [owner.map { address(of: $0) } ?? TranslationPath.form], props: [change])])
  }
}

extension CheckContext {
  /// Every component with the colours of its words, in document order; each look is worked out once.
  static func colouredWords(in form: Form, _ components: [PlacedComponent]) -> [ColouredWords] {
    var around = [TextColours().inside(form.style, at: .root)]
    var known: [TextColours.Look: (light: Double, dark: Double)] = [:]
    var ratios: [(light: Double, dark: Double)] = []
    func ratio(of colours: TextColours) -> (light: Double, dark: Double) {
      guard colours.foreground != nil || colours.hasBackground else { return (21, 21) }
      let look = colours.look
      if let found = known[look] { return found }
      let found = (colours.contrast(isDark: false), colours.contrast(isDark: true))
      known[look] = found
      return found
    }
    ratios.append(ratio(of: around[0]))
    return components.map { placed in
      let depth = placed.ancestors.count
      around.removeLast(around.count - depth - 1)
      ratios.removeLast(ratios.count - depth - 1)
      let style = placed.component.style
      let outer = around[depth]
      around.append(outer.inside(style, at: placed.path))
      ratios.append(style.isEmpty ? ratios[depth] : ratio(of: around[depth + 1]))
      return ColouredWords(
        placed: placed, colours: around[depth + 1], around: outer, light: ratios[depth + 1].light,
        dark: ratios[depth + 1].dark)
    }
  }
}
