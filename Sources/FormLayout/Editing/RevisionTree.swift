/// Every revision of a conversation, and which one is current.
///
/// Numbers only grow. Undo goes to the parent, redo to the child that was left last, so nothing
/// that was ever made is lost.
package struct RevisionTree: Sendable {
  /// All revisions; each stands at the index of its number.
  package private(set) var revisions: [Revision]
  private var cursor = 0
  /// The child that was left last, by its parent's number.
  private var lastChild: [Int: Int] = [:]

  /// A tree whose revision 0 is a form.
  package init(_ form: Form) {
    revisions = [Revision(number: 0, parent: nil, edits: [], form: form)]
  }

  /// The revision at the cursor.
  package var current: Revision { revisions[cursor] }

  /// Whether nothing was ever changed.
  package var isUntouched: Bool { revisions.count == 1 }

  /// The revision of a number.
  package subscript(number: Int) -> Revision? {
    revisions.indices.contains(number) ? revisions[number] : nil
  }

  /// Makes a revision of the current one and goes there.
  package mutating func append(_ form: Form, edits: [Edit]) {
    let number = revisions.count
    revisions.append(Revision(number: number, parent: cursor, edits: edits, form: form))
    lastChild[cursor] = number
    cursor = number
  }

  /// Goes back so many revisions, at most to the beginning.
  package mutating func undo(_ count: Int = 1) {
    for _ in 0..<max(0, min(count, revisions.count)) {
      guard let parent = current.parent else { return }
      lastChild[parent] = cursor
      cursor = parent
    }
  }

  /// Goes forward so many revisions, each time to the child that was left last.
  package mutating func redo(_ count: Int = 1) {
    for _ in 0..<max(0, min(count, revisions.count)) {
      guard let child = lastChild[cursor] else { return }
      cursor = child
    }
  }

  /// Goes to a revision; false where there is none of that number.
  ///
  /// A redo after it leads on from there, and an undo on the way it was made.
  package mutating func goTo(_ number: Int) -> Bool {
    guard let target = self[number] else { return false }
    if let parent = target.parent { lastChild[parent] = number }
    cursor = number
    return true
  }
}
