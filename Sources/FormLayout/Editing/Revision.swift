internal import JSON

/// One state of a form in a conversation.
package struct Revision: Sendable {
  /// Its number; revision 0 is what the conversation began with.
  package let number: Int
  /// The revision that it was made from; `nil` for revision 0.
  package let parent: Int?
  /// What made it of its parent; empty where a layout was put in its place.
  package let edits: [Edit]
  package let form: Form

  init(number: Int, parent: Int?, edits: [Edit], form: Form) {
    self.number = number
    self.parent = parent
    self.edits = edits
    self.form = form
  }

  /// What stands for the layout in a transcript.
  package var fingerprint: String { form.fingerprint }
}

extension Form {
  /// The first 16 hexadecimal digits of SHA-256 over the compact JSON: keys in stored order, numbers
  /// as stored, shortest escapes.
  package var fingerprint: String { String(SHA256.hex(json.text(.compact).utf8).prefix(16)) }
}
