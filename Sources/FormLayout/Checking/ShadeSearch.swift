/// The nearest shades that make words stand out, each found once for all words that look alike.
struct ShadeSearch {
  private struct Key: Hashable {
    let looks: Set<TextColours.Look>
    let needed: Double
  }

  private var texts: [Key: Colour?] = [:]
  private var extremes: [Key: Colour?] = [:]
  private var grounds: [Key: Colour?] = [:]

  /// The nearest shade of the words' own colour.
  mutating func text(_ own: Colour, for group: [ColouredWords], _ needed: Double) -> Colour? {
    let looks = group.distinctColours
    let key = Self.key(looks, needed)
    if let known = texts[key] { return known }
    let found = own.nearestShade { shade in
      looks.allSatisfy { $0.worst(foreground: shade) >= needed }
    }
    texts[key] = found
    return found
  }

  /// The nearest shade of the innermost background.
  mutating func ground(_ own: Colour, for group: [ColouredWords], _ needed: Double) -> Colour? {
    let looks = group.distinctColours
    let key = Self.key(looks, needed)
    if let known = grounds[key] { return known }
    let found = own.nearestShade { shade in
      looks.allSatisfy { $0.worst(background: shade) >= needed }
    }
    grounds[key] = found
    return found
  }

  /// Black or white words for grounds that are fixed.
  mutating func blackOrWhite(for group: [ColouredWords], _ needed: Double) -> Colour? {
    let looks = group.distinctColours
    let key = Self.key(looks, needed)
    if let known = extremes[key] { return known }
    let found: Colour? = [.black, .white].first { shade in
      looks.allSatisfy { $0.worst(foreground: shade) >= needed }
    }
    extremes[key] = found
    return found
  }

  private static func key(_ group: [TextColours], _ needed: Double) -> Key {
    Key(looks: Set(group.map(\.look)), needed: needed)
  }
}

extension [ColouredWords] {
  /// The colours of one entry of each look.
  var distinctColours: [TextColours] {
    var looks: Set<TextColours.Look> = []
    return map(\.colours).filter { looks.insert($0.look).inserted }
  }
}
