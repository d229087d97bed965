internal import FormLayout
internal import JSON

/// The person's own settings: `$XDG_CONFIG_HOME/formchat/config.json`, by default under `~/.config`.
struct UserSettings: Sendable {
  let model: String?
  let baseURL: String?
  let maxTokens: Int?

  /// The keys there are.
  private static let keys = ["model", "baseURL", "maxTokens"]

  /// Reads the file; nothing is set where there is none.
  init(_ environment: Environment) throws(ProgramError) {
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
    let path = folder + "/formchat/config.json"
    var object = JSONObject()
    if let bytes = try? InputFile.bytes(of: path, limit: 1 << 20) {
      object = try Self.object(bytes, path)
    }
    model = try Self.text("model", object, path)
    baseURL = try Self.text("baseURL", object, path)
    maxTokens = try Self.number("maxTokens", object, path)
  }

  private static func object(_ bytes: [UInt8], _ path: String) throws(ProgramError) -> JSONObject {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw ProgramError(
        .badConfiguration, "bad-settings", error.description, file: path, at: error.location)
    }
    guard let object = document.value.objectValue else {
      throw ProgramError(
        .badConfiguration, "bad-settings", "settings are a JSON object", file: path)
    }
    for key in object.keys where !keys.contains(key) {
      throw ProgramError(
        .badConfiguration, "bad-settings", "'\(key)' is no setting",
        help: NearestName.question(for: key, among: keys)
          ?? "There are \(keys.joined(separator: ", "))", file: path)
    }
    return object
  }

  private static func text(
    _ key: String, _ object: JSONObject, _ path: String
  ) throws(ProgramError) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.stringValue else {
      throw ProgramError(
        .badConfiguration, "bad-settings", "'\(key)' takes a text, not \(value.kindInWords)",
        file: path)
    }
    return text
  }

  private static func number(
    _ key: String, _ object: JSONObject, _ path: String
  ) throws(ProgramError) -> Int? {
    guard let value = object[key] else { return nil }
    guard let number = value.intValue, number > 0 else {
      throw ProgramError(
        .badConfiguration, "bad-settings", "'\(key)' takes a whole number above 0", file: path)
    }
    return number
  }
}
