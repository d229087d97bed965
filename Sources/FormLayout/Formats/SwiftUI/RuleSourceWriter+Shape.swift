internal import JSON

/// The field, its address, its answer, and what the answer must look like.
extension RuleSourceWriter {
  /// The first arguments of the check.
  mutating func head(slot: Int) -> [String] {
    let names = plan.scopes[scope]
    let key = SwiftText.escaped(plan.filling.scopes[scope].keys[slot])
    let field = ".\(names.cases[slot])" + (scope == 0 ? "" : "(id)")
    let path = scope == 0 ? "\"\(key)\"" : "\"\\(place).\(key)\""
    guard kind != .itemList else {
      return [field, path, "count: \(names.properties[slot]).count"]
    }
    let shape = shape
    return [field, path, names.properties[slot]] + (shape.map { ["as: [\($0)]"] } ?? [])
  }

  private var shape: String? {
    mutating get {
      switch kind {
      case .text: return textShape
      case .date:
        let shape: (ValuesSupport.Piece, String) =
          switch component.mode {
          case "time": (.time, ".time")
          case "dateTime": (.dateTime, ".dateTime")
          default: (.date, ".date")
          }
        used.insert(shape.0)
        return shape.1
      case .number:
        guard component.input == "integer" else { return nil }
        used.insert(.whole)
        return ".whole"
      case .textList:
        guard component.type == "Picker" else {
          used.insert(.files)
          return ".files"
        }
        used.insert(.choices)
        return choice("choices")
      case .boolean, .itemList: return nil
      }
    }
  }

  private var textShape: String? {
    mutating get {
      switch component.type {
      case "Picker":
        used.insert(.choice)
        return choice("choice")
      case "ColorPicker":
        used.insert(.colour)
        return ".text, .colour"
      case "TextField" where component.input == "email":
        used.insert(.anyEmail)
        return ".text, .anyEmail"
      default: return nil
      }
    }
  }

  private func choice(_ name: String) -> String {
    let list = plan.scopes[scope].choices[local].map { "Self.\($0)" } ?? "[]"
    let defaults = component.defaultValue?.arrayValue ?? component.defaultValue.map { [$0] } ?? []
    let disabled = component.options.filter(\.isDisabled).map { JSONValue.string($0.value) }
    let kept = defaults.filter { disabled.contains($0) }.compactMap(\.stringValue)
    let keeping =
      kept.isEmpty ? "" : ", or: [\(kept.map(SwiftText.literal).joined(separator: ", "))]"
    return ".\(name)(of: \(list)\(keeping))"
  }
}
