/// What a model's answer says: words to the person, and edits.
package struct Reply: Equatable, Sendable {
  package let message: String
  package let edits: [Edit]
  /// What was let pass in the answer's form.
  package let notes: [EditNote]

  package init(message: String, edits: [Edit], notes: [EditNote] = []) {
    self.message = message
    self.edits = edits
    self.notes = notes
  }
}
