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
  /// What follows the name, as help shows it.
  let arguments: String
  /// One line for help.
  let summary: String
  let group: Group
  /// The words that may come next, given the arguments so far and the form.
  let completions: @Sendable (_ words: [Substring], _ form: Form) -> [String]
  let run:
    @Sendable (_ arguments: String, _ conversation: inout Conversation) async throws(ProgramError)
      ->
      Void

  init(
    _ name: String, _ arguments: String = "", group: Group, _ summary: String,
    completions: @escaping @Sendable (_ words: [Substring], _ form: Form) -> [String] = { _, _ in []
    },
    run:
      @escaping @Sendable (_ arguments: String, _ conversation: inout Conversation)
      async
      throws(ProgramError) -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.group = group
    self.summary = summary
    self.completions = completions
    self.run = run
  }

  /// The command as it is typed.
  var usage: String { arguments.isEmpty ? "/\(name)" : "/\(name) \(arguments)" }

  /// Every command, in the order of help.
  static let all: [Command] = [
    show, fill, check, explain, diff, history, revisions,
    add, field, move, remove, rename, fix,
    undo, redo, goTo,
    open, save, export,
    retry, help, quit,
  ]
}

extension Command {
  /// Finds the command that a line begins with: its name, or a beginning that only one has.
  static func matching(_ line: String) throws(ProgramError) -> (command: Command, arguments: String)
  {
    let body = line.dropFirst()
    let name = String(body.prefix { !$0.isWhitespace })
    let arguments = String(body.dropFirst(name.count)).trimmed
    if let exact = all.first(where: { $0.name == name }) { return (exact, arguments) }
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
  static func completion(of text: String, form: Form) -> Completion {
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return .none }
    let words = text.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
    let word = words.last.map(String.init) ?? ""
    if words.count <= 1 {
      let names = all.map { "/\($0.name)" }.filter { $0.hasPrefix("/" + word) }
      return Completion(word: "/" + word, candidates: names)
    }
    guard let command = all.first(where: { $0.name == words[0] }) else { return .none }
    let offered = command.completions(Array(words.dropFirst().dropLast()), form)
    return Completion(word: word, candidates: offered.filter { $0.hasPrefix(word) })
  }

  /// The ids of a form, in document order.
  static func ids(_ form: Form) -> [String] {
    form.placed.map(\.component.id).filter { !$0.isEmpty }
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
