import JSON

extension Quirk {
  /// What a model writes around its JSON is its reader's to take off: one request is enough.
  package static let prose: [Quirk] = [
    (32, "prose alone", "I added the phone."), (33, "a code fence", "```json\n{}\n```"),
    (33, "words around", "Here it is: {\"message\":\"a\nb\"} Enjoy!"),
    (34, "a thinking block", "<think>{not json}</think>{\"message\":\"<think>\"}"),
    (34, "the end of a thinking block", "hm</think>{\"message\":\"x\"}"),
    (51, "slips in the JSON", #"{"message":"5 \* 3",}"#),
  ].map { row, name, words in
    Quirk(row, name, .completion([words]), gives: "success: \(words)")
  }
}
