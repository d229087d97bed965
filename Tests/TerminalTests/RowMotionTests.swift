internal import Testing

@testable internal import Terminal

@Suite struct RowMotionTests {
  @Test(
    arguments: [
      ("one", "", nil, nil),
      ("one\ntw", "o", -4, nil),
      ("one\ntwo three", "", -10, nil),
      ("o", "ne\ntwo", nil, 4),
      ("one", "\nt", nil, 2),
      ("a\n", "\nb", -2, 1),
    ] as [(String, String, Int?, Int?)])
  func `the cursor keeps its column or goes to the end of a shorter row`(
    before: String, after: String, up: Int?, down: Int?
  ) {
    #expect(RowMotion.distance(up: true, before: before, after: after) == up)
    #expect(RowMotion.distance(up: false, before: before, after: after) == down)
  }
}
