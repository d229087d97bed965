internal import CTerminal
internal import Platform

/// The signals that are for whoever reads a line.
enum PromptSignals {
  /// Where they are to be waited for.
  static var descriptor: Int32 { cterminal_prompt_fd() }

  /// Starts a read, to be called before the prompt shows: what came earlier is forgotten, and Ctrl-C
  /// is the reader's from here on.
  static func begin() {
    _ = take()
    cterminal_set_prompting(1)
  }

  /// Ends a read.
  static func end() {
    cterminal_set_prompting(0)
  }

  /// Returns the numbers of the signals that have come, without waiting.
  static func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return signals }
      signals += bytes[..<count].map(Int32.init)
    }
  }
}
