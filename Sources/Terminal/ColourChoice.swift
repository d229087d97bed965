/// When colour is shown.
package enum ColourChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Decides for one stream: the choice, then `NO_COLOR` and `CLICOLOR_FORCE` unless empty, then
  /// whether it is a terminal.
  package func isOn(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
      return isTerminal
    }
  }
}
