/// One earlier turn, as a model is told of it.
package struct PastExchange: Equatable, Sendable {
  /// What the person said.
  package let request: String
  /// The words of the reply.
  package let reply: String
  /// What the reply did, as `Edit.summary` has it; empty where it did nothing.
  package let done: String

  package init(request: String, reply: String, done: String) {
    self.request = request
    self.reply = reply
    self.done = done
  }

  /// The ids that the last operation was about.
  var touched: [String] {
    guard let last = done.split(separator: ";").last.map({ String($0.drop { $0 == " " }) }) else {
      return []
    }
    let words = last.split(separator: " ").map(String.init)
    guard let verb = words.first, words.count > 1 else { return [] }
    switch verb {
    case "set":
      let ids = last.dropFirst(4).split(separator: ".")[0]
      return Self.ids(String(ids))
    case "rename": return words.last.map { [$0] } ?? []
    case "add", "move":
      let names = last.dropFirst(verb.count + 1).prefix { $0 != "\n" }
      return Self.ids(Self.beforePlace(String(names)))
    default: return []
    }
  }

  private static func ids(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { $0 != "form" }
  }

  private static func beforePlace(_ text: String) -> String {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      if ["in", "after", "first", "and"].contains(word) { break }
      words.append(word)
    }
    return words.joined(separator: " ")
  }
}
