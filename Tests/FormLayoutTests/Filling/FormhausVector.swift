import FormLayout
import JSON
import Support
import Testing

/// One vector of the Formhaus fixtures.
struct FormhausVector: CustomTestStringConvertible, Sendable {
  let json: JSONValue

  var name: String { json["name"]?.stringValue ?? "" }
  var input: JSONValue { json["input"] ?? .null }
  var expected: JSONValue { json["expected"] ?? .null }
  var testDescription: String { name }

  static let folder = Fixtures.root + "/formhaus"
  static let today = LocalDate(2026, 11, 30) ?? LocalDate(2000, 1, 1)

  /// The vectors of a file; none where it is absent.
  static func all(_ file: String) -> [FormhausVector] {
    let bytes = Fixtures.bytes("\(folder)/vectors/\(file).json") ?? []
    let values = (try? JSONValue(parsing: bytes))?.arrayValue ?? []
    return values.map { FormhausVector(json: $0) }
  }

  static var isPresent: Bool { Fixtures.exists(folder + "/vectors/form-engine.json") }

  /// How a definition becomes a form: by the smallest translation, or as a file is read.
  enum Way: CaseIterable, Sendable {
    case translated, imported

    func form(_ definition: JSONValue) throws -> Form {
      switch self {
      case .translated: FormhausDefinition.form(definition)
      case .imported: try #require(try LayoutFormat.formhaus.read?(definition).form)
      }
    }
  }

  /// A filling of a definition.
  static func filling(
    _ definition: JSONValue, _ values: JSONObject, hostRules: JSONValue? = nil,
    by way: Way = .translated
  ) throws -> FormFilling {
    FormFilling(
      try way.form(definition), values: values, today: try #require(today),
      hostRules: FormhausDefinition.hostRules(hostRules))
  }
}
