internal import FormLayout
internal import JSON
internal import Platform
internal import Terminal

/// The program from its arguments to its exit code.
struct Program: Sendable {
  /// The version of this program.
  static let version = "0.1.0"

  let environment: Environment
  let output: ProgramOutput

  /// Runs the command that the arguments name.
  func run(_ arguments: [String]) async -> ExitCode {
    Self.reserveStandardStreams()
    signal(SIGPIPE, SIG_IGN)
    // A file that may grow no further is an error of the write, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let isMachineOutput = arguments.prefix { $0 != "--" }.contains("--json")
    do throws(ProgramError) {
      let code = try await dispatch(arguments)
      return closing(code)
    } catch {
      if isMachineOutput {
        let command = arguments.first { word in Subcommand.all.contains { $0.name == word } }
        let object: JSONValue = ["command": .string(command ?? "chat"), "error": error.json]
        output.write(object.lineForTerminal + "\n")
      } else {
        output.writeError("formchat: \(error.words)\n".visibleText)
      }
      return error.code
    }
  }

  /// Puts something in the place of a standard stream that the caller has closed: a file that is opened
  /// next would take its number, and what is meant for the screen would go into it. What it is
  /// can be read, as empty, but not written, so that a lost result is an error.
  private static func reserveStandardStreams() {
    var descriptor: Int32
    repeat {
      descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    } while (0...STDERR_FILENO).contains(descriptor)
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  private func dispatch(_ arguments: [String]) async throws(ProgramError) -> ExitCode {
    if arguments.first == "help" {
      output.write(ProgramHelp.text(for: arguments.dropFirst().first))
      return .done
    }
    let options = try Options(parsing: arguments, subcommands: Subcommand.all)
    if options.has(.version) {
      output.write("formchat \(Self.version)\n")
      return .done
    }
    let isBare = arguments.first != options.command
    if options.has(.help) {
      output.write(ProgramHelp.text(for: isBare ? nil : options.command))
      return .done
    }
    guard let command = Subcommand.all.first(where: { $0.name == options.command }) else {
      throw ProgramError(.internalError, "internal", "there is no command '\(options.command)'")
    }
    try check(options, of: command, isBare: isBare)
    return try await command.run(
      Invocation(options: options, environment: environment, output: output))
  }

  private func check(
    _ options: Options, of command: Subcommand, isBare: Bool
  ) throws(ProgramError) {
    let count = options.operands.count
    guard !command.operands.contains(count) else { return }
    // A misspelt command looks like a file that is not there.
    if isBare, let word = options.operands.first,
      let meant = NearestName.to(word, among: Subcommand.all.map(\.name))
    {
      throw ProgramError(
        .usage, "usage", "'\(word)' is no command", help: "Did you mean formchat \(meant)?")
    }
    let usage = "formchat \(command.name) \(command.arguments)"
    throw ProgramError(
      .usage, "usage",
      count < command.operands.lowerBound ? "something is missing" : "there is too much here",
      help: "The form is: \(usage)")
  }

  /// The exit code once standard output has been looked at.
  private func closing(_ code: ExitCode) -> ExitCode {
    switch output.error {
    case nil: return code
    case .closedByReader: return .pipeClosed
    case .failed(let number):
      output.writeError(
        "formchat: standard output takes no more: \(String(cString: strerror(number)).lowercased())\n"
      )
      return .writeFailed
    }
  }
}
