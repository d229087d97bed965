internal import JSON

/// A file with the answers to a form: a JSON object, or what `fill --json` printed.
enum AnswerFile {
  static func values(_ path: String) throws(ProgramError) -> JSONObject {
    let bytes = try InputFile.bytes(of: path)
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
