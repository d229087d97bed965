import Support
import Testing

@Suite struct ExpectedTests {
  @Test func `a text without its file is an issue`() {
    withKnownIssue {
      Expected.check("some text", "no-such-folder/no-such-file.txt")
    } matching: { issue in
      issue.comments == ["there is no file 'Expected/no-such-folder/no-such-file.txt'"]
        || issue.comments == ["'no-such-folder/no-such-file.txt' cannot be written"]
    }
  }
}
