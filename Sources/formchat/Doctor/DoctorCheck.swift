/// One thing that `formchat doctor` looks at.
struct DoctorCheck: Sendable {
  /// What was found.
  struct Finding: Sendable {
    enum Status: String, Sendable {
      case good = "ok"
      /// It works, but not as well as it could.
      case warning
      case bad = "failed"
    }

    let status: Status
    let message: String
    let help: String?

    init(_ status: Status, _ message: String, help: String? = nil) {
      self.status = status
      self.message = message
      self.help = help
    }

    /// What stops a command is what is wrong here.
    init(_ error: ProgramError) {
      let place = error.file.map { "\($0): " } ?? ""
      self.init(.bad, place + error.message, help: error.help)
    }
  }

  /// A stable word.
  let name: String
  /// Whether it needs the network.
  let isOnline: Bool
  let look: @Sendable (Invocation) async -> Finding

  init(
    _ name: String, isOnline: Bool = false,
    look: @escaping @Sendable (Invocation) async -> Finding
  ) {
    self.name = name
    self.isOnline = isOnline
    self.look = look
  }

  /// Every check, in the order of the report.
  static let all: [DoctorCheck] = [
    program, libraries, locale, terminal, settings, key, service, store, online,
  ]
}
