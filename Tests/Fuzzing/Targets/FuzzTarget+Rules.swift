internal import FormLayout
internal import JSON

extension FuzzTarget {
  /// A condition is refused with its place, or printed and read again as the same.
  static let condition = FuzzTarget(
    "condition",
    seeds: ["a = 'x' and not (b > 3 or c in ['y', 1])", "a is filled", "a.b != true", "not a"]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    if let condition = try? Condition(text: text) {
      precondition((try? Condition(text: condition.text)) == condition, "read as another condition")
    }
    guard let json = try? JSONValue(parsing: bytes),
      let condition = try? Condition(json: json)
    else { return }
    precondition((try? Condition(json: condition.json)) == condition, "read as another condition")
  }

  /// A pattern on its first line is tried on what follows, within bounds.
  static let pattern = FuzzTarget(
    "pattern", seeds: ["^(a+)+$\naaaaaaaaab", "[\\w.-]{2,}(?=x)\\p{L}\nab", "(?<n>a)\\k<n>\naa"]
  ) { bytes in
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: lines[0], as: UTF8.self)
    guard let pattern = try? Pattern(javaScript: source) else { return }
    let text = lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
    _ = pattern.matches(text)
  }

  /// A form is filled with what stands after it, and neither its answers nor its errors stop it.
  static let filling = FuzzTarget(
    "filling",
    seeds: [
      #"""
      {"formchat":1,"id":"f","components":[{"type":"TextField","id":"a","label":"A","required":true,"rules":[{"rule":"email"}]},{"type":"DatePicker","id":"d","label":"D","maximum":"today"},{"type":"Repeat","id":"r","minItems":1,"children":[{"type":"Item","id":"i","children":[{"type":"Stepper","id":"n","label":"N"}]}]}]}
      {"a":"x@y.z","d":"2026-11-30","r":[{"n":3}]}
      """#
    ]
  ) { bytes in
    let lines = bytes.split(separator: 0x0A, maxSplits: 1)
    guard lines.count == 2, let today = LocalDate("2026-11-30"),
      let layout = (try? JSONValue(parsing: Array(lines[0])))?.objectValue,
      let answers = try? JSONValue(parsing: Array(lines[1]))
    else { return }
    var filling = FormFilling(Form(json: layout), today: today)
    let values = answers.arrayValue ?? answers.objectValue.map { $0.members.map(\.value) } ?? []
    for (place, value) in zip(filling.fieldsOnPath, values) { filling.set(value, at: place) }
    _ = filling.validate()
    _ = filling.fieldErrors
    while filling.next() {}
    _ = filling.submit()
  }
}
