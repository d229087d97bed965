internal import JSON

extension Check {
  static let invalidID = Check(
    code: "invalid-id", severity: .error,
    summary: "an id is no identifier",
    reason: """
      An id is written in conditions, commands and addresses of answers, so it is plain: an ASCII \
      letter or '_' first, then letters, digits, '_' and '-', at most 64 characters.
      """,
    source: "house rule: ids can be typed and never need quotes",
    passing: [
      Example("letters, digits, '_' and '-'", [["type": "Divider", "id": "_line-2"]]),
      Example("a reserved word is another finding", [["type": "Divider", "id": "age"]]),
    ],
    failing: [
      Example("a blank inside", [["type": "TextField", "id": "first name", "label": "Name"]]),
      Example("letters outside ASCII", [["type": "TextField", "id": "größe", "label": "Größe"]]),
      Example("a digit first", [["type": "TextField", "id": "2nd", "label": "Second"]]),
      Example("a number", [["type": "TextField", "id": 7, "label": "Seven"]]),
      Example("of the form", ["formchat": 1, "id": "my form", "components": []]),
    ],
    find: { context in
      var findings: [Finding] = []
      if let id = context.form["id"], let message = fault(in: id) {
        let made = Identifier.made(from: context.form.id) ?? "newForm"
        let edit = Edit.set(ids: ["form"], props: [.path("id", .string(made))])
        findings.append(
          Finding(
            pointer: JSONPointer(["id"]), message: message, help: idHelp,
            fixes: [Fix("name the form '\(made)'", .offered, [edit])]))
      }
      for placed in context.components {
        guard let id = placed.component["id"], let message = fault(in: id) else { continue }
        let words = [placed.component.id, placed.component.words ?? "", placed.component.type]
        let made = words.lazy.compactMap { Identifier.made(from: $0) }.first ?? "component"
        let free = Identifier.unused(made) { context.component($0) != nil }
        let edit = Edit.rename(id: context.address(of: placed), to: free)
        findings.append(
          placed.finding(
            message, at: "id", help: idHelp,
            fixes: [Fix("rename it to '\(free)'", .offered, [edit])]))
      }
      return findings
    })

  private static let idHelp =
    "begin with a letter or '_', then use letters, digits, '_' and '-', at most 64 of them"

  private static func fault(in id: JSONValue) -> String? {
    guard let text = id.stringValue else {
      return id.isNull ? nil : "an id is a text, not \(id.kindInWords)"
    }
    guard !text.isEmpty, !Identifier.isValid(text), !Identifier.reserved.contains(text) else {
      return nil
    }
    return text.utf8.count > Identifier.longest
      ? "the id has \(text.utf8.count) characters, more than \(Identifier.longest)"
      : "'\(text)' is no id"
  }
}
