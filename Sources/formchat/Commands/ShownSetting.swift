internal import FormLayout

/// A setting that `/set` changes while a conversation goes on.
struct ShownSetting: Sendable {
  let setting: Setting
  let get: @Sendable (Look) -> String
  let set: @Sendable (_ value: String, _ look: inout Look) -> Void

  var name: String { setting.name }

  /// The words that it may be, where they are few.
  var words: [String] {
    switch setting.kind {
    case .choice(let words): words
    case .flag: ["on", "off"]
    case .text, .number, .fraction, .prices, .command, .secret: []
    }
  }

  /// Every one, in the order of `/set`.
  static let all: [ShownSetting] = [
    ShownSetting(
      setting: .preview, get: \.preview.rawValue,
      set: { $1.preview = Look.Preview(rawValue: $0) ?? $1.preview }),
    ShownSetting(
      setting: .width, get: { "\($0.width)" },
      set: {
        $1.width = Int($0) ?? $1.width
        $1.followsTerminal = false
      }),
    ShownSetting(
      setting: .language, get: { $0.language ?? "(the form's own)" },
      set: { $1.language = $0 == "-" ? nil : $0 }),
    ShownSetting(
      setting: .plain, get: { $0.isPlain ? "on" : "off" },
      set: { $1.isPlain = Setting.flag($0) ?? $1.isPlain }),
    ShownSetting(
      setting: .ascii, get: { $0.isASCII ? "on" : "off" },
      set: { $1.isASCII = Setting.flag($0) ?? $1.isASCII }),
  ]

  /// What each one is, and what it means.
  static func lines(_ look: Look) -> [StyledText] {
    let names = all.map { "\($0.name) = \($0.get(look))" }
    let column = (names.map(\.displayWidth).max() ?? 0) + 2
    return zip(names, all).flatMap { name, shown in
      (StyledText(name).padded(to: column) + StyledText(shown.setting.summary, .dim))
        .wrapped(to: look.width - 2, hanging: column)
    }
  }

  static func named(_ name: String) -> ShownSetting? { all.first { $0.name == name } }
}
