internal import JSON

/// The looks of a form's components as classes: each look once, made of nothing but numbers and
/// colours that have been read as such.
struct HTMLStyles {
  /// One look, in the light and what changes in the dark.
  private struct Look: Hashable {
    var light: [String] = []
    var dark: [String] = []
  }

  /// The side on which lines of text begin.
  let start: String
  private let end: String
  private var looks: [Look] = []
  private var names: [Look: String] = [:]

  init(isRightToLeft: Bool = false) {
    start = isRightToLeft ? "right" : "left"
    end = isRightToLeft ? "left" : "right"
  }

  /// The class of a look; `nil` where it is none.
  mutating func name(of style: JSONObject, _ extra: [String] = []) -> String? {
    guard !style.isEmpty || !extra.isEmpty else { return nil }
    var look = Look()
    look.light = extra
    for member in style.members { add(member.key, member.value, to: &look) }
    guard !look.light.isEmpty else { return nil }
    if let known = names[look] { return known }
    looks.append(look)
    names[look] = "look-\(looks.count)"
    return names[look]
  }

  /// The rules for light, and what is different in the dark.
  func text(isDark: Bool) -> String {
    looks.enumerated().map { index, look in
      let declarations = isDark ? look.dark : look.light
      guard !declarations.isEmpty else { return "" }
      return ".look-\(index + 1) { \(declarations.joined(separator: "; ")) }\n"
    }.joined()
  }

  // MARK: Declarations

  private func add(_ name: String, _ value: JSONValue, to look: inout Look) {
    switch name {
    case "font": look.light += Self.fonts[value.stringValue ?? ""].map { [$0] } ?? []
    case "weight":
      look.light += Self.weights[value.stringValue ?? ""].map { ["font-weight: \($0)"] } ?? []
    case "foregroundColor": Self.addColour("color", value, to: &look)
    case "backgroundColor":
      Self.addColour("background-color", value, to: &look)
      Self.addPalette(value, to: &look)
    case "borderColor": Self.addColour("border-color", value, to: &look)
    case "borderWidth":
      look.light += Self.points(value).map { ["border-width: \($0)", "border-style: solid"] } ?? []
    case "padding": look.light += padding(value)
    case "cornerRadius": look.light += Self.points(value).map { ["border-radius: \($0)"] } ?? []
    case "spacing": look.light += Self.points(value).map { ["gap: \($0)"] } ?? []
    case "height": look.light += Self.points(value).map { ["min-height: \($0)"] } ?? []
    case "width":
      look.light +=
        value == "fill" ? ["width: 100%"] : Self.points(value).map { ["width: \($0)"] } ?? []
    case "opacity":
      if let part = value.doubleValue, (0...1).contains(part), part < 1 {
        look.light.append("opacity: \(JSONNumber(part).text)")
      }
    case "alignment":
      look.light += Self.alignments[value.stringValue ?? ""] ?? []
    default: break
    }
  }

  private static func points(_ value: JSONValue) -> String? {
    guard let number = value.doubleValue, (0...10_000).contains(number) else { return nil }
    return JSONNumber((number * 100).rounded() / 100).text + "px"
  }

  private func padding(_ value: JSONValue) -> [String] {
    if let all = Self.points(value) { return ["padding: \(all)"] }
    let sides = [
      ("top", "padding-top"), ("leading", "padding-\(start)"), ("bottom", "padding-bottom"),
      ("trailing", "padding-\(end)"),
    ]
    return sides.compactMap { side, property in
      value[side].flatMap { Self.points($0) }.map { "\(property): \($0)" }
    }
  }

  private static func addColour(_ property: String, _ value: JSONValue, to look: inout Look) {
    guard let text = value.stringValue, let light = Colour(text, isDark: false),
      let dark = Colour(text, isDark: true)
    else { return }
    look.light.append("\(property): \(light.cssText)")
    if light != dark { look.dark.append("\(property): \(dark.cssText)") }
  }

  /// On a background of its own, words and controls have the colours that stand out on it.
  private static func addPalette(_ value: JSONValue, to look: inout Look) {
    guard let text = value.stringValue, let light = Colour(text, isDark: false),
      let dark = Colour(text, isDark: true), light.alpha > 0.5
    else { return }
    look.light += HTMLPalette(on: light).declarations
    look.dark += HTMLPalette(on: dark).declarations
  }

  private static let fonts = [
    "largeTitle": "font-size: 2.125rem", "title": "font-size: 1.75rem",
    "title2": "font-size: 1.375rem", "title3": "font-size: 1.25rem",
    "headline": "font-size: 1.0625rem; font-weight: 600", "subheadline": "font-size: 0.9375rem",
    "body": "font-size: 1rem", "callout": "font-size: 1rem", "footnote": "font-size: 0.8125rem",
    "caption": "font-size: 0.75rem", "caption2": "font-size: 0.6875rem",
  ]

  private static let weights = [
    "ultraLight": 200, "thin": 100, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  private static let alignments = [
    "leading": ["align-items: flex-start", "text-align: left"],
    "center": ["align-items: center", "text-align: center"],
    "trailing": ["align-items: flex-end", "text-align: right"],
    "top": ["align-items: flex-start"], "bottom": ["align-items: flex-end"],
  ]
}

extension Colour {
  /// The colour in a style sheet.
  var cssText: String {
    guard alpha < 1 else { return hex.lowercased() }
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return
      "rgba(\(parts.joined(separator: ", ")), \(JSONNumber((alpha * 100).rounded() / 100).text))"
  }
}
