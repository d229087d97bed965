internal import JSON

extension Check {
  static let optionLabelBlank = Check(
    code: "option-label-blank", severity: .error,
    summary: "an option has nothing to read",
    reason: "An option without words cannot be told from the others, least of all by its sound.",
    source: "WCAG 2.2: 2.4.6",
    passing: [
      Example("no label: the value is shown", [picker([["value": "x"]])]),
      Example("a sign", [picker([["value": "x", "label": "–"]])]),
    ],
    failing: [
      Example("an empty label", [picker([["value": "x", "label": ""], ["value": "y"]])]),
      Example("only spaces", [picker([["value": "x", "label": "  "]])]),
      Example("neither label nor value", [picker([["value": ""], ["value": "y"]])]),
    ],
    find: { context in
      context.components(having: "options").compactMap { placed in
        guard let options = placed.component["options"]?.arrayValue else { return nil }
        let blank = options.indices.filter { isBlank(options[$0]) }
        guard let first = blank.first else { return nil }
        let list = placed.pointer(to: "options")
        return Finding(
          component: placed.reportedID, pointer: list.appending(first),
          message: "option \(first + 1) has no words",
          help: "give it a label, or none so that its value is shown",
          fixes: fix(options, blank, context.address(of: placed)),
          related: blank.dropFirst().map { index in
            Diagnostic.Related(
              component: placed.reportedID, pointer: list.appending(index),
              message: "nor has option \(index + 1)")
          })
      }
    })

  private static func picker(_ options: JSONValue) -> JSONValue {
    ["type": "Picker", "id": "a", "label": "A", "options": options]
  }

  private static func isBlank(_ option: JSONValue) -> Bool {
    FieldOption(json: option)?.label.isBlank == true
  }

  /// Lets the values be shown, where every value can be.
  private static func fix(_ options: [JSONValue], _ blank: [Int], _ address: String) -> [Fix] {
    var mended = options
    for index in blank {
      guard var object = options[index].objectValue, object["value"]?.stringValue?.isBlank == false
      else { return [] }
      object["label"] = nil
      mended[index] = .object(object)
    }
    let change = PropertyChange.path("options", .array(mended))
    return [Fix("show the value", .safe, [.set(ids: [address], props: [change])])]
  }
}
