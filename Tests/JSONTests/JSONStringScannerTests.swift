import JSON
import Testing

@Suite struct JSONStringScannerTests {
  /// A text and what of its `message` can be read.
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var isFinished = true

    var testDescription: String { text }
  }

  static let samples = [
    Sample(text: #"{"message":"hi","ops":[]}"#, message: "hi"),
    Sample(text: #" { "message" : "hi" }"#, message: "hi"),
    Sample(text: #"{"message":""}"#, message: ""),
    Sample(text: #"{"message":"a\n\t\"\\\/\u00e9\u65e5b"}"#, message: "a\n\t\"\\/é日b"),
    Sample(text: #"{"message":"\uD83D\uDE00!"}"#, message: "😀!"),
    Sample(text: #"{"message":"é日😀"}"#, message: "é日😀"),
    Sample(
      text: #"{"message":"\uD83Dx\uDE00\uD83D\uD83D\n"}"#,
      message: "\u{FFFD}x\u{FFFD}\u{FFFD}\u{FFFD}\n"),
    Sample(text: #"{"message":"\uD83D"}"#, message: "\u{FFFD}"),
    Sample(text: #"{"message":"\*\é\u12g"}"#, message: "*\\éu12g"),
    Sample(text: "{\"message\":\"a\nb\"}", message: "a\nb"),
    Sample(text: #"{"ops":[{"message":"no","v":["}"]}],"message":"yes"}"#, message: "yes"),
    Sample(text: #"{"a":"message","message":"yes"}"#, message: "yes"),
    Sample(text: #"{"a\"message":"no","message":"yes"}"#, message: "yes"),
    Sample(text: #"{"message":null,"ops":[]}"#, message: "", isFinished: false),
    Sample(text: #"{"message":{"message":"no"}}"#, message: "", isFinished: false),
    Sample(text: "Sure!\n```json\n{\"message\":\"yes\"}\n```", message: "yes"),
    Sample(text: #"{"message":"cut"#, message: "cut", isFinished: false),
    Sample(text: #"{"message":"hi"} {"message":"no"}"#, message: "hi"),
    Sample(text: #"["message","no"]"#, message: "", isFinished: false),
  ]

  @Test(arguments: samples)
  func `every place of a cut gives the same words`(sample: Sample) {
    let bytes = Array(sample.text.utf8)
    for cut in 0...bytes.count {
      var scanner = JSONStringScanner(key: "message")
      let words = scanner.push(bytes[..<cut]) + scanner.push(bytes[cut...])
      #expect(words.isIdentical(to: sample.message), "cut at \(cut)")
      #expect(scanner.isFinished == sample.isFinished)
    }
  }

  @Test(arguments: samples)
  func `single bytes give the same words`(sample: Sample) {
    var scanner = JSONStringScanner(key: "message")
    let words = sample.text.utf8.map { scanner.push([$0]) }.joined()
    #expect(words.isIdentical(to: sample.message))
  }

  @Test func `what is given is final`() {
    var scanner = JSONStringScanner(key: "message")
    let pieces = [#"{"message":"a\"#, "n", #"\uD83D"#, #"\uDE0"#, #"0b"#, "\"}"]
    #expect(pieces.map { scanner.push($0.utf8) } == ["a", "\n", "", "", "😀b", ""])
  }
}
