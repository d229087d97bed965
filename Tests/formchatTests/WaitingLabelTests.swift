import Testing

@testable import formchat

@Suite struct WaitingLabelTests {
  @Test(arguments: [
    (7, false, "gpt-4.1 · too many requests, trying again in 7 s"),
    (0, false, "gpt-4.1 · trying again"),
    (7, true, "gpt-4.1 - too many requests, trying again in 7 s"),
  ])
  func `the waiting line counts down to the next try`(
    seconds: Int, isASCII: Bool, label: String
  ) {
    #expect(
      WaitingLine.retryLabel(
        "gpt-4.1", seconds: seconds, reason: "too many requests", isASCII: isASCII) == label)
  }
}
