internal import FormLayout
internal import JSON

/// The person's own settings: `$XDG_CONFIG_HOME/formchat/config.json`, by default under `~/.config`.
struct UserSettings: Sendable {
  let path: String
  private var values: [String: String] = [:]

  /// Reads the file; nothing is set where there is none.
  init(_ environment: Environment) throws(ProgramError) {
    path = Self.path(environment)
    guard let bytes = try? InputFile.bytes(of: path, limit: 1 << 20) else { return }
    for member in try Self.object(bytes, path).members {
      values[member.key] = try Self.text(member.value, of: member.key, path)
    }
  }

  /// Where the file is.
  static func path(_ environment: Environment) -> String {
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
    return folder + "/formchat/config.json"
  }

  /// The value of a setting, as a text.
  subscript(setting: Setting) -> String? { values[setting.name] }

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
    return object
  }

  private static func text(
    _ value: JSONValue, of key: String, _ path: String
  ) throws(ProgramError) -> String {
    guard let setting = Setting.kept.first(where: { $0.name == key }) else {
      let keys = Setting.kept.map(\.name)
      throw ProgramError(
        .badConfiguration, "bad-settings", "'\(key)' is no setting",
        help: NearestName.question(for: key, among: keys)
          ?? "There are \(keys.joined(separator: ", "))", file: path)
    }
    let takes: String
    switch (setting.kind, value) {
    case (.text, .string(let text)), (.command, .string(let text)), (.choice, .string(let text)):
      return text
    case (.number, .number(let number)), (.fraction, .number(let number)): return number.text
    case (.prices, .object): return value.text(.compact)
    case (.flag, .bool(let flag)): return flag ? "true" : "false"
    case (.text, _), (.command, _), (.choice, _), (.secret, _): takes = "a text"
    case (.number, _), (.fraction, _): takes = "a number"
    case (.prices, _): takes = PriceTable.form
    case (.flag, _): takes = "true or false"
    }
    throw ProgramError(
      .badConfiguration, "bad-settings", "'\(key)' takes \(takes), not \(value.kindInWords)",
      file: path)
  }
}
