internal import FormLayout
internal import JSON

/// How long one edit takes as forms grow: an edit copies its path, not the form.
enum EditBenchmark {
  private static let sizes = [100, 1_000, 10_000]

  /// One line a shape and operation: nanoseconds at each size, and the last against the first.
  static func run(_ print: (String) -> Void) {
    print("one edit, median (ns): \(sizes.map(String.init).joined(separator: ", ")) components")
    for (shape, make) in [("flat", flat), ("nested", nested)] {
      let forms = sizes.map { size in (size, make(size)) }
      for operation in operations {
        let times = forms.map { median(operation.edit($0), on: $1) }
        let ratio = (times.last ?? 0) * 10 / max(1, times.first ?? 1)
        let columns = times.map { pad(String($0), 10) }.joined()
        print("\(pad(shape, 7))\(pad(operation.name, 8))\(columns)  ×\(ratio / 10).\(ratio % 10)")
      }
    }
  }

  private struct Operation: Sendable {
    let name: String
    /// The edit, in the middle of a form of so many components.
    let edit: @Sendable (Int) -> Edit
  }

  private static let operations = [
    Operation(name: "set") { size in
      .set(ids: ["f\(size / 2)"], props: [.text("label", "Another")])
    },
    Operation(name: "add") { size in
      .add(
        nodes: [Edit.Node(type: "TextField", id: "new", label: "New")],
        at: Edit.Place(after: "f\(size / 2)"))
    },
    Operation(name: "move") { size in
      .move(ids: ["f\(size / 2)"], to: Edit.Place(after: "^"))
    },
    Operation(name: "remove") { size in .remove(ids: ["f\(size / 2)"]) },
    Operation(name: "rename") { size in .rename(id: "f\(size / 2)", to: "renamed") },
  ]

  private static func field(_ number: Int) -> JSONValue {
    [
      "type": "TextField", "id": .string("f\(number)"), "label": .string("Field \(number)"),
      "required": true, "rules": [["rule": "minLength", "value": 3]], "style": ["padding": 8],
    ]
  }

  private static func flat(_ size: Int) -> Form {
    Form(json: [
      "formchat": 1, "id": "flat", "components": .array((0..<size).map(field)),
    ])
  }

  /// Sections of ten in sections of ten.
  private static func nested(_ size: Int) -> Form {
    var level = (0..<size).map(field)
    var depth = 0
    while level.count > 10 {
      depth += 1
      level = stride(from: 0, to: level.count, by: 10).map { start in
        [
          "type": "Section", "id": .string("s\(depth)x\(start)"),
          "children": .array(Array(level[start..<min(start + 10, level.count)])),
        ]
      }
    }
    return Form(json: ["formchat": 1, "id": "nested", "components": .array(level)])
  }

  private static func median(_ edit: Edit, on form: Form) -> Int {
    let clock = ContinuousClock()
    var isApplied = true
    let times = (0..<31).map { _ in
      let time = clock.measure {
        if case .applied = form.applying([edit]) {} else { isApplied = false }
      }
      return Int(time.components.attoseconds / 1_000_000_000)
        + Int(time.components.seconds) * 1_000_000_000
    }
    precondition(isApplied, "an edit was refused")
    return times.sorted()[times.count / 2]
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return text.first?.isNumber ?? false ? space + text : text + space
  }
}
