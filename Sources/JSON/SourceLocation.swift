/// A place in a source text.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1. A line ends with a line feed, a carriage return, or both.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
  /// The byte offset, from 0.
  package let offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Counts lines and columns up to a byte offset.
  package init(offset: Int, in bytes: [UInt8]) {
    let end = min(offset, bytes.count)
    var line = 1
    var lineStart = 0
    for index in 0..<end where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D {
        lineStart = index + 1
      } else {
        line += 1
        lineStart = index + 1
      }
    }
    let scalars = bytes[lineStart..<end].count { $0 & 0xC0 != 0x80 }
    self.init(line: line, column: scalars + 1, offset: offset)
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    left.offset < right.offset
  }
}
