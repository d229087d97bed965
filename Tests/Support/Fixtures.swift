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

  /// The design's worked replies.
  package static let replyExamples = projectRoot + "/../shared/design/reply/examples.jsonl"

  /// The design's reply schema.
  package static let replySchema = projectRoot + "/../shared/design/reply/schema.json"

  /// Whether a path exists.
  package static func exists(_ path: String) -> Bool {
    access(path, R_OK) == 0
  }
}
