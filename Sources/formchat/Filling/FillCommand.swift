/// What can be typed in place of an answer.
enum FillCommand: String, CaseIterable {
  case back, clear, skip, help, quit

  /// The command that a line is; a secret is one only where it is exactly that word.
  init?(_ line: String, isSecret: Bool) {
    let word = isSecret ? line : line.trimmed.lowercased()
    guard word.hasPrefix("/"), let command = FillCommand(rawValue: String(word.dropFirst())) else {
      return nil
    }
    self = command
  }

  /// The word of a line that is meant as a command and is none; a path has more than one slash.
  static func unknown(in line: String) -> String? {
    let word = line.trimmed.dropFirst()
    guard line.trimmed.hasPrefix("/"), !word.isEmpty, word.allSatisfy({ $0.isLetter && $0.isASCII })
    else { return nil }
    return FillCommand(line, isSecret: false) == nil ? String(word) : nil
  }

  /// The answer that a line is: `//x` stands for `/x`.
  static func literal(_ line: String) -> String {
    line.hasPrefix("//") ? String(line.dropFirst()) : line
  }
}
