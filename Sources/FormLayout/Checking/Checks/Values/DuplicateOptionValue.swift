internal import JSON

extension Check {
  static let duplicateOptionValue = Check(
    code: "duplicate-option-value", severity: .error,
    summary: "two options store the same value",
    reason: "From the stored value nobody can tell which of the two was chosen.",
    source: "SurveyJS linter",
    passing: [
      Example(
        "values that differ in case",
        [["type": "Picker", "id": "a", "label": "A", "options": [["value": "x"], ["value": "X"]]]]),
      Example(
        "one value in two fields",
        [
          ["type": "Picker", "id": "a", "label": "A", "options": [["value": "x"]]],
          ["type": "Picker", "id": "b", "label": "B", "options": [["value": "x"]]],
        ]),
    ],
    failing: [
      Example(
        "two options",
        [
          [
            "type": "Picker", "id": "plan", "label": "Plan",
            "options": [["value": "1", "label": "Free"], ["value": "1", "label": "Pro"]],
          ]
        ]),
      Example(
        "three options, and suggestions",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "options": [["value": "x"], ["value": "x"], ["value": "x"]],
          ]
        ]),
    ],
    find: { context in
      context.components.flatMap { placed in
        (placed.component["options"]?.arrayValue ?? []).repeatedTexts(under: "value").map {
          sameValue($0.text, at: $0.indices, in: placed, context)
        }
      }
    })

  private static func sameValue(
    _ value: String, at indices: [Int], in placed: PlacedComponent, _ context: CheckContext
  ) -> Finding {
    let list = placed.pointer(to: "options")
    func place(_ index: Int, _ message: String) -> Diagnostic.Related {
      Diagnostic.Related(
        component: placed.reportedID, pointer: list.appending(index).appending("value"),
        message: message)
    }
    let number = indices.count == 2 ? "two" : "\(indices.count)"
    return Finding(
      component: placed.reportedID, pointer: list.appending(indices[1]).appending("value"),
      message: "\(number) options store '\(value)'", help: "give each option a value of its own",
      fixes: [
        Fix(
          "make the later values from their labels", .offered,
          [.set(ids: [context.address(of: placed)], props: [.path("options", renumbered(placed))])])
      ],
      related: [place(indices[0], "the first option with that value")]
        + indices.dropFirst(2).map { place($0, "and here") })
  }

  /// The options with later equal values made from their labels, or numbered.
  private static func renumbered(_ placed: PlacedComponent) -> JSONValue {
    let options = placed.component["options"]?.arrayValue ?? []
    let all = Set(options.compactMap { $0["value"]?.stringValue.map { CodeUnits($0) } })
    var seen: Set<CodeUnits> = []
    return .array(
      options.map { option in
        guard var object = option.objectValue, let value = object["value"]?.stringValue else {
          return option
        }
        guard seen.contains(CodeUnits(value)) else {
          seen.insert(CodeUnits(value))
          return option
        }
        let made = object["label"]?.stringValue.flatMap { Identifier.made(from: $0) } ?? value
        let free = Identifier.unused(made) {
          all.contains(CodeUnits($0)) || seen.contains(CodeUnits($0))
        }
        seen.insert(CodeUnits(free))
        object["value"] = .string(free)
        return .object(object)
      })
  }
}
