internal import JSON

extension Check {
  static let dateFormatText = Check(
    code: "date-format-text", severity: .warning,
    summary: "a date is typed as a text in a format that people have to follow",
    reason: """
      03/04/2026 is in March for some and in April for others. A DatePicker knows which day is \
      meant, and shows it as each person writes it.
      """,
    source: "GOV.UK Design System: Dates",
    passing: [
      Example("a DatePicker", [["type": "DatePicker", "id": "a", "label": "Day"]]),
      Example("an example that is no date", [field("NW/00/0000")]),
      Example("a month of a card", [field("MM/YY")]),
    ],
    failing: [
      Example("American", [field("MM/DD/YYYY")]),
      Example("German", [field("TT.MM.JJJJ")]),
      Example("in the help", [field("", help: "In the format dd-mm-yyyy.")]),
    ],
    find: { context in
      context.components(ofType: "TextField").compactMap { placed in
        let component = placed.component
        guard component.valueKind == .text else { return nil }
        for name in ["placeholder", "help"] {
          guard let text = component[name]?.stringValue, let format = dateFormat(in: text) else {
            continue
          }
          return placed.finding(
            "a date is typed in the format '\(format)'", at: name, help: "use a DatePicker",
            fixes: isPlain(component) ? [fix(name, of: placed, context)] : [])
        }
        return nil
      }
    })

  private static func field(_ placeholder: String, help: String? = nil) -> JSONValue {
    var object: JSONObject = [
      "type": "TextField", "id": "a", "label": "Day of arrival",
      "placeholder": .string(placeholder),
    ]
    if let help { object["help"] = .string(help) }
    return .object(object)
  }

  private static let separators = "/.-"
  private static let days: Set<String> = ["dd", "d", "tt", "jj"]
  private static let months: Set<String> = ["mm", "m"]
  private static let years: Set<String> = ["yyyy", "yy", "jjjj", "aaaa"]

  /// The format of a whole date in a text, such as `dd.mm.yyyy`.
  private static func dateFormat(in text: String) -> String? {
    guard text.utf8.count <= 200, text.utf8.count(where: separators.utf8.contains) >= 2
    else { return nil }
    for word in text.split(whereSeparator: { " ()[],;:".contains($0) }) {
      let parts = word.split { separators.contains($0) }.map { $0.lowercased() }
      guard parts.count == 3, parts.contains(where: days.contains),
        parts.contains(where: months.contains), parts.contains(where: years.contains)
      else { continue }
      return String(word.last == "." ? word.dropLast() : word)
    }
    return nil
  }

  /// Whether nothing is set that would be lost with the type.
  private static func isPlain(_ component: Component) -> Bool {
    ["rules", "options", "defaultValue"].allSatisfy { component[$0] == nil }
  }

  private static func fix(
    _ name: String, of placed: PlacedComponent, _ context: CheckContext
  ) -> Fix {
    let taken = ComponentType.named("DatePicker")
    let lost = placed.component.properties.keys.filter {
      placed.component.catalogued?.property($0) != nil && taken?.property($0) == nil
    }
    let unset = Set(lost + [name]).sorted()
    let edit = Edit.set(
      ids: [context.address(of: placed)],
      props: [.text("type", "DatePicker")] + unset.map { .unset($0) })
    return Fix("make it a DatePicker", .offered, [edit])
  }
}
