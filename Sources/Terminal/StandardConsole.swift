/// Opens the console that suits the standard streams: with line editing where that works.
///
/// `history` are lines sent in earlier sessions, oldest first; `remember` is told each new one.
package func standardConsole(
  settings: ConsoleSettings,
  history: [String] = [],
  remember: @escaping (String) -> Void = { _ in }
) -> any Console {
  guard !settings.isPlain else { return PlainConsole(settings: settings) }
  return EditLineConsole(settings: settings, history: history, remember: remember)
    ?? PlainConsole(settings: settings)
}
