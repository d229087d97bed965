internal import FormLayout
internal import JSON

/// What is sent back to a model whose reply could not be applied.
enum RepairMessage {
  /// The most faults that are listed.
  static let linesSent = 10

  static func text(for faults: [Diagnostic]) -> String {
    var lines = ["Nothing was applied. What is wrong with your answer:"]
    for fault in faults.prefix(linesSent) {
      let help = fault.help.map { " (\($0))" } ?? ""
      lines.append("- \(fault.pointer.description) \(fault.code): \(fault.message)\(help)")
    }
    if faults.count > linesSent { lines.append("- and \(faults.count - linesSent) more") }
    lines.append("Answer again with the complete corrected JSON object.")
    return lines.joined(separator: "\n")
  }
}
