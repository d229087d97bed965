/// Takes from a request what a service refused, one part at a time.
package struct DowngradeLadder: Equatable, Sendable {
  /// The most steps for one request.
  package static let stepsAllowed = 4

  package private(set) var shape: RequestShape
  package private(set) var steps = 0
  /// The extras that the request has while none is refused.
  private let extras: Set<RequestShape.Extra>
  /// The keys for the cap that were refused.
  private var refusedCapKeys: Set<RequestShape.CapKey> = []

  package init(_ shape: RequestShape, extras: Set<RequestShape.Extra> = []) {
    self.shape = shape
    self.extras = extras
  }

  /// Goes one step down where a refusal names a part that was sent; returns whether it did.
  ///
  /// The named field counts; without one, the words of the refusal.
  package mutating func step(after fault: ServerFault, status: Int) -> Bool {
    guard status == 400 || status == 422, steps < Self.stepsAllowed else { return false }
    let before = shape
    let field = fault.parameter.map { String($0.prefix { $0 != "." && $0 != "[" }) } ?? ""
    take(field: field, words: fault.message)
    guard shape != before else { return false }
    steps += 1
    return true
  }

  private mutating func take(field: String, words: String) {
    switch field {
    case "stream_options": shape.asksForUsage = false
    case "max_tokens", "max_completion_tokens": takeCap()
    case "stream": takeStream()
    // Some services take a schema, but not together with a stream.
    case "response_format":
      if shape.streams, Self.isAboutStreams(words) { takeStream() } else { takeSchema() }
    default: take(words: "\(field) \(words)")
    }
  }

  private mutating func take(words: String) {
    let lower = words.lowercased()
    if shape.asksForUsage, lower.contains("stream_options") {
      shape.asksForUsage = false
    } else if shape.capKey != .none, lower.contains(shape.capKey.rawValue) {
      takeCap()
    } else if let extra = refusedExtra(lower) {
      shape.refused.insert(extra)
    } else if shape.streams, Self.isAboutStreams(words) {
      takeStream()
    } else if Self.schemaWords.contains(where: lower.contains) {
      takeSchema()
    }
  }

  /// The extra that was sent and that the words name.
  private func refusedExtra(_ words: String) -> RequestShape.Extra? {
    RequestShape.Extra.allCases.first {
      extras.contains($0) && !shape.refused.contains($0) && words.contains($0.rawValue)
    }
  }

  /// Words by which services name the shape of a reply.
  private static let schemaWords = [
    "response_format", "json_schema", "json schema", "json_object", "structured output",
    "failed to parse grammar",
  ]

  private static func isAboutStreams(_ words: String) -> Bool {
    words.contains(/(?i)\bstream(ing)?\b/)
  }

  private mutating func takeCap() {
    refusedCapKeys.insert(shape.capKey)
    let other: RequestShape.CapKey =
      shape.capKey == .maxTokens ? .maxCompletionTokens : .maxTokens
    shape.capKey = refusedCapKeys.contains(other) ? .none : other
  }

  private mutating func takeStream() {
    shape.streams = false
    shape.asksForUsage = false
  }

  private mutating func takeSchema() {
    let levels = RequestShape.SchemaLevel.allCases
    guard let index = levels.firstIndex(of: shape.schema), index + 1 < levels.count else { return }
    shape.schema = levels[index + 1]
  }
}
