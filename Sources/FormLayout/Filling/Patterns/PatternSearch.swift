internal import CPCRE2

/// The memory and limits of one search.
final class PatternSearch {
  private let code: OpaquePointer
  private let isUnicode: Bool
  private let data: OpaquePointer
  private let context: OpaquePointer

  /// Fails where there is no memory.
  init?(_ code: OpaquePointer, isUnicode: Bool) {
    guard let data = pcre2_match_data_create_16(1, nil) else { return nil }
    guard let context = pcre2_match_context_create_16(nil) else {
      pcre2_match_data_free_16(data)
      return nil
    }
    pcre2_set_heap_limit_16(context, UInt32(PatternLimit.maximumKibibytes))
    pcre2_set_depth_limit_16(context, UInt32(PatternLimit.maximumSteps))
    self.code = code
    self.isUnicode = isUnicode
    self.data = data
    self.context = context
  }

  deinit {
    pcre2_match_data_free_16(data)
    pcre2_match_context_free_16(context)
  }

  /// Searches from a place on, or only there.
  func run(on text: [UInt16], from start: Int, limit: Int, isAnchored: Bool) -> PatternVerdict {
    pcre2_set_match_limit_16(context, UInt32(limit))
    var options: UInt32 = isAnchored ? PCRE2_ANCHORED : 0
    // Text of a Swift string is never broken.
    if isUnicode { options |= PCRE2_NO_UTF_CHECK }
    let code = pcre2_match_16(self.code, text, text.count, start, options, data, context)
    switch code {
    case 0...: return .matches
    case PCRE2_ERROR_NOMATCH: return .fails
    case PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_NOMEMORY: return .exceeded(.memory)
    default: return .exceeded(.steps)
    }
  }

  /// Tries each place in turn until the steps are used up.
  ///
  /// How many steps a try took is not told, so its limit is doubled until it is enough.
  func runEverywhere(on text: [UInt16], budget: Int) -> PatternVerdict {
    var rest = budget
    for start in 0...text.count {
      if isUnicode, start < text.count, UTF16.isTrailSurrogate(text[start]) { continue }
      var limit = 16
      while true {
        guard limit <= rest else { return .exceeded(.steps) }
        rest -= limit
        let verdict = run(on: text, from: start, limit: limit, isAnchored: true)
        if verdict == .fails { break }
        guard verdict == .exceeded(.steps) else { return verdict }
        limit *= 2
      }
    }
    return .fails
  }
}
