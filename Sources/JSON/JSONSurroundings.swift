/// What stands before and after an extracted value.
struct JSONSurroundings {
  /// A kind of thing let pass, with its byte offset.
  typealias Finding = (JSONExtraction.Kind, Int)

  private(set) var before: [Finding] = []
  private(set) var after: [Finding] = []

  /// `thinkingEnd` is the offset after the thinking, where there is any.
  init(_ document: JSONDocument, thinkingEnd: Int?) {
    let bytes = document.bytes
    var start = 0
    if bytes.starts(with: JSONParser.byteOrderMark) {
      before.append((.byteOrderMark, 0))
      start = 3
    }
    if let thinkingEnd {
      before.append((.thinking, start))
      start = thinkingEnd
    }
    let value = document.range
    before += JSONSurroundings.findings(in: start..<value.lowerBound, of: bytes)
    // The closing fence belongs to the opening one.
    let hasFence = before.contains { $0.0 == .codeFence }
    after = JSONSurroundings.findings(in: value.upperBound..<bytes.count, of: bytes)
      .filter { $0.0 != .codeFence || !hasFence }
  }

  private static func findings(in range: Range<Int>, of bytes: [UInt8]) -> [Finding] {
    var findings: [Finding] = []
    var prose: Int?
    var fence: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index...].starts(with: JSONSurroundings.fence) {
        fence = fence ?? index
        // Its tag is no prose.
        while index < range.upperBound, bytes[index] != 0x0A { index += 1 }
      } else {
        if bytes[index] > 0x20, prose == nil { prose = index }
        index += 1
      }
    }
    if let prose { findings.append((.prose, prose)) }
    if let fence { findings.append((.codeFence, fence)) }
    return findings.sorted { $0.1 < $1.1 }
  }

  private static let fence = Array("```".utf8)
}
