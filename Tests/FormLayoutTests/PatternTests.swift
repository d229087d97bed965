import FormLayout
import JSON
import Support
import Testing

@Suite struct PatternTests {
  /// A pattern and a text with a JavaScript engine's verdict; see Tests/Acceptance/pattern-verdicts.js.
  struct Case: CustomTestStringConvertible {
    let pattern: String
    let text: String
    let verdict: String
    var testDescription: String { "\(pattern.debugDescription) on \(text.debugDescription)" }
  }

  static let cases: [Case] = {
    let path = "/Tests/FormLayoutTests/Expected/pattern-verdicts.tsv"
    let bytes = Fixtures.bytes(Fixtures.projectRoot + path) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3,
        let pattern = (try? JSONValue(parsing: fields[0]))?.stringValue,
        let text = (try? JSONValue(parsing: fields[1]))?.stringValue
      else { return nil }
      return Case(pattern: pattern, text: text, verdict: fields[2])
    }
  }()

  @Test func `the table of verdicts is there and whole`() {
    #expect(Self.cases.count == 405)
  }

  @Test(arguments: cases)
  func `a pattern has the verdict of a JavaScript engine`(_ example: Case) {
    #expect(Self.verdict(of: example) == example.verdict)
  }

  private static func verdict(of example: Case) -> String {
    guard let pattern = try? Pattern(javaScript: example.pattern) else { return "refused" }
    return switch pattern.matches(example.text) {
    case .matches: "matches"
    case .fails: "fails"
    case .exceeded(let limit): "exceeded \(limit)"
    }
  }

  @Test(arguments: [
    ("a(?i)b", "1: JavaScript knows no flags inside a pattern, such as '(?i)'"),
    ("(?-i:b)", "0: JavaScript knows no flags inside a pattern, such as '(?i)'"),
    ("é😀a++", "5: JavaScript knows no possessive repetition such as 'a++'"),
    ("x(?>a)", "1: JavaScript knows no atomic group '(?>…)'"),
    ("(*FAIL)", "1: JavaScript knows no verbs such as '(*FAIL)'"),
    ("(?#c)", "0: JavaScript knows no comments '(?#…)' in a pattern"),
    ("(a)(?(1)b)", "3: JavaScript knows no conditional group '(?(…)…)'"),
    ("(?R)", "0: JavaScript knows no recursion such as '(?R)' or '(?1)'"),
    ("(?P<n>a)", "0: JavaScript writes a named group '(?<name>…)', without 'P'"),
    ("(?'n'a)", "0: JavaScript knows no group that begins so"),
    ("a(b(c)", "1: this group is never closed"),
    ("a)b", "1: this ')' closes no group"),
    ("a[b", "1: this '[' is never closed"),
    ("a|*", "2: there is nothing to repeat before this"),
    ("a{2}{3}", "4: there is nothing to repeat before this"),
    ("a^*", "2: a '^', '$', '\\b' or '\\B' cannot be repeated"),
    ("(?<=a)+", "6: a lookbehind cannot be repeated"),
    ("ab{3,2}", "2: the first count of '{…}' is greater than the second"),
    ("[xb-a]", "2: the range in '[…]' ends before it begins"),
    ("ab\\", "2: a '\\' at the end escapes nothing"),
    ("(?<1>a)", "0: a group's name consists of letters, digits, '_' and '$', and ends with '>'"),
    ("(?<n>a)(?<n>b)", "7: there are two groups named 'n'"),
    ("(?<n>a)\\k", "7: '\\k' needs a group's name, as in '\\k<name>'"),
    ("(?<n>a)\\k<m>", "7: there is no group named 'm'"),
    ("😀\\p{Foo}", "2: there is no Unicode property 'Foo'"),
    ("a(?<=b+)", "1: this lookbehind can take texts of different lengths"),
    ("(a)(?<=\\1)", "3: a reference to a group cannot stand in a lookbehind"),
    (
      "(?:(a)|b)*\\1",
      "10: this refers to a group that a repetition may pass over; its text would be uncertain"
    ),
    (
      "(?:ab){40000}",
      "0: the pattern is too large once its repetitions are counted out"
    ),
  ])
  func `a pattern that cannot be used is refused with the place and the reason`(
    source: String,
    expected: String
  ) {
    let error = #expect(throws: PatternError.self) { try Pattern(javaScript: source) }
    #expect(error.map { "\($0.offset): \($0)" } == expected)
  }

  @Test(arguments: [
    "^(a+)+$", "(a+)+$", "^(a|a)*$", "^(?:a?){30}a{30}[bc]", "(?:a{0,14}){0,5}[bc]", "(a*)*[bc]",
    "^(?:a|aa)+[bc]$",
  ])
  func `a search that takes too many steps is given up`(source: String) throws {
    let pattern = try Pattern(javaScript: source)
    #expect(pattern.matches(String(repeating: "a", count: 40) + "!") == .exceeded(.steps))
  }

  @Test func `a search from everywhere in a long text is bounded as a whole`() throws {
    let text = String(repeating: "a", count: 10_000)
    #expect(try Pattern(javaScript: "a*[bc]").matches(text) == .exceeded(.steps))
    #expect(try Pattern(javaScript: "(?:a?){20}a{4000}[bc]").matches(text) == .exceeded(.steps))
    #expect(try Pattern(javaScript: "^[\\s\\S]*\\d$").matches(text) == .fails)
    #expect(try Pattern(javaScript: "a{9999}$").matches(text) == .matches)
  }

  @Test func `a search that goes on where the first round gave up finds what is there`() throws {
    let text = String(repeating: "a", count: 300) + "1"
    #expect(try Pattern(javaScript: "a*a*\\d").matches(text) == .matches)
    #expect(try Pattern(javaScript: "[ab]*[bc]").matches(text) == .fails)
    #expect(try Pattern(javaScript: "\\p{L}*[bc]").matches(text + "😀") == .fails)
  }

  @Test func `a text may have 10,000 units and no more`() throws {
    let pattern = try Pattern(javaScript: "b")
    #expect(pattern.matches(String(repeating: "😀", count: 5_000)) == .fails)
    #expect(pattern.matches(String(repeating: "b", count: 10_001)) == .exceeded(.length))
  }

  @Test(arguments: [
    "(", "[", "\\", "{", "(?:", "(?=", "a{9}", "(a|", "[^", "(?<", "|", "\\p{", "(?<=",
  ])
  func `a hostile pattern is read or refused and never crashes`(part: String) {
    for count in [150, 200, 201, 3_000, 20_000] {
      let open = String(repeating: part, count: count / part.utf8.count)
      let closed = open + "a" + String(repeating: ")", count: count / part.utf8.count)
      for source in [open, closed] {
        let pattern = try? Pattern(javaScript: source)
        #expect(pattern?.matches("aaaa") != .exceeded(.length))
      }
    }
  }

  @Test func `repetitions of repetitions are refused before they are counted out`() {
    let source = String(repeating: "(?:", count: 100) + "a" + String(repeating: "){2}", count: 100)
    #expect(throws: PatternError(.tooLarge, at: 0)) { try Pattern(javaScript: source) }
  }

  @Test func `a long pattern and a deep one are refused`() {
    let long = String(repeating: "a", count: 10_001)
    #expect(throws: PatternError(.tooLong(limit: 10_000), at: 0)) { try Pattern(javaScript: long) }
    let deep = String(repeating: "(", count: 201) + String(repeating: ")", count: 201)
    #expect(throws: PatternError(.tooDeep(limit: 200), at: 200)) { try Pattern(javaScript: deep) }
  }

  @Test func `one pattern serves many tasks at once`() async throws {
    let pattern = try Pattern(javaScript: "^(\\w)\\1+$")
    let verdicts = await withTaskGroup(of: PatternVerdict.self) { group in
      for number in 0..<200 {
        group.addTask { pattern.matches(number.isMultiple(of: 2) ? "aaa" : "aab") }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(verdicts == [.matches: 100, .fails: 100])
  }
}
