internal import FormLayout
internal import JSON
internal import Support

/// A form of a seed that nobody would write: every type anywhere, and words that are hard to draw.
struct ScribbledForm {
  private var random: SeededRandom
  private var count = 0

  /// The same form for the same seed.
  static func make(seed: UInt64) -> Form {
    var scribble = ScribbledForm(random: SeededRandom(seed: seed))
    let components = (0..<6).map { _ in scribble.component(depth: 0) }
    return Form(json: [
      "formchat": 1, "id": "scribble", "title": .string(scribble.words()),
      "components": .array(components),
    ])
  }

  private static let pieces = [
    "Name", "a", "Geburtstag", "生年月日を入力してください", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "e\u{301}te\u{301}", "שם",
    "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "\u{1B}[31m", "x\u{202E}y", "1️⃣", "한국어",
    "line\nfeed", "zero\u{200B}width", "ｱｲｳ", "❤️", "q'uote", "tab\tbed", "นี้",
  ]
  private static let types = ComponentType.all.map(\.name) + ["ProductCard", "", "Text"]

  private mutating func next(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private mutating func words() -> String {
    (0...next(5)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined(separator: " ")
  }

  private mutating func component(depth: Int) -> JSONValue {
    if next(40) == 0 { return 42 }
    count += 1
    let type = Self.types[next(Self.types.count)]
    var object: JSONObject = ["type": .string(type), "id": .string("c\(count)")]
    for name in ["label", "text", "description", "placeholder", "help", "alt"] where next(3) == 0 {
      object[name] = .string(words())
    }
    if next(4) == 0 { object["required"] = true }
    for name in ["visibleIf", "disabledIf", "requiredIf"] where next(6) == 0 {
      object[name] = ["field": .string("c\(next(20) + 1)"), "eq": .string(words())]
    }
    if next(3) == 0 {
      let options = (0...next(5)).map { place -> JSONValue in
        ["value": .string("v\(place)"), "label": .string(words())]
      }
      object["options"] = .array(options)
    }
    let appearances = ["menu", "radio", "segmented", "wheel", "list", "checkbox", "fields"]
    if next(2) == 0 { object["appearance"] = .string(appearances[next(appearances.count)]) }
    if next(8) == 0 { object["defaultValue"] = .string(words()) }
    if next(8) == 0 { object["columns"] = .number(JSONNumber(next(4) + 1)) }
    if case .none = ComponentType.named(type)?.children ?? .any { return .object(object) }
    guard depth < 6 else { return .object(object) }
    let children = (0..<next(4)).map { _ in component(depth: depth + 1) }
    object["children"] = .array(children)
    return .object(object)
  }
}
