/// What a terminal shows: enough of one for the programs tested here.
package struct Screen: Sendable {
  /// Characters by row and column; a wide character leaves an empty text in its second column.
  private var cells: [[String]]
  private let columns: Int
  private let rows: Int

  /// Where the cursor is, counted from 0.
  package private(set) var cursor = (row: 0, column: 0)

  /// Whether the last column was written and the next character goes to the next row.
  private var isWrapping = false
  private var pending: [UInt8] = []

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows, without the blanks at their ends and without empty rows at the bottom.
  package var lines: [String] {
    var lines = cells.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return row.joined()
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Takes what a program writes, in pieces of any size.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    let text = String(decoding: pending, as: UTF8.self)
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        guard let end = writeSequence(rest) else { break }
        rest = rest[end...]
      } else if scalar == "\u{FFFD}", rest.count == 1 {
        // Most likely a character whose bytes have not all arrived.
        break
      } else {
        write(scalar)
        rest = rest.dropFirst()
      }
    }
    pending.removeFirst(min(pending.count, pending.count - Self.byteCount(rest, of: pending)))
  }

  private static func byteCount(
    _ rest: Substring.UnicodeScalarView, of pending: [UInt8]
  ) -> Int {
    guard rest.first == "\u{FFFD}" else { return Substring(rest).utf8.count }
    return pending.reversed().prefix { $0 & 0xC0 == 0x80 }.count + 1
  }

  // MARK: Characters

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": move(column: 0)
    case "\n": lineFeed()
    case "\u{8}": move(column: cursor.column - 1)
    case "\t": move(column: (cursor.column / 8 + 1) * 8)
    case _ where scalar.value < 0x20: break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 {
      let column = isWrapping ? cursor.column : max(0, cursor.column - 1)
      cells[cursor.row][column].unicodeScalars.append(scalar)
      return
    }
    if isWrapping || cursor.column + width > columns {
      move(column: 0)
      lineFeed()
    }
    cells[cursor.row][cursor.column] = String(scalar)
    if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
    isWrapping = cursor.column + width >= columns
    cursor.column = min(columns - 1, cursor.column + width)
  }

  private mutating func lineFeed() {
    isWrapping = false
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(row: Int? = nil, column: Int? = nil) {
    isWrapping = false
    cursor.row = min(rows - 1, max(0, row ?? cursor.row))
    cursor.column = min(columns - 1, max(0, column ?? cursor.column))
  }

  // MARK: Sequences

  /// Carries out a control sequence at the start of a text; returns where it ends, nil if it does
  /// not.
  private mutating func writeSequence(
    _ text: Substring.UnicodeScalarView
  ) -> String.Index? {
    let body = text.dropFirst()
    guard let kind = body.first else { return nil }
    guard kind == "[" else { return body.index(after: body.startIndex) }
    let parameters = body.dropFirst().prefix { (0x20...0x3F).contains($0.value) }
    guard parameters.endIndex < text.endIndex else { return nil }
    let values = Substring(parameters).split(separator: ";").map { Int($0) ?? 0 }
    carryOut(text[parameters.endIndex], values)
    return text.index(after: parameters.endIndex)
  }

  private mutating func carryOut(_ final: Unicode.Scalar, _ values: [Int]) {
    let count = max(1, values.first ?? 1)
    let (row, column) = cursor
    switch final {
    case "A": move(row: row - count)
    case "B": move(row: row + count)
    case "C": move(column: column + count)
    case "D": move(column: column - count)
    case "G": move(column: count - 1)
    case "d": move(row: count - 1)
    case "H", "f": move(row: count - 1, column: (values.count > 1 ? values[1] : 1) - 1)
    case "K": erase(in: row, values.first ?? 0)
    case "J": eraseRows(values.first ?? 0)
    case "P": cells[row].replaceSubrange(column..<min(columns, column + count), with: [])
    case "X": blank(row, column..<min(columns, column + count))
    case "@": cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    default: break
    }
    cells[row] = Array((cells[row] + Array(repeating: " ", count: columns)).prefix(columns))
  }

  private mutating func blank(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = " " }
  }

  private mutating func erase(in row: Int, _ part: Int) {
    switch part {
    case 0: blank(row, cursor.column..<columns)
    case 1: blank(row, 0..<cursor.column + 1)
    default: blank(row, 0..<columns)
    }
  }

  private mutating func eraseRows(_ part: Int) {
    erase(in: cursor.row, part)
    let others = part == 0 ? cursor.row + 1..<rows : part == 1 ? 0..<cursor.row : 0..<rows
    for row in others { blank(row, 0..<columns) }
  }

  /// Columns of a character, roughly: the test texts hold letters, Japanese and plain emoji.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
