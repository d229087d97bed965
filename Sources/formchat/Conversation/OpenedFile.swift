internal import FormLayout

/// The file that a conversation was opened with.
struct OpenedFile: Sendable {
  let path: String
  /// The bytes as they were read; a save compares them, so that nobody else's change is lost.
  let bytes: [UInt8]
  /// The name of its format, for example `layout`; of a transcript, `transcript`.
  let format: String

  /// What stands for a transcript, whose latest revision was taken.
  static let transcript = "transcript"

  /// The last component of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
