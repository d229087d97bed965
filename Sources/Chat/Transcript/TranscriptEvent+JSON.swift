package import JSON

extension TranscriptEvent {
  /// The object of the event's line.
  package var json: JSONValue {
    switch self {
    case .session(let header): return header.json
    case .layout(let layout, let name):
      return ["event": "layout", "name": .string(name), "layout": layout]
    case .message(let message):
      var object: JSONObject = ["event": "message"]
      for member in message.json.objectValue?.members ?? [] { object[member.key] = member.value }
      return .object(object)
    case .repair(let text): return ["event": "repair", "content": .string(text)]
    case .revision(let revision):
      return [
        "event": "revision", "number": .number(JSONNumber(revision.number)),
        "parent": .number(JSONNumber(revision.parent)), "ops": revision.ops,
        "fingerprint": .string(revision.fingerprint),
      ]
    case .command(let line, let sender):
      var object: JSONObject = ["event": "command", "line": .string(line)]
      if sender == .gpt { object["by"] = "gpt" }
      return .object(object)
    }
  }

  /// Reads one line's object.
  package init(json: JSONValue) throws(TranscriptFault.Reason) {
    func text(_ key: String) throws(TranscriptFault.Reason) -> String {
      guard let text = json[key]?.stringValue else { throw .unusableKey(key) }
      return text
    }
    switch try text("event") {
    case "session": self = .session(try TranscriptHeader(json: json))
    case "layout":
      guard let layout = json["layout"], layout.objectValue != nil else {
        throw .unusableKey("layout")
      }
      self = .layout(layout, name: try text("name"))
    case "message":
      do throws(ChatMessage.UnusableKey) {
        self = .message(try ChatMessage(json: json))
      } catch {
        throw .unusableKey(error.key)
      }
    case "repair": self = .repair(try text("content"))
    case "revision": self = .revision(try TranscriptRevision(json: json))
    case "command":
      self = .command(try text("line"), by: json["by"]?.stringValue == "gpt" ? .gpt : .me)
    case let other: throw .unknownEvent(other)
    }
  }
}

extension TranscriptRevision {
  init(json: JSONValue) throws(TranscriptFault.Reason) {
    guard let number = json["number"]?.intValue else { throw .unusableKey("number") }
    guard let parent = json["parent"]?.intValue else { throw .unusableKey("parent") }
    guard let ops = json["ops"], ops.arrayValue != nil else { throw .unusableKey("ops") }
    guard let fingerprint = json["fingerprint"]?.stringValue else {
      throw .unusableKey("fingerprint")
    }
    self.init(number: number, parent: parent, ops: ops, fingerprint: fingerprint)
  }
}
