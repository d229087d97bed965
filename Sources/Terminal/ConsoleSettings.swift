internal import CTerminal

/// What the command line and the environment say about the console.
package struct ConsoleSettings: Equatable, Sendable {
  /// Columns asked for, or nil for those of the terminal.
  package let width: Int?

  /// Whether text goes out without boxes, colour or redrawing.
  package let isPlain: Bool

  /// Whether standard output shows colour.
  package let hasColour: Bool

  /// Whether the terminal cannot move its cursor.
  package let isDumbTerminal: Bool

  /// Reads the settings; `isTerminal` says whether standard output is one.
  package init(
    width: Int? = nil,
    isPlain: Bool = false,
    colour: ColourChoice = .auto,
    environment: [String: String],
    isTerminal: Bool
  ) {
    self.width = width ?? (isTerminal ? nil : environment["COLUMNS"].flatMap(Int.init))
    let term = environment["TERM"] ?? ""
    isDumbTerminal = term.isEmpty || term == "dumb"
    self.isPlain = isPlain || isDumbTerminal
    hasColour =
      !self.isPlain && colour.isOn(environment: environment, isTerminal: isTerminal)
  }

  /// Returns the columns of the terminal on a descriptor, 80 if there is none.
  package static func width(of descriptor: Int32) -> Int {
    let columns = Int(cterminal_columns(descriptor))
    return columns > 0 ? columns : 80
  }
}
