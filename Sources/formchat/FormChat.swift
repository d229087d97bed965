internal import Platform

/// The program.
@main
struct FormChat {
  static func main() async {
    let program = Program(environment: .current(), output: ProgramOutput())
    let code = await program.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
