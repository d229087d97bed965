/// The characters that lines, frames and marks are drawn with.
struct Symbols: Sendable {
  /// The edges of a box.
  struct Frame: Sendable {
    let top: (left: String, right: String)
    let bottom: (left: String, right: String)
  }

  /// Around the form and its groups.
  let group: Frame
  /// Around what a person types into.
  let field: Frame
  let horizontal: String
  let vertical: String
  /// Beside what is not always shown.
  let condition: String
  let ellipsis: String
  let separator: String
  let secret: String
  let opens: String
  let leads: String
  let calendar: String
  let wheel: String
  let chosen: String
  let radio: (off: String, on: String)
  let checkbox: (off: String, on: String)
  let toggle: (off: String, on: String)
  let star: (off: String, on: String)
  let bar: (left: String, off: String, on: String, right: String)
  let slider: (left: String, line: String, knob: String, right: String)
  let minus: String
  let swatch: String
  let icon: (left: String, right: String)

  static let unicode = Symbols(
    group: Frame(top: ("╭", "╮"), bottom: ("╰", "╯")),
    field: Frame(top: ("┌", "┐"), bottom: ("└", "┘")),
    horizontal: "─", vertical: "│", condition: "┆", ellipsis: "…", separator: " · ",
    secret: "••••••••", opens: "▾", leads: "›", calendar: "▦", wheel: "↕", chosen: "•",
    radio: ("( )", "(•)"), checkbox: ("[ ]", "[x]"), toggle: ("(○  )", "(  ●)"),
    star: ("☆", "★"), bar: ("▕", "░", "█", "▏"), slider: ("├", "─", "●", "┤"),
    minus: "−", swatch: "■", icon: ("‹", "›"))

  static let ascii = Symbols(
    group: Frame(top: ("+", "+"), bottom: ("+", "+")),
    field: Frame(top: ("+", "+"), bottom: ("+", "+")),
    horizontal: "-", vertical: "|", condition: ":", ellipsis: "...", separator: " / ",
    secret: "********", opens: "v", leads: ">", calendar: "#", wheel: "^", chosen: "*",
    radio: ("( )", "(*)"), checkbox: ("[ ]", "[x]"), toggle: ("(off)", "(on)"),
    star: ("-", "*"), bar: ("[", "-", "#", "]"), slider: ("|", "-", "O", "|"),
    minus: "-", swatch: "#", icon: ("<", ">"))
}
