internal import JSON

extension [JSONValue] {
  /// The texts that several of these objects have under a key, each with the indices of its objects.
  func repeatedTexts(under key: String) -> [(text: String, indices: [Int])] {
    guard count > 1 else { return [] }
    let texts = map { $0[key]?.stringValue }
    guard Self.hasRepeated(texts) else { return [] }
    var places: [CodeUnits: [Int]] = [:]
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      places[CodeUnits(text), default: []].append(index)
    }
    return places.filter { $0.value.count > 1 }.map { ($0.key.string, $0.value) }
      .sorted { $0.1[0] < $1.1[0] }
  }

  /// Told by comparing all with all where they are few, as they mostly are.
  private static func hasRepeated(_ texts: [String?]) -> Bool {
    guard texts.count <= 24 else { return true }
    return texts.indices.contains { later in
      guard let text = texts[later] else { return false }
      return texts[..<later].contains { $0?.isIdentical(to: text) == true }
    }
  }
}
