import JSON
import Support
import Testing

/// The files of JSONTestSuite (Nicolas Seriot): `y_` must be accepted, `n_` refused, `i_` is ours to
/// choose.
@Suite struct JSONSuiteTests {
  static let folder = Fixtures.root + "/json/test_parsing"
  static let names = Fixtures.files(in: folder)

  @Test(.enabled(if: Fixtures.exists(folder)))
  func `all 318 files are there, each choice among them`() {
    #expect(Self.names.count == 318)
    let choices = Self.names.filter { $0.hasPrefix("i_") }
    #expect(choices == Self.choices.keys.sorted())
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: names)
  func `a file is accepted or refused as its name or our choice says`(name: String) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + "/" + name))
    let isAccepted = (try? JSONDocument(parsing: bytes)) != nil
    let expected = name.hasPrefix("i_") ? Self.choices[name] : name.hasPrefix("y_")
    #expect(isAccepted == expected)
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: names)
  func `a file that is accepted keeps its value when printed and read again`(
    name: String
  ) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + "/" + name))
    guard let value = try? JSONValue(parsing: bytes) else { return }
    for spacing in [JSONValue.Spacing.compact, .oneLine, .indented] {
      #expect(try JSONValue(parsing: value.text(spacing)) == value)
    }
  }

  /// Printing promises: numbers as written, keys in order, repeated keys kept; of strings the
  /// shortest escapes. So a text without escapes and byte-order mark comes back as it was, but for
  /// white space outside of strings.
  @Test(.enabled(if: Fixtures.exists(folder)), arguments: names)
  func `a text without escapes is printed as it was, without its white space`(name: String) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + "/" + name))
    guard let value = try? JSONValue(parsing: bytes), !bytes.contains(UInt8(ascii: "\\")),
      bytes.first != 0xEF
    else { return }
    #expect(Array(value.text().utf8) == Self.withoutSpace(bytes))
  }

  private static func withoutSpace(_ bytes: [UInt8]) -> [UInt8] {
    var isInString = false
    return bytes.filter { byte in
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      return isInString || ![0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }
  }

  /// Every `i_` file: whether it is accepted.
  static let choices: [String: Bool] = [
    // Numbers beyond a floating-point value's range or precision: their text is kept.
    "i_number_double_huge_neg_exp.json": true,
    "i_number_huge_exp.json": true,
    "i_number_neg_int_huge_exp.json": true,
    "i_number_pos_double_huge_exp.json": true,
    "i_number_real_neg_overflow.json": true,
    "i_number_real_pos_overflow.json": true,
    "i_number_real_underflow.json": true,
    "i_number_too_big_neg_int.json": true,
    "i_number_too_big_pos_int.json": true,
    "i_number_very_big_negative_int.json": true,
    // Escapes of half a surrogate pair: no text can hold them.
    "i_object_key_lone_2nd_surrogate.json": false,
    "i_string_1st_surrogate_but_2nd_missing.json": false,
    "i_string_1st_valid_surrogate_2nd_invalid.json": false,
    "i_string_incomplete_surrogate_and_escape_valid.json": false,
    "i_string_incomplete_surrogate_pair.json": false,
    "i_string_incomplete_surrogates_escape_valid.json": false,
    "i_string_invalid_lonely_surrogate.json": false,
    "i_string_invalid_surrogate.json": false,
    "i_string_inverted_surrogates_U+1D11E.json": false,
    "i_string_lone_second_surrogate.json": false,
    // Bytes that are not UTF-8: replacing them would lose what was written.
    "i_string_UTF-8_invalid_sequence.json": false,
    "i_string_UTF8_surrogate_U+D800.json": false,
    "i_string_invalid_utf-8.json": false,
    "i_string_iso_latin_1.json": false,
    "i_string_lone_utf8_continuation_byte.json": false,
    "i_string_not_in_unicode_range.json": false,
    "i_string_overlong_sequence_2_bytes.json": false,
    "i_string_overlong_sequence_6_bytes.json": false,
    "i_string_overlong_sequence_6_bytes_null.json": false,
    "i_string_truncated-utf-8.json": false,
    // UTF-16: RFC 8259 asks for UTF-8.
    "i_string_UTF-16LE_with_BOM.json": false,
    "i_string_utf16BE_no_BOM.json": false,
    "i_string_utf16LE_no_BOM.json": false,
    // Below the limit of 512 levels.
    "i_structure_500_nested_arrays.json": true,
    // Editors write a byte-order mark; RFC 8259, 8.1 lets a parser ignore it.
    "i_structure_UTF-8_BOM_empty_object.json": true,
  ]
}
