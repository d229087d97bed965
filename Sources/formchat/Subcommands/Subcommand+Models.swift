internal import Chat
internal import JSON

extension Subcommand {
  static let models = Subcommand(
    "models", "", "the models that the service offers, one a line",
    options: CommandLineOption.asking,
    operands: 0...0,
    run: { invocation throws(ProgramError) in
      let settings = try ServiceSettings(invocation.options, invocation.environment)
      guard let service = try settings.service() else {
        throw ProgramError(
          .noPermission, "no-key", "no service is set up, so nobody can be asked",
          help: "Set OPENAI_API_KEY, or --base-url for a server of your own")
      }
      let names: [String]
      do throws(ChatError) {
        names = try await service.models()
      } catch {
        throw ProgramError(error)
      }
      if invocation.options.has(.json) {
        invocation.print(json: ["models": .array(names.map { .string($0) })])
      } else {
        invocation.output.write(names.map { $0 + "\n" }.joined())
      }
      return .done
    })
}
