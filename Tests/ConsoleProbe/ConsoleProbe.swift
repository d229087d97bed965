internal import Platform
internal import Terminal

/// A program that repeats what it reads: the console as a test sees it from outside.
@main
struct ConsoleProbe {
  static func main() async {
    let settings = ConsoleSettings(
      editor: variable("EDITOR") ?? "vi", pager: variable("PAGER"),
      environment: ["TERM": variable("TERM") ?? ""], isTerminal: isatty(1) == 1)
    LastWords.set("last words")
    guard let interrupts = Interrupts(cleanUp: { say("cleaned up\r\n") }) else { exit(70) }
    let console = standardConsole(settings: settings) { say("kept \($0.debugDescription)\n") }
    while true {
      switch console.readLine(prompt: "probe> ", completing: completion) {
      case .line("busy"): await work(settings: settings, interrupts: interrupts, console: console)
      case .line("trap"): abort()
      case .line("page"): console.page((1...40).map { "row \($0)\n" }.joined())
      case .line("compose"):
        console.write("\(console.compose("a draft"))\n")
      case .line(let line): console.write("line \(line.debugDescription)\n")
      case .interrupted: console.write("interrupted\n")
      case .end:
        console.write("end\n")
        exit(console.outputError == nil ? 0 : console.outputError == .closedByReader ? 141 : 74)
      }
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes a remark that belongs to no console.
  private static func say(_ text: String) {
    var errors = FileOutput.standardError
    errors.write(text)
  }

  private static func completion(of text: String) -> Completion {
    let word = String(text.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
    let words = ["/check", "/show", "/save"].filter { $0.hasPrefix(word) }
    return Completion(word: word, candidates: words)
  }

  /// Is busy for a while, or until Ctrl-C is pressed.
  private static func work(
    settings: ConsoleSettings, interrupts: Interrupts, console: any Console
  ) async {
    let task = Task { try await Task.sleep(for: .seconds(2)) }
    let outcome = await interrupts.whileRunning(cancel: { task.cancel() }) {
      console.writeError("working\n")
      let spinner = Spinner(label: "probe", settings: settings)
      defer { spinner?.stop() }
      return await task.result
    }
    if case .success = outcome { console.write("done\n") } else { console.write("cancelled\n") }
  }
}
