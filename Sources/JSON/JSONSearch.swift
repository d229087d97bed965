/// Looks for a wanted JSON value in a model's answer.
struct JSONSearch {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  /// The offset after the thinking that stands before the found value.
  private(set) var thinkingEnd: Int?
  /// The fault to show where nothing was found.
  private(set) var fault = JSONSearch.nothing
  /// How many bytes the candidate of `fault` takes.
  private var faultLength = -1

  private static let nothing = JSONParser.Fault(reason: .noObject, offset: 0)

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func run(where isWanted: (JSONValue) -> Bool) -> JSONDocument? {
    var start = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    var isOpen = false
    if let opening = tagLength(at: start, closing: false) {
      start += opening
      thinkingEnd = start
      isOpen = true
      if let close = firstClosingTag(from: start) {
        thinkingEnd = close
        if let found = scan(from: close, takesLast: false, where: isWanted) { return found }
        thinkingEnd = start
      }
    }
    // An opening tag alone: the answer follows the drafts, so the last value counts.
    if let found = scan(from: start, takesLast: isOpen, where: isWanted) { return found }
    return scanFromMarks(after: start, where: isWanted)
  }

  /// Begins again after the last closing tag and in the first code fence: a stray quote in the prose
  /// may have hidden them.
  private mutating func scanFromMarks(
    after start: Int,
    where isWanted: (JSONValue) -> Bool
  ) -> JSONDocument? {
    let earlierEnd = thinkingEnd
    if let tag = lastClosingTag(from: start) {
      thinkingEnd = tag
      if let found = scan(from: tag, takesLast: false, where: isWanted) { return found }
    }
    thinkingEnd = earlierEnd
    guard let fence = firstFence(from: start) else { return nil }
    return scan(from: fence, takesLast: false, where: isWanted)
  }

  /// Goes over the text once. A value that cannot be read is passed over up to its fault, so that the
  /// search stays linear; what is still inside it is no answer by itself.
  private mutating func scan(
    from start: Int,
    takesLast: Bool,
    where isWanted: (JSONValue) -> Bool
  ) -> JSONDocument? {
    var found: JSONDocument?
    var isBroken = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let (document, end) = readCandidate(at: index)
        if document == nil, opensAnswer(at: index) { isBroken = true }
        if let document, takesLast || found == nil, !isBroken || !isContinued(after: end) {
          if isWanted(document.value) {
            found = document
          } else {
            keep(JSONParser.Fault(reason: .unwantedObject, offset: index), length: end - index)
          }
        }
        index = end
      case UInt8(ascii: "<"):
        // A closing tag outside of a value: all before it was thinking.
        if let length = tagLength(at: index, closing: true) {
          found = nil
          isBroken = false
          (fault, faultLength) = (JSONSearch.nothing, -1)
          index += length
          thinkingEnd = index
        } else {
          index += 1
        }
      default:
        index += 1
      }
    }
    return found
  }

  private mutating func readCandidate(at start: Int) -> (JSONDocument?, end: Int) {
    var parser = JSONParser(bytes, from: start, limits: limits, leniency: .modelText)
    do {
      let value = try parser.parseValue()
      let isCandidate = value.arrayValue.map(JSONSearch.holdsObjects) ?? true
      return (isCandidate ? JSONDocument(value, from: start, parser) : nil, parser.index)
    } catch {
      if opensAnswer(at: start) { keep(error, length: parser.index - start) }
      return (nil, max(parser.index, start + 1))
    }
  }

  /// Prose has brackets too: `[1` and `{name` do not begin an answer.
  private func opensAnswer(at start: Int) -> Bool {
    let next = bytes[(start + 1)...].first { $0 > 0x20 }
    return next == (bytes[start] == UInt8(ascii: "{") ? UInt8(ascii: "\"") : UInt8(ascii: "{"))
  }

  /// Whether the text goes on as it does after a value inside another.
  private func isContinued(after end: Int) -> Bool {
    bytes[end...].first { $0 > 0x20 }.map { ",:]}\"".utf8.contains($0) } ?? false
  }

  private static func holdsObjects(_ elements: [JSONValue]) -> Bool {
    !elements.isEmpty && elements.allSatisfy { $0.objectValue != nil }
  }

  private mutating func keep(_ fault: JSONParser.Fault, length: Int) {
    guard length > faultLength else { return }
    self.fault = fault
    faultLength = length
  }

  // MARK: Marks

  private func firstFence(from start: Int) -> Int? {
    (start..<bytes.count).first {
      bytes[$0] == UInt8(ascii: "`") && bytes[$0...].starts(with: JSONSearch.fence)
    }
  }

  private func lastClosingTag(from start: Int) -> Int? {
    for index in (start..<bytes.count).reversed() where bytes[index] == UInt8(ascii: "<") {
      if let length = tagLength(at: index, closing: true) { return index + length }
    }
    return nil
  }

  private func firstClosingTag(from start: Int) -> Int? {
    for index in start..<bytes.count where bytes[index] == UInt8(ascii: "<") {
      if let length = tagLength(at: index, closing: true) { return index + length }
    }
    return nil
  }

  /// The length of a thinking tag that stands at a place.
  private func tagLength(at index: Int, closing: Bool) -> Int? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return nil }
    let tags = closing ? JSONSearch.closingTags : JSONSearch.openingTags
    return tags.first { bytes[index...].starts(with: $0) }?.count
  }

  private static let fence = Array("```".utf8)
  private static let openingTags = ["<think>", "<thinking>"].map { Array($0.utf8) }
  private static let closingTags = ["</think>", "</thinking>"].map { Array($0.utf8) }
}
