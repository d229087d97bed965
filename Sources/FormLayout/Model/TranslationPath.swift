internal import JSON

/// What a translation is of: `email.label`, `plan.option.pro`, `form.title`.
package struct TranslationPath: Equatable, Sendable {
  /// What the form is called in paths.
  package static let form = "form"

  /// The component's id, or `form`.
  package let id: String
  /// What follows the first dot; empty where there is none.
  package let rest: String

  package init(_ text: String) {
    let units = text.utf8
    let dot = units.firstIndex(of: UInt8(ascii: ".")) ?? units.endIndex
    id = String(text[..<dot])
    rest = dot == units.endIndex ? "" : String(text[units.index(after: dot)...])
  }

  package init(id: String, rest: String) {
    self.id = id
    self.rest = rest
  }

  package var text: String { rest.isEmpty ? id : id + "." + rest }

  /// The value of the option that is translated, where one is.
  package var option: String? { after("option.") }

  /// The rule or property whose message is translated, where one is.
  package var message: String? { after("message.") }

  private func after(_ prefix: String) -> String? {
    rest.utf8.starts(with: prefix.utf8)
      ? String(decoding: rest.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
  }
}
