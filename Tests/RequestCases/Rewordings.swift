internal import Support

/// Other wordings of request cases, from a text file: a case's name, then a wording a line, blocks
/// apart by empty lines; the turns of a wording are separated by ` || `.
package enum Rewordings {
  /// The project's own wordings.
  package static let path = Fixtures.projectRoot + "/Tests/DesignerTests/Rewordings/direct.txt"

  /// The cases of a suite, reworded; empty where the file cannot be read.
  package static func cases(of suite: RequestSuite, path: String = path) -> [RequestCase] {
    guard let bytes = Fixtures.bytes(path) else { return [] }
    var cases: [RequestCase] = []
    var current: RequestCase?
    var number = 0
    for line in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.isEmpty {
        current = nil
      } else if line.hasPrefix("#") {
        continue
      } else if let known = current {
        number += 1
        cases.append(known.reworded(line.split(separator: " || ").map(String.init), number: number))
      } else {
        current = suite.named(String(line))
        number = 0
      }
    }
    return cases
  }
}
