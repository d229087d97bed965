package import JSON

/// Which parts of the protocol a request uses: what a service is known to take.
package struct RequestShape: Equatable, Sendable {
  /// How the shape of the reply is asked for, the best first.
  package enum SchemaLevel: String, CaseIterable, Sendable {
    case strict
    /// A schema without `strict`.
    case loose
    /// Any JSON object; the schema stands in the system message.
    case object
    /// Nothing but the system message.
    case plain
  }

  /// The key that carries the cap of tokens.
  package enum CapKey: String, Sendable {
    /// What OpenAI takes.
    case maxCompletionTokens = "max_completion_tokens"
    /// What other servers take; OpenAI refuses it for its newer models.
    case maxTokens = "max_tokens"
    case none
  }

  /// A part that is sent where the person wants it or the service is known for it; the raw value is
  /// the word by which a refusal names it.
  package enum Extra: String, CaseIterable, Sendable {
    case temperature
    case effort = "reasoning_effort"
    case developerRole = "developer"
    case caching = "prompt_cache"
    /// OpenRouter's choice among those who run a model.
    case provider = "require_parameters"
  }

  package var schema: SchemaLevel
  package var capKey: CapKey
  package var streams: Bool
  /// Whether the stream's counts are asked for.
  package var asksForUsage: Bool
  /// The extras that the service does not take.
  package var refused: Set<Extra>

  package init(
    schema: SchemaLevel = .strict,
    capKey: CapKey,
    streams: Bool = true,
    asksForUsage: Bool = true,
    refused: Set<Extra> = []
  ) {
    self.schema = schema
    self.capKey = capKey
    self.streams = streams
    self.asksForUsage = asksForUsage
    self.refused = refused
  }

  /// Reads what `json` writes; `nil` where a part is missing or unknown.
  package init?(json: JSONValue) {
    guard let schema = json["schema"]?.stringValue.flatMap(SchemaLevel.init),
      let capKey = json["cap"]?.stringValue.flatMap(CapKey.init),
      let streams = json["stream"]?.boolValue, let asksForUsage = json["usage"]?.boolValue
    else { return nil }
    let refused = json["refused"]?.arrayValue ?? []
    self.init(
      schema: schema, capKey: capKey, streams: streams, asksForUsage: asksForUsage,
      refused: Set(refused.compactMap { $0.stringValue.flatMap(Extra.init) }))
  }

  /// The object of a file.
  package var json: JSONValue {
    var object: JSONObject = [
      "schema": .string(schema.rawValue), "cap": .string(capKey.rawValue),
      "stream": .bool(streams), "usage": .bool(asksForUsage),
    ]
    if !refused.isEmpty {
      let names = Extra.allCases.filter(refused.contains).map(\.rawValue)
      object["refused"] = .array(names.map { .string($0) })
    }
    return .object(object)
  }
}
