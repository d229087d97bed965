internal import Chat
internal import JSON

/// One thing that `formchat sessions` does.
struct SessionAction: Sendable {
  let name: String
  /// What follows the name.
  let arguments: String
  let summary: String
  /// How many words follow the name.
  let operands: ClosedRange<Int>
  let run: @Sendable (_ words: [String], Invocation, SessionStore) throws(ProgramError) -> Void

  init(
    _ name: String, _ arguments: String, _ summary: String, operands: ClosedRange<Int>,
    run:
      @escaping @Sendable (_ words: [String], Invocation, SessionStore) throws(ProgramError) -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.operands = operands
    self.run = run
  }

  /// Every action, in the order of help.
  static let all: [SessionAction] = [list, show, rename, fork, remove, export]
}

extension Subcommand {
  static let sessions = Subcommand(
    "sessions", "[ACTION …]", SessionAction.overview,
    options: [.output, .force], operands: 0...3,
    offers: .sequence([.words(SessionAction.all.map(\.name)), .sessions]),
    run: { invocation throws(ProgramError) in
      let words = invocation.options.operands
      let name = words.first ?? "list"
      guard let action = SessionAction.all.first(where: { $0.name == name }) else {
        throw ProgramError(
          .usage, "usage", "there is no 'sessions \(name)'",
          help: "There are \(SessionAction.all.map(\.name).joined(separator: ", "))")
      }
      guard action.operands.contains(max(0, words.count - 1)) else {
        throw ProgramError(
          .usage, "usage", "this takes other words",
          help: "The form is: formchat sessions \(action.name) \(action.arguments)")
      }
      try action.run(Array(words.dropFirst()), invocation, SessionStore(invocation.environment))
      return .done
    })
}

extension SessionAction {
  /// The actions' names, for help; each one's form is said where it is wrong.
  fileprivate static var overview: String {
    "what is kept of conversations: " + all.map(\.usage).joined(separator: ", ")
  }

  private var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}
