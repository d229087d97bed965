package import JSON

extension WireEvent {
  /// The event as a line of a recording.
  package var json: JSONValue {
    switch self {
    case .request(let method, let url, let headers, let body):
      [
        "wire": "request", "method": .string(method), "url": .string(url),
        "headers": .array(headers.map { .string($0) }), "body": .string(body),
      ]
    case .answer(let status, let headers):
      [
        "wire": "answer", "status": .number(JSONNumber(status)),
        "headers": .object(
          JSONObject(
            headers.sorted { $0.key < $1.key }.map {
              JSONObject.Member(key: $0.key, value: .string($0.value))
            })),
      ]
    case .text(let text): ["wire": "text", "text": .string(text)]
    case .end(let connections):
      ["wire": "end", "newConnections": connections.map { .number(JSONNumber($0)) } ?? .null]
    case .fault(let fault): fault.json
    case .note(let words): ["wire": "note", "text": .string(words)]
    }
  }

  /// Reads what `json` writes; `nil` where it is something else.
  package init?(json: JSONValue) {
    switch json["wire"]?.stringValue {
    case "request":
      self = .request(
        method: json["method"]?.stringValue ?? "", url: json["url"]?.stringValue ?? "",
        headers: json["headers"]?.arrayValue?.compactMap(\.stringValue) ?? [],
        body: json["body"]?.stringValue ?? "")
    case "answer":
      guard let status = json["status"]?.intValue else { return nil }
      var headers: [String: String] = [:]
      for member in json["headers"]?.objectValue?.members ?? [] {
        headers[member.key] = member.value.stringValue
      }
      self = .answer(status: status, headers: headers)
    case "text": self = .text(json["text"]?.stringValue ?? "")
    case "end": self = .end(newConnections: json["newConnections"]?.intValue)
    case "fault":
      guard let fault = WireFault(json: json) else { return nil }
      self = .fault(fault)
    case "note": self = .note(json["text"]?.stringValue ?? "")
    default: return nil
    }
  }
}

extension WireFault {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["wire": "fault"]
    switch transfer {
    case .timeout(let phase): object["timeout"] = .string(phase.rawValue)
    case .stalled(let seconds): object["stalled"] = .number(JSONNumber(seconds))
    case .tooLarge(let excess): object["tooLarge"] = .string(excess.rawValue)
    case .curl(let code, let words):
      object["curl"] = .number(JSONNumber(code))
      object["words"] = .string(words)
    case .unrecorded: object["unrecorded"] = true
    }
    return .object(object)
  }

  fileprivate init?(json: JSONValue) {
    if let phase = json["timeout"]?.stringValue.flatMap(TimeoutPhase.init) {
      self.init(.timeout(phase))
    } else if let seconds = json["stalled"]?.intValue {
      self.init(.stalled(seconds: seconds))
    } else if let excess = json["tooLarge"]?.stringValue.flatMap(ChatError.Excess.init) {
      self.init(.tooLarge(excess))
    } else if let code = json["curl"]?.intValue {
      self.init(.curl(code: code, words: json["words"]?.stringValue ?? ""))
    } else {
      return nil
    }
  }
}
