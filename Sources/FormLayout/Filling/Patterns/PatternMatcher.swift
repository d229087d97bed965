internal import CPCRE2

/// A compiled pattern.
///
/// The handle is never written to after `init`, and PCRE2 lets any number of threads match with one
/// compiled pattern (pcre2api, MULTITHREADING): so the class is `Sendable`.
final class PatternMatcher: Sendable {
  private nonisolated(unsafe) let code: OpaquePointer
  private let isUnicode: Bool
  private let isAnchored: Bool
  /// How many units one step may compare.
  private let weight: Int

  init(_ pattern: [UInt16], isUnicode: Bool, weight: Int) throws(PatternError) {
    // The writer leaves none of what the last two are for; they keep JavaScript's reading all the same.
    var options =
      PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF | PCRE2_ALT_BSUX | PCRE2_ALLOW_EMPTY_CLASS
    // A loop that gives nothing back takes steps that the limit does not count.
    options |= PCRE2_NO_AUTO_POSSESS | PCRE2_NEVER_BACKSLASH_C
    if isUnicode { options |= PCRE2_UTF | PCRE2_NO_UTF_CHECK }
    var error: Int32 = 0
    var offset = 0
    let code = pcre2_compile_16(pattern, pattern.count, options, &error, &offset, nil)
    guard let code else { throw PatternError(.tooLarge, at: 0) }
    self.code = code
    self.isUnicode = isUnicode
    self.weight = max(weight, 1)
    var compiled: UInt32 = 0
    pcre2_pattern_info_16(code, UInt32(PCRE2_INFO_ALLOPTIONS), &compiled)
    isAnchored = compiled & PCRE2_ANCHORED != 0
  }

  deinit {
    pcre2_code_free_16(code)
  }

  /// The most units that one search may compare.
  private static let comparisons = 100_000_000

  /// Whether PCRE2 knows a Unicode property by this name.
  static func isKnown(property name: String) -> Bool {
    let pattern = Array("\\p{\(name)}".utf16)
    var error: Int32 = 0
    var offset = 0
    let code = pcre2_compile_16(pattern, pattern.count, PCRE2_UTF, &error, &offset, nil)
    pcre2_code_free_16(code)
    return code != nil
  }

  /// Searches a text in two rounds.
  ///
  /// PCRE2 counts steps anew at each place where a match may begin. The first round is one search
  /// whose limit holds for all places together, and is enough for nearly every pattern. The second
  /// goes from place to place and adds up.
  func verdict(on text: [UInt16]) -> PatternVerdict {
    guard let search = PatternSearch(code, isUnicode: isUnicode) else { return .exceeded(.memory) }
    let budget = budget(for: text.count)
    let share = isAnchored ? budget : max(budget / (text.count + 1), 100)
    let verdict = search.run(on: text, from: 0, limit: share, isAnchored: false)
    guard verdict == .exceeded(.steps), !isAnchored else { return verdict }
    return search.runEverywhere(on: text, budget: budget)
  }

  /// The steps of one search: fewer where each may be a long one.
  private func budget(for count: Int) -> Int {
    let units = max(1, min(weight, count))
    return min(PatternLimit.maximumSteps, PatternMatcher.comparisons / units)
  }
}
