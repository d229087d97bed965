@testable import FormLayout
import Testing

/// Patterns as browsers take them.
@Suite struct BrowserPatternTests {
  static let attributes: [(source: String, attribute: String?)] = [
    ("^[A-Z]{2}\\d+$", "[A-Z]{2}\\d+"), ("[0-9]", "[\\s\\S]*(?:\\d)[\\s\\S]*"),
    ("^[\\w.-]+@x$", "[\\-\\.0-9A-Z_a-z]+@x"), ("^[()]$", "[\\(\\)]"),
    ("^a|b$", "[\\s\\S]*(?:^a|b$)[\\s\\S]*"),
    ("^\\-\\_{$", "-_\\{"), ("^[&&]$", "[\\x26]"), ("^.\\s\\S\\D\\W$", ".\\s\\S\\D\\W"),
    ("^😀$", "😀"), ("^😀+$", nil), ("^[😀]$", nil), ("^[^a]?$", "[^a]?"),
    ("^(?:ab)+?(?=c)(?<!d)$", "(?:ab)+?(?=c)(?<!d)"), ("^(a)\\1$", "(a)(?:\\1)"),
    ("^[]$", "(?!)"), ("^[^]$", "[\\s\\S]"), ("^\\cA\\x7f$", "\\x01\\x7F"),
    ("^[\\p{L} ]{2,}$", "[ \\p{L}]{2,}"), ("^\\p{Script=Greek}$", "[\\p{sc=Greek}]"),
  ]

  @Test(arguments: attributes)
  func `a pattern is written for the whole text`(_ test: (source: String, attribute: String?)) {
    #expect(BrowserPattern(test.source)?.attribute == test.attribute)
  }

  @Test func `only a pattern with a property needs the flag`() {
    #expect(BrowserPattern("^[a-z]$")?.unicodeText == nil)
    #expect(BrowserPattern("^\\P{Lu}\\-$")?.unicodeText == "^[\\P{Lu}]-$")
  }

  @Test func `what the engine does not take is none`() {
    #expect(BrowserPattern("(") == nil)
    #expect(BrowserPattern("(?i)a") == nil)
  }
}
