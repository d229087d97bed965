internal import JSON

/// A file with the answers to a form: a JSON object, or what `fill --json` printed.
enum AnswerFile {
  /// The most bytes that a server takes (Formhaus's body limit).
  static let submissionLimit = 64 * 1_024

  /// The values in a file; of what `fill --json` printed, its `values`.
  static func values(_ path: String) throws(ProgramError) -> JSONObject {
    let object = try object(path, limit: InputFile.limit)
    return object["command"] == "fill" ? object["values"]?.objectValue ?? object : object
  }

  /// The object in a file.
  static func object(_ path: String, limit: Int) throws(ProgramError) -> JSONObject {
    let bytes = try InputFile.bytes(of: path, limit: limit)
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw ProgramError(
        .badInput, "not-json", error.description, file: path, at: error.location)
    }
    guard let object = value.objectValue else {
      throw ProgramError(
        .badInput, "not-answers", "answers are a JSON object, not \(value.kindInWords)", file: path)
    }
    return object
  }
}
