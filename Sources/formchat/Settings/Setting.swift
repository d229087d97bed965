internal import Chat
internal import FormLayout

/// One setting: its name in the settings file, where else it is given, and what it may be.
struct Setting: Sendable {
  /// What its value may be.
  enum Kind: Sendable {
    case text
    case number(ClosedRange<Int>)
    case fraction(ClosedRange<Double>)
    /// What tokens cost, by model; in the settings file only.
    case prices
    case choice([String])
    case flag
    /// A program that the shell runs; never taken from `./.env`, which may come from anybody.
    case command
    /// A text that is never shown nor kept in a file of settings.
    case secret
  }

  /// The name in the settings file.
  let name: String
  let kind: Kind
  /// What it is where nobody says; `nil` where that is nothing, or is found out.
  let standard: String?
  let option: CommandLineOption?
  /// The variables that give it, the first one set counting, in the environment and in `./.env`.
  let variables: [String]
  /// One line for people.
  let summary: String

  init(
    _ name: String, _ kind: Kind, _ summary: String, standard: String? = nil,
    option: CommandLineOption? = nil, variables: [String]
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.option = option
    self.variables = variables
    self.summary = summary
  }

  /// Every setting, in the order of `config list`.
  static let all: [Setting] = [
    model, baseURL, maxTokens, temperature, reasoningEffort, developerRole, prices, key, language,
    preview, color, ascii, plain, width, pager, editor,
  ]

  /// Those that the settings file may hold.
  static let kept = all.filter(\.isKept)

  private var isKept: Bool { if case .secret = kind { false } else { true } }

  /// Whether a folder's `.env` may give it.
  var isTakenFromFolder: Bool { if case .command = kind { false } else { true } }

  /// Why a value cannot be one of this setting: what it takes; `nil` where it can.
  func refusal(of text: String) -> String? {
    switch kind {
    case .text, .command, .secret: nil
    case .number(let range):
      Int(text).map(range.contains) == true
        ? nil : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .fraction(let range):
      Double(text).map(range.contains) == true
        ? nil : "a number from \(range.lowerBound) to \(range.upperBound)"
    case .prices: PriceTable(text) == nil ? PriceTable.form : nil
    case .choice(let words): words.contains(text) ? nil : words.joined(separator: ", ")
    case .flag: Self.flag(text) == nil ? "true or false" : nil
    }
  }

  /// What a text says of a flag, in any of the usual words.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "on", "yes", "1": true
    case "false", "off", "no", "0": false
    default: nil
    }
  }
}

extension Setting {
  static let model = Setting(
    "model", .text, "the model that is asked", standard: ServiceSettings.defaultModel,
    option: .model, variables: ["FORMCHAT_MODEL", "OPENAI_MODEL"])
  static let baseURL = Setting(
    "baseURL", .text, "the service's address", option: .baseURL,
    variables: ["FORMCHAT_BASE_URL", "OPENAI_BASE_URL"])
  static let maxTokens = Setting(
    "maxTokens", .number(1...1_000_000), "the most tokens of a reply",
    standard: String(ServiceSettings.defaultTokenCap), option: .maxTokens,
    variables: ["FORMCHAT_MAX_TOKENS"])
  static let temperature = Setting(
    "temperature", .fraction(0...2), "the temperature; many models take none",
    variables: ["FORMCHAT_TEMPERATURE"])
  static let reasoningEffort = Setting(
    "reasoningEffort", .choice(RequestPreferences.Effort.allCases.map(\.rawValue)),
    "how long a reasoning model thinks", variables: ["FORMCHAT_REASONING_EFFORT"])
  static let developerRole = Setting(
    "developerRole", .flag, "whether the instructions go under the role 'developer'",
    standard: "false", variables: ["FORMCHAT_DEVELOPER_ROLE"])
  static let prices = Setting(
    "prices", .prices, "what a million tokens cost, by model, for /usage", variables: [])
  static let key = Setting(
    "key", .secret, "the key of the service", variables: ["OPENAI_API_KEY"])
  static let language = Setting(
    "language", .text, "the language in which a form's words are shown", option: .language,
    variables: ["FORMCHAT_LANGUAGE"])
  static let preview = Setting(
    "preview", .choice(Look.Preview.allCases.map(\.rawValue)),
    "how much of the form is drawn after a change", standard: Look.Preview.changes.rawValue,
    variables: ["FORMCHAT_PREVIEW"])
  static let color = Setting(
    "color", .choice(["auto", "always", "never"]), "when colour is shown", standard: "auto",
    option: .color, variables: ["FORMCHAT_COLOR"])
  static let ascii = Setting(
    "ascii", .flag, "whether forms are drawn with ASCII characters only", standard: "false",
    option: .ascii, variables: ["FORMCHAT_ASCII"])
  static let plain = Setting(
    "plain", .flag, "whether there are no boxes, colour or redraws", standard: "false",
    option: .plain, variables: ["FORMCHAT_PLAIN", "ACCESSIBLE"])
  static let width = Setting(
    "width", .number(Look.widths), "the columns to draw in", option: .width,
    variables: ["FORMCHAT_WIDTH"])
  static let pager = Setting(
    "pager", .command, "what shows what is longer than the screen; 'off' for none",
    standard: "less",
    variables: ["FORMCHAT_PAGER", "PAGER"])
  static let editor = Setting(
    "editor", .command, "the editor for /edit and Ctrl-X Ctrl-E", standard: "vi",
    variables: ["FORMCHAT_EDITOR", "VISUAL", "EDITOR"])
}
