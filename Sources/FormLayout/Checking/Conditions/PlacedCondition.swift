internal import JSON

/// A condition together with where it stands.
struct PlacedCondition: Sendable {
  let owner: PlacedComponent
  /// The owner's number in document order.
  let number: Int
  /// The keys and indices from the owner's root.
  let tokens: [String]
  let json: JSONValue
  let condition: Condition

  /// The property that holds it.
  var name: String { tokens[0] }

  /// The place in the form's JSON.
  var pointer: JSONPointer { owner.path.pointer.appending(contentsOf: JSONPointer(tokens)) }

  /// Every condition that is well formed, component by component in document order.
  static func all(in components: [PlacedComponent]) -> [PlacedCondition] {
    var found: [PlacedCondition] = []
    for (number, owner) in components.enumerated() {
      func add(_ json: JSONValue, _ tokens: @autoclosure () -> [String]) {
        guard let condition = try? Condition(json: json) else { return }
        found.append(
          PlacedCondition(
            owner: owner, number: number, tokens: tokens(), json: json, condition: condition))
      }
      for member in owner.component.properties.members {
        switch member.key {
        case "visibleIf", "disabledIf", "requiredIf": add(member.value, [member.key])
        case "routes":
          for (index, route) in (member.value.arrayValue ?? []).enumerated() {
            if let json = route["if"] { add(json, ["routes", String(index), "if"]) }
          }
        default: continue
        }
      }
    }
    return found
  }
}

/// One comparison inside a condition.
struct PlacedTest {
  let field: String
  let comparison: Condition.Operator
  let operand: JSONValue
  /// The keys and indices from the condition's root to the comparison's object.
  let tokens: [String]
}

extension PlacedCondition {
  /// Every comparison in it, in order.
  var tests: [PlacedTest] {
    var found: [PlacedTest] = []
    var tokens: [String] = []
    func visit(_ json: JSONValue) {
      if let field = json["field"]?.stringValue {
        guard let member = json.objectValue?.members.first(where: { $0.key != "field" }),
          let comparison = Condition.Operator(rawValue: member.key)
        else { return }
        found.append(
          PlacedTest(
            field: field, comparison: comparison, operand: member.value, tokens: tokens))
        return
      }
      for member in json.objectValue?.members ?? [] {
        tokens.append(member.key)
        if let parts = member.value.arrayValue {
          for (index, part) in parts.enumerated() {
            tokens.append(String(index))
            visit(part)
            tokens.removeLast()
          }
        } else {
          visit(member.value)
        }
        tokens.removeLast()
      }
    }
    visit(json)
    return found
  }

  /// The same condition with one comparison put in place of another, as a change of its owner.
  func replacing(_ test: PlacedTest, with json: JSONValue) -> PropertyChange? {
    guard let value = owner.component[name] else { return nil }
    let path = tokens.dropFirst() + test.tokens
    return .path(name, value.replacing(path[...], with: json))
  }
}
