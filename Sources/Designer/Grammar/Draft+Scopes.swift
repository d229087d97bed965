extension Draft {
  /// The containers that some words name: `adults and kids`.
  func scopes(_ tokens: ArraySlice<Token>) -> [NamedComponent] {
    if let one = finder.container(tokens).one { return [one] }
    var all: [NamedComponent] = []
    var start = tokens.startIndex
    for place in tokens.indices where tokens[place].isOne(of: [",", "and"]) {
      all += scope(tokens[start..<place])
      start = place + 1
    }
    guard start > tokens.startIndex else { return scope(tokens) }
    return all + scope(tokens[start...])
  }

  private func scope(_ tokens: ArraySlice<Token>) -> [NamedComponent] {
    let body = tokens.drop { $0.isOne(of: ["for", "and", ",", "both"]) }
    return body.isEmpty ? [] : finder.container(body).one.map { [$0] } ?? []
  }
}
