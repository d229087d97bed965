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
    let operations = done.split(separator: ";").map { String($0.drop { $0 == " " }) }
    guard let last = operations.last else { return [] }
    let verb = last.prefix { $0 != " " }
    guard ["set", "move"].contains(verb) else { return Self.ids(of: last) }
    // What several operations of one kind were about belongs together: both of a swap.
    var ids: [String] = []
    for operation in operations.reversed() {
      guard operation.hasPrefix("\(verb) ") else { break }
      ids += Self.ids(of: operation).filter { !ids.contains($0) }
    }
    return ids
  }

  /// The ids that one operation was about.
  private static func ids(of last: String) -> [String] {
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
