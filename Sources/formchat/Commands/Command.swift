internal import FormLayout
internal import Terminal

/// One slash command.
struct Command: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case look = "Look"
    case change = "Change"
    case goBack = "Go back and forth"
    case files = "Files"
    case session = "Session"
  }

  let name: String
  /// What people who come from other programs call it; help does not list it.
  let otherName: String?
  /// What follows the name, as help shows it.
  let arguments: String
  /// One line for help.
  let summary: String
  let group: Group
  /// Whether it is written down, so that a replay carries it out again. What is about sessions
  /// themselves is not, nor is what leads to a message, which is.
  let isRecorded: Bool
  /// The words that may come next.
  let completions: @Sendable (Completing) -> [String]
  let run:
    @Sendable (_ arguments: String, _ conversation: inout Conversation) async throws(ProgramError)
      ->
      Void

  init(
    _ name: String, or otherName: String? = nil, _ arguments: String = "", group: Group,
    _ summary: String,
    isRecorded: Bool = true,
    completions: @escaping @Sendable (Completing) -> [String] = { _ in [] },
    run:
      @escaping @Sendable (_ arguments: String, _ conversation: inout Conversation)
      async
      throws(ProgramError) -> Void
  ) {
    self.name = name
    self.otherName = otherName
    self.arguments = arguments
    self.group = group
    self.summary = summary
    self.isRecorded = isRecorded
    self.completions = completions
    self.run = run
  }

  /// The command as it is typed.
  var usage: String { arguments.isEmpty ? "/\(name)" : "/\(name) \(arguments)" }

  /// Every command, in the order of help.
  static let all: [Command] = [
    show, preview, fill, check, explain, diff, history, revisions, set,
    add, field, move, remove, rename, copy, fix,
    undo, redo, goTo,
    open, save, export, code,
    edit, retry, model, usage, new, session, help, quit,
  ]
}

extension Command {
  /// Finds the command that a line begins with: its name, or a beginning that only one has.
  static func matching(_ line: String) throws(ProgramError) -> (command: Command, arguments: String)
  {
    let body = line.dropFirst()
    let name = String(body.prefix { !$0.isWhitespace })
    let arguments = String(body.dropFirst(name.count)).trimmed
    if let exact = all.first(where: { $0.name == name || $0.otherName == name }) {
      return (exact, arguments)
    }
    let candidates = name.isEmpty ? [] : all.filter { $0.name.hasPrefix(name) }
    if candidates.count == 1 { return (candidates[0], arguments) }
    guard candidates.isEmpty else {
      let names = candidates.map { "/\($0.name)" }.joined(separator: ", ")
      throw ProgramError(.usage, "ambiguous-command", "'/\(name)' may be \(names)")
    }
    let meant = NearestName.to(name, among: all.map(\.name))
    throw ProgramError(
      .usage, "unknown-command", "'/\(name)' is no command, and was not sent",
      help: meant.map { "Did you mean /\($0)?" } ?? "See /help; //\(name) sends it as text")
  }

  /// Answers the Tab key: commands first, then what the command itself offers.
  static func completion(
    of text: String, form: Form, sessions: @escaping () -> [String] = { [] }
  ) -> Completion {
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return .none }
    let name = text.prefix { $0 != " " }
    guard name.count < text.count else {
      let names = all.map { "/\($0.name)" }.filter { $0.hasPrefix(name) }
      return Completion(word: String(name), candidates: names)
    }
    guard let command = try? matching(String(name)).command else { return .none }
    let (words, raw, word) = CommandWords.open(String(text.dropFirst(name.count)))
    let completing = Completing(words: words, word: word, form: form, sessions: sessions)
    let offered = command.completions(completing).filter { $0.hasPrefix(word) }
    return Completion(word: raw, candidates: offered.map(quoted))
  }

  /// A word as it must be typed to be one.
  private static func quoted(_ word: String) -> String {
    word.contains(where: \.isWhitespace) ? "\"\(word)\"" : word
  }

  /// The whole number that an argument is.
  static func number(_ text: String, default value: Int? = nil) throws(ProgramError) -> Int {
    if text.isEmpty, let value { return value }
    guard let number = Int(text), number > 0 || (number == 0 && value == nil) else {
      throw ProgramError(.usage, "usage", "'\(text)' is not a whole number")
    }
    return number
  }
}
