package import JSON

/// The first line of a transcript: what the session was, and on what screen.
package struct TranscriptHeader: Equatable, Sendable {
  /// The version of the transcript format that this program reads and writes.
  package static let formatVersion = 1

  /// What stands for a service where there is none.
  package static let noService = "none"

  /// How the session was shown; a replay shows it in the same way.
  package struct Screen: Equatable, Sendable {
    /// Columns.
    package var width: Int
    package var isPlain: Bool
    package var isASCII: Bool
    /// The language in which a form's words were shown; `nil` is the form's own.
    package var language: String?
    /// How much of the form was drawn after a change, where it was not the usual.
    package var preview: String?

    package init(
      width: Int = 80, isPlain: Bool = false, isASCII: Bool = false, language: String? = nil,
      preview: String? = nil
    ) {
      self.width = width
      self.isPlain = isPlain
      self.isASCII = isASCII
      self.language = language
      self.preview = preview
    }
  }

  package var id: String
  /// When it began: ISO 8601, UTC.
  package var created: String
  /// The version of the program that wrote it.
  package var program: String
  /// The service's name (`openai`, `recorded`, `offline`), or `none`.
  package var service: String
  package var model: String?
  /// The service's host, where it has one.
  package var host: String?
  /// The version of the prompt.
  package var prompt: String
  package var screen: Screen
  /// What people may want to know of it; free text.
  package var note: String?

  package init(
    id: String, created: String, program: String, service: String, model: String? = nil,
    host: String? = nil, prompt: String, screen: Screen = Screen(), note: String? = nil
  ) {
    self.id = id
    self.created = created
    self.program = program
    self.service = service
    self.model = model
    self.host = host
    self.prompt = prompt
    self.screen = screen
    self.note = note
  }
}

extension TranscriptHeader {
  package var json: JSONValue {
    var object: JSONObject = [
      "event": "session", "version": .number(JSONNumber(Self.formatVersion)), "id": .string(id),
      "created": .string(created), "program": .string(program), "service": .string(service),
    ]
    object["model"] = model.map { .string($0) }
    object["host"] = host.map { .string($0) }
    object["prompt"] = .string(prompt)
    var screen: JSONObject = [
      "width": .number(JSONNumber(self.screen.width)), "plain": .bool(self.screen.isPlain),
      "ascii": .bool(self.screen.isASCII),
    ]
    screen["language"] = self.screen.language.map { .string($0) }
    screen["preview"] = self.screen.preview.map { .string($0) }
    object["screen"] = .object(screen)
    object["note"] = note.map { .string($0) }
    return .object(object)
  }

  /// Reads the first line of a transcript.
  package init(json: JSONValue) throws(TranscriptFault.Reason) {
    guard json["version"]?.intValue == Self.formatVersion else {
      throw .unsupportedVersion(json["version"]?.text() ?? "none")
    }
    func text(_ key: String) throws(TranscriptFault.Reason) -> String {
      guard let text = json[key]?.stringValue else { throw .unusableKey(key) }
      return text
    }
    let screen = json["screen"]
    self.init(
      id: try text("id"), created: try text("created"),
      program: json["program"]?.stringValue ?? "", service: try text("service"),
      model: json["model"]?.stringValue, host: json["host"]?.stringValue,
      prompt: json["prompt"]?.stringValue ?? "",
      screen: Screen(
        width: screen?["width"]?.intValue ?? 80, isPlain: screen?["plain"]?.boolValue ?? false,
        isASCII: screen?["ascii"]?.boolValue ?? false,
        language: screen?["language"]?.stringValue, preview: screen?["preview"]?.stringValue),
      note: json["note"]?.stringValue)
  }
}
