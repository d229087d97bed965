internal import FormLayout
internal import JSON

/// What a setting is, and who said so.
struct SettingValue: Sendable {
  /// Where a value comes from, the first of these counting.
  enum Origin: Sendable {
    case flag(String)
    case environment(String)
    /// A variable in `./.env`.
    case dotEnv(String)
    /// The person's settings file, by its path.
    case file(String)
    /// Nobody said anything.
    case standard

    /// The origin for people.
    var words: String {
      switch self {
      case .flag(let name): name
      case .environment(let name): "environment (\(name))"
      case .dotEnv(let name): "./.env (\(name))"
      case .file(let path): path
      case .standard: "default"
      }
    }
  }

  let setting: Setting
  /// The value as a text; `nil` where there is none.
  let text: String?
  let origin: Origin

  /// The value as it may be shown.
  var shown: String? {
    if case .secret = setting.kind { return text.map { _ in "(set)" } }
    return text
  }

  /// The value as `config list --json` prints it.
  var json: JSONValue {
    var object: JSONObject = [
      "name": .string(setting.name), "value": shown.map { .string($0) } ?? .null,
    ]
    switch origin {
    case .flag(let name): object["origin"] = "flag"; object["flag"] = .string(name)
    case .environment(let name):
      object["origin"] = "environment"
      object["variable"] = .string(name)
    case .dotEnv(let name):
      object["origin"] = ".env"
      object["variable"] = .string(name)
    case .file(let path):
      object["origin"] = "file"
      object["file"] = .string(path)
    case .standard: object["origin"] = "default"
    }
    return .object(object)
  }
}
