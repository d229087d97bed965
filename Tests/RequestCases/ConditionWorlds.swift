internal import FormLayout
internal import JSON

/// Conditions compared by meaning: over every combination of telling values of the fields they read.
struct ConditionWorlds {
  private let layout: JudgedLayout
  private let fields: [String]
  private let spaces: [[JSONValue?]]

  init(_ layout: JudgedLayout, _ conditions: [Condition]) throws(Unmet) {
    self.layout = layout
    var operands: [String: [JSONValue]] = [:]
    for condition in conditions { Self.collect(condition, &operands) }
    fields = operands.keys.sorted()
    var spaces: [[JSONValue?]] = []
    for field in fields {
      guard let component = layout[field] else { throw Unmet("condition names no field \(field)") }
      spaces.append(Self.domain(component, operands[field] ?? []))
    }
    guard spaces.reduce(1, { $0 * $1.count }) <= 200_000 else {
      throw Unmet("too many fields to compare")
    }
    self.spaces = spaces
  }

  /// Every combination, until one is wrong.
  func firstWorld(where isWrong: ([String: JSONValue]) -> Bool) -> [String: JSONValue]? {
    var world: [String: JSONValue] = [:]
    func visit(_ place: Int) -> [String: JSONValue]? {
      guard place < fields.count else { return isWrong(world) ? world : nil }
      for value in spaces[place] {
        world[fields[place]] = value
        if let found = visit(place + 1) { return found }
      }
      return nil
    }
    return visit(0)
  }

  static func holds(_ condition: Condition, _ world: [String: JSONValue]) -> Bool {
    switch condition {
    case .always(let value): value
    case .all(let parts): parts.allSatisfy { holds($0, world) }
    case .any(let parts): parts.contains { holds($0, world) }
    case .not(let part): !holds(part, world)
    case .test(let field, let comparison, let value):
      Answering.today.map { comparison.holds(world[field], value, today: $0) } ?? false
    }
  }

  private static func collect(_ condition: Condition, _ operands: inout [String: [JSONValue]]) {
    switch condition {
    case .always: break
    case .all(let parts), .any(let parts): for part in parts { collect(part, &operands) }
    case .not(let part): collect(part, &operands)
    case .test(let field, _, let value): operands[field, default: []] += value.arrayValue ?? [value]
    }
  }

  /// Values of a field that tell two conditions on it apart.
  private static func domain(_ component: JudgedComponent, _ operands: [JSONValue]) -> [JSONValue?]
  {
    switch component.type {
    case "Toggle": return [nil, true, false]
    case "Picker":
      let values = component.options.compactMap { $0["value"] }
      guard component.json["multiple"] == .bool(true) else { return [nil] + values }
      let pairs = values.indices.dropFirst().map { JSONValue.array([values[$0 - 1], values[$0]]) }
      return [nil, []] + values.map { .array([$0]) } + pairs + [.array(values)]
    case "Rating", "Slider", "Stepper": return numbers(component, operands)
    case "TextField" where ["number", "integer"].contains(component.json["input"]?.stringValue):
      return numbers(component, operands)
    case "DatePicker": return [nil, "1950-06-15", "2026-11-30", "2090-06-15"] + operands
    default: return [nil, "", "zz"] + operands.filter { $0.stringValue != nil }
    }
  }

  private static func numbers(_ component: JudgedComponent, _ operands: [JSONValue]) -> [JSONValue?]
  {
    var points: Set<Int> = [0, 1]
    for number in operands.compactMap(\.intValue) {
      points.formUnion([number - 1, number, number + 1])
    }
    let isRating = component.type == "Rating"
    let low = component.json["minimum"]?.intValue ?? (isRating ? 1 : nil)
    let high = component.json["maximum"]?.intValue ?? (isRating ? 5 : nil)
    points.formUnion([low, high].compactMap { $0 })
    let inside = points.filter { $0 >= low ?? .min && $0 <= high ?? .max }
    return [nil] + inside.sorted().map { .number(JSONNumber($0)) }
  }
}
