/// Why a text is no condition, and where.
package struct ConditionTextError: Error, Equatable, Sendable {
  /// Where it stops being one: UTF-8 units from the start.
  package let offset: Int
  /// What is wrong, in a lower-case phrase.
  package let message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
