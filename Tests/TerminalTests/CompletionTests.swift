internal import Testing

@testable internal import Terminal

@Suite struct CompletionTests {
  @Test(arguments: [
    ("/c", ["/check"], "/check "),
    ("req", ["required="], "required="), ("fo", ["forms/"], "forms/"),
    ("/s", ["/show", "/save"], "/s"),
    ("/re", ["/rename", "/remove"], "/re"),
    ("/r", ["/rename", "/remove"], "/re"),
    ("x", [], "x"),
  ])
  func `a word grows as far as there is no choice`(
    word: String, candidates: [String], replacement: String
  ) {
    #expect(Completion(word: word, candidates: candidates).replacement == replacement)
  }

  @Test func `candidates are listed in columns`() {
    let completion = Completion(word: "", candidates: ["one", "three", "five"])
    #expect(completion.listing(width: 14) == "one    three\nfive")
    #expect(completion.listing(width: 3) == "one\nthree\nfive")
  }
}
