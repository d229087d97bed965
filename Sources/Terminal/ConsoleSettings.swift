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

  /// The person's editor, as the shell runs it.
  package let editor: String

  /// The person's pager, as the shell runs it; `nil` shows everything at once.
  package let pager: String?

  /// The folder for files that are needed for a moment.
  package let temporaryFolder: String

  /// Reads the settings; `isTerminal` says whether standard output is one.
  package init(
    width: Int? = nil,
    isPlain: Bool = false,
    colour: ColourChoice = .auto,
    editor: String = "vi",
    pager: String? = nil,
    environment: [String: String],
    isTerminal: Bool
  ) {
    self.width = width ?? (isTerminal ? nil : environment["COLUMNS"].flatMap(Int.init))
    self.editor = editor
    self.pager = pager
    let folder = environment["TMPDIR"] ?? ""
    temporaryFolder = folder.isEmpty ? "/tmp" : folder
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

  /// Returns the rows of the terminal on a descriptor, or nil if there is none.
  static func rows(of descriptor: Int32) -> Int? {
    let rows = Int(cterminal_rows(descriptor))
    return rows > 0 ? rows : nil
  }
}
