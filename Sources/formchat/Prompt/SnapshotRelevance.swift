internal import Chat
internal import JSON

/// How much the components of a form have to do with what was said.
struct SnapshotRelevance {
  private struct Entry {
    let id: String
    let tokens: Int
    let score: Int
  }

  private let entries: [Entry]

  init(_ form: JSONValue, _ words: String) {
    let said = Set(Self.words(words))
    var found: [(id: String, tokens: Int, words: Set<String>)] = []
    Self.visit(form["components"]) { component in
      guard let id = component["id"]?.stringValue, !id.isEmpty else { return }
      let label = component["label"]?.stringValue ?? component["text"]?.stringValue ?? ""
      var own = component.objectValue ?? JSONObject()
      own["children"] = nil
      let tokens = TokenEstimate.tokens(in: JSONValue.object(own).text(.compact))
      found.append((id, tokens, Set(Self.words(label))))
    }
    // A word that many labels have tells nothing.
    var counts: [String: Int] = [:]
    for entry in found {
      for word in entry.words { counts[word, default: 0] += 1 }
    }
    entries = found.map { id, tokens, words in
      let shared = words.intersection(said).filter { counts[$0, default: 0] <= 20 }
      let isNamed = said.contains(id.lowercased())
      let isQuoted = !words.isEmpty && words.isSubset(of: said)
      return Entry(
        id: id, tokens: tokens, score: (isNamed ? 100 : 0) + (isQuoted ? 10 : 0) + shared.count)
    }
  }

  /// The ids of the components that matter, the most important first, within a budget.
  func ids(withinTokens budget: Int) -> Set<String> {
    var left = budget
    var ids: Set<String> = []
    let ranked = entries.enumerated().filter { $0.element.score > 0 }.sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    for entry in ranked.map(\.element) where entry.tokens <= left {
      left -= entry.tokens
      ids.insert(entry.id)
    }
    return ids
  }

  private static func visit(_ list: JSONValue?, _ look: (JSONValue) -> Void) {
    for component in list?.arrayValue ?? [] {
      look(component)
      visit(component["children"], look)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      .map(String.init)
  }
}
