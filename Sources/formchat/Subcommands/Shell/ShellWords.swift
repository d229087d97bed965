/// What may stand next on a command line, made from the lists of subcommands and options.
struct ShellWords {
  /// A word and what it does.
  struct Candidate: Equatable, Sendable {
    let word: String
    let summary: String
  }

  private(set) var candidates: [Candidate] = []
  /// Whether the name of a file may stand there too.
  private(set) var takesFiles = false

  /// Looks at the words after the program's name; the last is the one being typed.
  init(after words: [String], sessions: () -> [String]) {
    // Some shells take `--to=html` apart.
    var before = Array(words.dropLast())
    var word = words.last ?? ""
    if word == "=" { word = "" }
    before.removeAll { $0 == "=" }
    let command = before.first.flatMap { name in Subcommand.all.first { $0.name == name } }
    let known = Self.options(of: command)
    if let option = before.last.flatMap({ last in known.first { $0.isNamed(last) } }),
      option.takesValue, !before.contains("--")
    {
      offer(option.offers, sessions: sessions)
      if case .required = option.value {
        keep(word)
        return
      }
    }
    if word.hasPrefix("-"), !before.contains("--") {
      candidates = known.map { Candidate(word: $0.name, summary: $0.summary) }
    } else {
      addOperands(after: before, command: command, known: known, sessions: sessions)
    }
    keep(word)
  }

  private static func options(of command: Subcommand?) -> [CommandLineOption] {
    command.map { $0.options + CommandLineOption.common }
      ?? Subcommand.chat.options + CommandLineOption.common + [.version]
  }

  private mutating func addOperands(
    after before: [String], command: Subcommand?, known: [CommandLineOption],
    sessions: () -> [String]
  ) {
    if before.isEmpty {
      candidates = Subcommand.all.map { Candidate(word: $0.name, summary: $0.summary) }
      candidates.append(Candidate(word: "help", summary: "show the help of the program"))
    }
    if before == ["help"] {
      candidates = Subcommand.all.map { Candidate(word: $0.name, summary: $0.summary) }
      return
    }
    let isOperand = Self.operands(in: before.dropFirst(command == nil ? 0 : 1), known: known)
    offer((command ?? .chat).offers, at: isOperand, sessions: sessions)
  }

  /// How many of the words are operands: neither options nor their values.
  private static func operands(
    in words: ArraySlice<String>, known: [CommandLineOption]
  ) -> Int {
    var count = 0
    var isValue = false
    for word in words {
      if isValue {
        isValue = false
      } else if let option = known.first(where: { $0.isNamed(word) }) {
        if case .required = option.value { isValue = true }
      } else if !word.hasPrefix("-") {
        count += 1
      }
    }
    return count
  }

  private mutating func offer(_ offer: Offer, at place: Int = 0, sessions: () -> [String]) {
    switch offer {
    case .nothing: break
    case .files: takesFiles = true
    case .words(let words): candidates += words.map { Candidate(word: $0, summary: "") }
    case .sessions: candidates += sessions().map { Candidate(word: $0, summary: "a session") }
    case .sequence(let offers):
      if offers.indices.contains(place) { self.offer(offers[place], sessions: sessions) }
    }
  }

  private mutating func keep(_ beginning: String) {
    candidates = candidates.filter { $0.word.hasPrefix(beginning) }
  }

  /// The lines that the scripts read: a word, a tab, what it does; `:files` for files.
  var lines: String {
    candidates.map { "\($0.word)\t\($0.summary)\n" }.joined() + (takesFiles ? ":files\n" : "")
  }
}

extension CommandLineOption {
  fileprivate func isNamed(_ word: String) -> Bool { name == word || short == word }

  fileprivate var takesValue: Bool {
    switch value {
    case .none: false
    case .required, .optional: true
    }
  }
}
