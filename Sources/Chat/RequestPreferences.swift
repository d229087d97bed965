/// What a person wants of every request beside its text. Nothing is sent unasked: each of these is
/// refused by some model.
package struct RequestPreferences: Equatable, Sendable {
  /// How long a reasoning model thinks, in OpenAI's words.
  package enum Effort: String, CaseIterable, Sendable {
    case none, minimal, low, medium, high, xhigh, max

    /// The tokens that the thinking may take beside the reply, since the cap covers both.
    var reserve: Int {
      switch self {
      case .none: 0
      case .minimal, .low: 8_192
      case .medium, .high, .xhigh, .max: 25_000
      }
    }

    /// Whether the first byte may be long in coming.
    var isSlow: Bool { reserve == 25_000 }
  }

  /// The temperature, where one is wanted.
  package var temperature: Double?
  package var effort: Effort?
  /// Whether the instructions go under the role `developer` instead of `system`.
  package var usesDeveloperRole: Bool

  package init(
    temperature: Double? = nil, effort: Effort? = nil, usesDeveloperRole: Bool = false
  ) {
    self.temperature = temperature
    self.effort = effort
    self.usesDeveloperRole = usesDeveloperRole
  }
}
