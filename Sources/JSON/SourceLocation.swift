/// A place in a source text.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1. A line ends with a line feed, a carriage return, or both.
  package let line: Int
  /// The column in Unicode scalars, from 1. A byte-order mark takes no column.
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
    var counter = LineCounter(bytes)
    self = counter.location(of: offset)
  }

  /// Counts lines and columns up to each of many byte offsets, in one pass; the answers are in the
  /// order of the offsets.
  package static func locations(of offsets: [Int], in bytes: [UInt8]) -> [SourceLocation] {
    var counter = LineCounter(bytes)
    var locations = offsets.map { SourceLocation(line: 0, column: 0, offset: $0) }
    for place in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      locations[place] = counter.location(of: offsets[place])
    }
    return locations
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    left.offset < right.offset
  }
}

/// Walks over a text once and counts.
private struct LineCounter {
  private let bytes: [UInt8]
  private var index: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
  }

  /// The place of an offset that is not before the last one asked for.
  mutating func location(of offset: Int) -> SourceLocation {
    let end = min(offset, bytes.count)
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        let continues = byte == 0x0A && index > 0 && bytes[index - 1] == 0x0D
        if !continues { line += 1 }
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    return SourceLocation(line: line, column: column, offset: offset)
  }
}
