import FormLayout
import Testing

@Suite struct EditAnnouncementTests {
  static let edits: [(Edit, [String])] = [
    (
      .add(
        nodes: [
          Edit.Node(type: "TextField", id: "phone", label: "Phone"),
          Edit.Node(type: "Divider", id: "", label: ""),
        ], at: Edit.Place()), ["+ phone  TextField  Phone", "+ Divider"]
    ),
    (.set(ids: ["a", "b"], props: [.flag("required", true)]), ["~ a, b  required"]),
    (.remove(ids: ["fax"]), ["- fax"]), (.move(ids: ["a"], to: Edit.Place()), ["> a"]),
    (.rename(id: "a", to: "b"), ["~ a  → b"]), (.clear, ["- everything"]),
    (.undo(count: 2), ["undo 2"]),
    (.translate(language: "fr", texts: []), ["~ fr  0 texts"]),
    (.remove(ids: ["\u{1B}[2J\u{202E}x"]), ["- ␛[2J<U+202E>x"]),
  ]

  @Test(arguments: edits)
  func `an edit is announced in a line for each component`(edit: Edit, lines: [String]) {
    #expect(edit.announcement == lines)
  }
}
