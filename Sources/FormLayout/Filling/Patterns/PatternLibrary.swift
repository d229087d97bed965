internal import CPCRE2

/// The PCRE2 that the program runs with.
package enum PatternLibrary {
  /// Its version: `10.42`.
  package static var version: String {
    var text = [UInt16](repeating: 0, count: 64)
    guard pcre2_config_16(UInt32(PCRE2_CONFIG_VERSION), &text) > 0 else { return "?" }
    return String(decoding: text.prefix { $0 != 0 && $0 != 0x20 }, as: UTF16.self)
  }
}
