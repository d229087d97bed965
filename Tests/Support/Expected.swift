internal import Platform
package import Testing

/// Long expected text, kept in the folder `Expected` beside a test.
///
/// Run the tests with `FORMCHAT_UPDATE_EXPECTED=1` to write what they give, and review the difference.
package enum Expected {
  /// Compares a text with a file and records an issue with their difference.
  ///
  /// The file is `Expected/NAME` beside the calling test's file; it ends with a line feed that the
  /// text need not have.
  package static func check(
    _ actual: String,
    _ name: String,
    test: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let path = folder(of: test) + "/Expected/" + name
    let actual = actual.hasSuffix("\n") ? actual : actual + "\n"
    let expected = read(path)
    guard expected.map({ !$0.utf8.elementsEqual(actual.utf8) }) ?? true else { return }
    if getenv("FORMCHAT_UPDATE_EXPECTED") != nil {
      if !write(actual, to: path) {
        Issue.record("'\(name)' cannot be written", sourceLocation: sourceLocation)
      }
    } else if let expected {
      let difference = LineDifference(from: expected, to: actual).text
      Issue.record(
        "the text differs from 'Expected/\(name)' (- expected, + given):\n\(difference)",
        sourceLocation: sourceLocation
      )
    } else {
      Issue.record("there is no file 'Expected/\(name)'", sourceLocation: sourceLocation)
    }
  }

  private static func folder(of file: String) -> String {
    String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
  }

  private static func read(_ path: String) -> String? {
    Fixtures.bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
