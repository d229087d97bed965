/// The difference of two texts by lines, with runs of equal lines collapsed.
package struct LineDifference {
  /// Lines marked `-`, `+` or with two spaces, and `… (12 unchanged)` for longer runs.
  package let text: String

  package init(from old: String, to new: String, context: Int = 2) {
    let lines = LineDifference.lines(
      from: old.split(separator: "\n", omittingEmptySubsequences: false),
      to: new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    var output: [String] = []
    var index = 0
    while index < lines.count {
      let end = lines[index...].firstIndex { $0.isChanged } ?? lines.count
      let head = index == 0 ? 0 : context
      let tail = end == lines.count ? 0 : context
      let hidden = end - index - head - tail
      if hidden > 1 {
        output += lines[index..<index + head].map(\.text)
        output.append("… (\(hidden) unchanged)")
        output += lines[end - tail..<end].map(\.text)
      } else {
        output += lines[index..<end].map(\.text)
      }
      index = end
      while index < lines.count, lines[index].isChanged {
        output.append(lines[index].text)
        index += 1
      }
    }
    text = output.joined(separator: "\n")
  }

  private struct Line {
    let isChanged: Bool
    let text: String
  }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(Line(isChanged: true, text: "- " + old[before]))
        before += 1
      } else if inserted.contains(after) {
        lines.append(Line(isChanged: true, text: "+ " + new[after]))
        after += 1
      } else {
        lines.append(Line(isChanged: false, text: "  " + old[before]))
        (before, after) = (before + 1, after + 1)
      }
    }
    return lines
  }
}
