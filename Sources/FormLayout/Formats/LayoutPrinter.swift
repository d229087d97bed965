internal import JSON

extension Form {
  /// The layout as it is written to a file: line feed, two spaces, final newline; each key of the
  /// form on one line; `components` and `children` one entry a line.
  package var text: String {
    var output = "{"
    LayoutPrinter.printMembers(json.objectValue ?? [:], list: "components", level: 1, to: &output)
    return output + "\n}\n"
  }

  /// Whether bytes are a layout in the style in which this program writes one.
  package static func isInHouseStyle(_ bytes: [UInt8]) -> Bool {
    guard let object = (try? JSONValue(parsing: bytes))?.objectValue else { return false }
    return Form(json: object).text.utf8.elementsEqual(bytes)
  }
}

/// The one style of printed layouts.
enum LayoutPrinter {
  /// Prints an object's members one a line, each component of `list` on lines of its own.
  static func printMembers(
    _ object: JSONObject, list: String, level: Int, to output: inout String
  ) {
    let indent = "\n" + String(repeating: "  ", count: level)
    for (index, member) in object.members.enumerated() {
      output += (index > 0 ? "," : "") + indent + JSONValue.quoted(member.key) + ": "
      if member.key == list, let components = member.value.arrayValue, !components.isEmpty {
        printComponents(components, level: level, to: &output)
      } else {
        output += member.value.text(.oneLine)
      }
    }
  }

  private static func printComponents(
    _ components: [JSONValue], level: Int, to output: inout String
  ) {
    let indent = "\n" + String(repeating: "  ", count: level + 1)
    output += "["
    for (index, component) in components.enumerated() {
      output += (index > 0 ? "," : "") + indent
      printComponent(component, level: level + 1, to: &output)
    }
    output += "\n" + String(repeating: "  ", count: level) + "]"
  }

  /// A component without children on one line; with children, its other keys and then one child a line.
  private static func printComponent(_ component: JSONValue, level: Int, to output: inout String) {
    guard let object = component.objectValue, let children = object["children"]?.arrayValue,
      !children.isEmpty
    else {
      output += component.text(.oneLine)
      return
    }
    output += "{"
    for (index, member) in object.members.enumerated() {
      output += (index > 0 ? ", " : "") + JSONValue.quoted(member.key) + ": "
      if member.key == "children" {
        printComponents(children, level: level, to: &output)
      } else {
        output += member.value.text(.oneLine)
      }
    }
    output += "}"
  }
}
