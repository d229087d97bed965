internal import JSON

extension Check {
  static let segmentedTooMany = Check(
    code: "segmented-too-many", severity: .warning,
    summary: "segments have too little room for their words",
    reason: """
      Segments share one line of a phone: with more than five, or with long words, they are cut \
      off and cannot be told apart.
      """,
    source: "Human Interface Guidelines: Segmented controls",
    passing: [
      Example("five short ones", [picker(["XS", "S", "M", "L", "XL"])]),
      Example("twelve letters", [picker(["Not any more", "Yes"])]),
    ],
    failing: [
      Example("six", [picker(["1", "2", "3", "4", "5", "6"])]),
      Example("a long one", [picker(["Home delivery", "Pick-up"])]),
    ],
    find: { context in
      context.components(ofType: "Picker").compactMap { placed in
        let picker = placed.component
        guard picker.appearance == "segmented", !picker.isMultiple else { return nil }
        let options = picker.options
        let long = options.first { $0.label.count > 12 }
        guard options.count > 5 || long != nil else { return nil }
        let look = options.count <= 10 ? "radio" : "menu"
        return placed.finding(
          options.count > 5
            ? "\(options.count) segments do not fit on a line"
            : "'\(long?.label ?? "")' does not fit into a segment",
          at: "appearance",
          help: "set 'appearance' to '\(look)'",
          fixes: [
            context.fix(
              look == "radio" ? "make them radio buttons" : "make it a menu", .safe, of: placed,
              [.text("appearance", look)])
          ])
      }
    })

  private static func picker(_ values: [String]) -> JSONValue {
    [
      "type": "Picker", "id": "a", "label": "A", "appearance": "segmented",
      "options": .array(values.map { ["value": .string($0)] }),
    ]
  }
}
