internal import Platform

/// Where test data is that the project reads in place and does not carry.
///
/// The folder may be absent; a test that needs it says so and is passed over.
package enum Fixtures {
  /// The folder of the project, found from this file.
  package static let projectRoot: String = {
    let file = #filePath
    let marker = "/Tests/Support/Fixtures.swift"
    return String(file.dropLast(marker.count))
  }()

  /// The shared data folder beside the project.
  package static let root = projectRoot + "/../shared/fixtures"

  /// The design's page of the layout format, whose last JSON block is a layout.
  package static let layoutFormat = projectRoot + "/../shared/design/layout-format.md"

  /// The catalogue of rules, whose section 2 the checks were chosen from.
  package static let ruleCatalogue = projectRoot + "/../shared/reference/forms.md"

  /// The design's worked replies.
  package static let replyExamples = projectRoot + "/../shared/design/reply/examples.jsonl"

  /// The design's reply schema.
  package static let replySchema = projectRoot + "/../shared/design/reply/schema.json"

  /// The survey of services, whose section 13 numbers what they do in the wild.
  package static let serviceSurvey = projectRoot + "/../shared/reference/openai.md"

  /// Whether a path exists.
  package static func exists(_ path: String) -> Bool {
    access(path, R_OK) == 0
  }

  /// The bytes of a file; `nil` where it cannot be read.
  package static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }

  /// The names of the files in a folder, sorted; empty where it cannot be read.
  package static func files(in folder: String, hidden: Bool = false) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if hidden ? name != "." && name != ".." : !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Writes results into the folder that `FORMCHAT_WRITE_RESULTS` names, for a script that judges
  /// them; does nothing where it is not set.
  package static func keep(_ results: [String: String], suffix: String) {
    guard let folder = getenv("FORMCHAT_WRITE_RESULTS") else { return }
    for (name, text) in results {
      guard let file = fopen(String(cString: folder) + "/" + name + suffix, "w") else { continue }
      fputs(text, file)
      fclose(file)
    }
  }
}
