import JSON
import Testing

/// What holds for any value, tried on values made from a seed.
@Suite struct JSONPropertyTests {
  @Test(arguments: 1...100)
  func `a printed value is read again, in each spacing`(seed: Int) throws {
    var maker = ValueMaker(seed: seed)
    let value = maker.value(depth: 5)
    for spacing in [JSONValue.Spacing.compact, .oneLine, .indented] {
      #expect(try JSONValue(parsing: value.text(spacing)) == value)
    }
  }

  @Test(arguments: 1...100)
  func `at the place of a pointer stands its value`(seed: Int) throws {
    var maker = ValueMaker(seed: seed)
    let document = try JSONDocument(parsing: maker.value(depth: 5).text(.indented))
    let pointers = Self.pointers(in: document.value, from: .root)
    let locations = document.locations(of: pointers)
    for pointer in pointers {
      let location = try #require(locations[pointer])
      var rest = document.bytes[location.offset...]
      if let parent = pointer.parent, document.value[parent]?.objectValue != nil {
        let key = JSONValue.quoted(pointer.tokens[pointer.tokens.count - 1].string)
        #expect(rest.starts(with: key.utf8))
        rest = rest.dropFirst(key.utf8.count + ": ".utf8.count)
      }
      let found = try JSONValue(parsing: Array(rest), leniency: .trailingText)
      #expect(found == document.value[pointer])
    }
  }

  @Test(arguments: 1...100)
  func `an answer is found whatever its texts are`(seed: Int) throws {
    var maker = ValueMaker(seed: seed)
    let answer: JSONValue = ["ops": maker.value(depth: 4)]
    for (before, after) in [
      ("<think>{}</think>", ""), ("So:\n```json\n", "\n```"), ("a: ", " b {}"),
    ] {
      let text = before + answer.text(.oneLine) + after
      let found = try JSONExtraction(from: text) { $0["ops"] != nil }
      #expect(found.document.value == answer)
    }
  }

  private static func pointers(in value: JSONValue, from place: JSONPointer) -> [JSONPointer] {
    switch value {
    case .null, .bool, .number, .string: [place]
    case .array(let elements):
      [place] + elements.enumerated().flatMap { pointers(in: $1, from: place.appending($0)) }
    case .object(let object):
      [place]
        + object.valuesByKey.flatMap { pointers(in: $1, from: place.appending($0.string)) }
    }
  }
}

/// Makes values full of what is easily read wrongly.
private struct ValueMaker {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func value(depth: Int) -> JSONValue {
    switch next(depth > 0 ? 8 : 5) {
    case 0: .null
    case 1: .bool(next(2) == 0)
    case 2: .number(JSONNumber(verbatim: ["0", "-1", "1.50", "1e3", "9007199254740993"][next(5)]))
    case 3, 4: .string(text())
    case 5: .array((0..<next(5)).map { _ in value(depth: depth - 1) })
    default:
      .object(
        JSONObject(
          (0..<next(6)).map { _ in
            JSONObject.Member(key: text(), value: value(depth: depth - 1))
          }
        )
      )
    }
  }

  private mutating func text() -> String {
    (0..<next(5)).map { _ in Self.parts[next(Self.parts.count)] }.joined()
  }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private static let parts = [
    "a", "b", "ops", "\"", "\\", "\n", "\u{1}", "é", "e\u{301}", "😀", "</think>", "<think>", "```",
    "{", "}", "[", "0", "1", "/", "~", ",", ":",
  ]
}
