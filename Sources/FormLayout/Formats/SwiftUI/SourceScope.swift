internal import JSON

/// What has values of its own, as a type of the exported source: the form, or one kind of item.
struct SourceScope {
  let type: String
  /// The property of each slot.
  let properties: [String]
  /// The case of `Field` of each slot.
  let cases: [String]
  private(set) var conditions: [SourceCondition] = []
  private var places: [String: Int] = [:]
  /// The names of the conditions of a part, by its place.
  var shows: [Int: String] = [:]
  var disables: [Int: String] = [:]
  var requires: [Int: String] = [:]
  /// The names of the conditions that decide on texts, by the field's id.
  var truths: [CodeUnits: String] = [:]
  /// The list of choices of a part, by its place.
  private(set) var choices: [Int: String] = [:]
  private var namer = SwiftNamer()

  init(_ scope: Int, _ plan: FillingPlan, type: String, cases namer: inout SwiftNamer) {
    self.type = type
    let planned = plan.scopes[scope]
    var properties: [String] = []
    var cases: [String] = []
    for (slot, key) in planned.keys.enumerated() {
      let id = planned.sharers[slot].first.map { planned.parts[$0].component.id } ?? ""
      let name = SwiftName.unreserved(
        SwiftName.lowerCamel(key) ?? SwiftName.lowerCamel(id) ?? "field")
      properties.append(self.namer.unique(name))
      cases.append(
        namer.unique(SwiftName.unreserved(SwiftName.lowerCamel(id) ?? name)))
    }
    self.properties = properties
    self.cases = cases
    for (part, place) in planned.parts.enumerated() where place.component.type == "Picker" {
      guard let slot = place.slot else { continue }
      choices[part] = self.namer.unique(properties[slot] + "Choices")
    }
  }

  /// Takes a condition in, and gives its name; `nil` where its value is always the one that is
  /// dropped.
  mutating func add(
    _ written: ConditionSourceWriter.Written, _ name: String, _ meaning: String,
    dropping constant: Bool?
  ) -> String? {
    guard written.constant == nil || written.constant != constant else { return nil }
    let unique = namer.unique(name)
    places[unique] = conditions.count
    conditions.append(
      SourceCondition(
        name: unique, needs: written.needs, statements: written.statements,
        expression: written.expression, meaning: meaning, pieces: written.pieces))
    return unique
  }

  /// The condition of a name that `add` gave.
  func condition(named name: String) -> SourceCondition? {
    places[name].map { conditions[$0] }
  }

  /// A name that nothing of the type has.
  mutating func unusedName(_ wanted: String) -> String { namer.unique(wanted) }
}
