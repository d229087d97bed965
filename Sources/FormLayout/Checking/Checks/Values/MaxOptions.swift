internal import JSON

extension Check {
  static let maxOptions = Check(
    code: "max-options", severity: .warning,
    summary: "a choice has more options than anybody looks through",
    reason: """
      Hundreds of options have to be scrolled through, or heard one after another. A field that \
      suggests while one types finds the right one sooner.
      """,
    source: "Nielsen Norman Group: Dropdowns; GOV.UK Design System: Select",
    passing: [
      Example("a hundred", [picker("Picker", 100)]),
      Example("suggestions", [picker("TextField", 150)]),
      Example("the countries of the world", [picker("Picker", 249, "Country")]),
    ],
    failing: [
      Example("one more", [picker("Picker", 101)]),
      Example("several hundred", [picker("Picker", 400)]),
    ],
    find: { context in
      let countries = Set(
        context.purposefulFields.filter { $0.purpose == .country }.map(\.placed.path))
      return context.components(ofType: "Picker").compactMap { placed in
        guard let options = placed.component["options"]?.arrayValue, options.count > limit,
          !countries.contains(placed.path)
        else { return nil }
        return placed.finding(
          "it has \(options.count) options", at: "options",
          help: "use a TextField whose 'options' are suggestions, or ask in two steps")
      }
    })

  private static let limit = 100

  private static func picker(
    _ type: String, _ count: Int, _ label: String = "Airport"
  ) -> JSONValue {
    [
      "type": .string(type), "id": "a", "label": .string(label),
      "options": .array((0..<count).map { ["value": .string("v\($0)")] }),
    ]
  }
}
