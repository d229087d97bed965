internal import FormLayout

/// All settings of one run, each from the first place that gives it: a flag, the environment,
/// `./.env`, the person's settings file, the default.
struct Settings: Sendable {
  private let values: [String: SettingValue]

  /// Looks every setting up; a value that cannot be one is an error that names its place.
  init(_ options: Options, _ environment: Environment) throws(ProgramError) {
    let user = try UserSettings(environment)
    let dotEnv = DotEnv.inDirectory(environment.workingDirectory)
    var values: [String: SettingValue] = [:]
    for setting in Setting.all {
      let value = Self.value(of: setting, options, environment, dotEnv, user)
      if let text = value.text, let takes = setting.refusal(of: text) {
        throw Self.refused(value, takes: takes)
      }
      values[setting.name] = value
    }
    self.values = values
  }

  subscript(setting: Setting) -> SettingValue {
    values[setting.name]
      ?? SettingValue(setting: setting, text: setting.standard, origin: .standard)
  }

  /// The text of a setting that was given; `nil` where it is left to the default.
  func given(_ setting: Setting) -> String? {
    if case .standard = self[setting].origin { nil } else { self[setting].text }
  }

  /// Whether a flag is set.
  func isOn(_ setting: Setting) -> Bool { self[setting].text.flatMap(Setting.flag) ?? false }

  /// The number of a setting.
  func number(_ setting: Setting) -> Int? { self[setting].text.flatMap { Int($0) } }

  private static func value(
    of setting: Setting, _ options: Options, _ environment: Environment, _ dotEnv: DotEnv,
    _ user: UserSettings
  ) -> SettingValue {
    func value(_ text: String?, _ origin: SettingValue.Origin) -> SettingValue {
      SettingValue(setting: setting, text: text, origin: origin)
    }
    if let option = setting.option, options.has(option) {
      let text = if case .flag = setting.kind { "true" } else { options.value(option) ?? "" }
      return value(text, .flag(option.name))
    }
    for name in setting.variables {
      if let text = environment[name] { return value(text, .environment(name)) }
    }
    for name in setting.variables where setting.isTakenFromFolder {
      if let text = dotEnv[name] { return value(text, .dotEnv(name)) }
    }
    if let text = user[setting] { return value(text, .file(user.path)) }
    return value(setting.standard, .standard)
  }

  private static func refused(_ value: SettingValue, takes: String) -> ProgramError {
    let text = value.text ?? ""
    switch value.origin {
    case .flag(let name):
      return ProgramError(.usage, "usage", "\(name) takes \(takes), not '\(text)'")
    case .environment(let name):
      return ProgramError(
        .badConfiguration, "bad-settings", "\(name) takes \(takes), not '\(text)'")
    case .dotEnv(let name):
      return ProgramError(
        .badConfiguration, "bad-settings", "\(name) takes \(takes), not '\(text)'", file: ".env")
    case .file(let path):
      return ProgramError(
        .badConfiguration, "bad-settings", "'\(value.setting.name)' takes \(takes), not '\(text)'",
        file: path)
    case .standard:
      return ProgramError(
        .internalError, "internal", "the default of '\(value.setting.name)' cannot be used")
    }
  }
}
