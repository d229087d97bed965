import Support
import Testing

@Suite struct LineDifferenceTests {
  @Test func `changed lines are shown with two lines around them`() {
    let old = (1...12).map(String.init)
    var new = old
    new[5] = "six"
    new.append("13")
    let difference = LineDifference(
      from: old.joined(separator: "\n"),
      to: new.joined(separator: "\n")
    )
    #expect(
      difference.text == """
        … (3 unchanged)
          4
          5
        - 6
        + six
          7
          8
        … (2 unchanged)
          11
          12
        + 13
        """
    )
  }

  @Test(arguments: [("a", "a", "  a"), ("", "a", "- \n+ a"), ("é", "e\u{301}", "- é\n+ e\u{301}")])
  func `lines are compared by code units`(old: String, new: String, expected: String) {
    #expect(LineDifference(from: old, to: new).text.utf8.elementsEqual(expected.utf8))
  }
}
