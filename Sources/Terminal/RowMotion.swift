/// The way between the rows of a text that is being edited.
enum RowMotion {
  /// Returns how many characters the cursor moves to the same place of the row above or below, or
  /// nil if there is no such row.
  static func distance(up: Bool, before: String, after: String) -> Int? {
    let newline: Unicode.Scalar = "\n"
    let rowsBefore = before.unicodeScalars.split(
      separator: newline, omittingEmptySubsequences: false)
    let rowsAfter = after.unicodeScalars.split(
      separator: newline, omittingEmptySubsequences: false)
    let column = rowsBefore.last?.count ?? 0
    if up {
      guard rowsBefore.count > 1 else { return nil }
      let above = rowsBefore[rowsBefore.count - 2].count
      return -(column + 1 + above - min(column, above))
    }
    guard rowsAfter.count > 1 else { return nil }
    return rowsAfter[0].count + 1 + min(column, rowsAfter[1].count)
  }
}
