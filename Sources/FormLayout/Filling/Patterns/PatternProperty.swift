/// The Unicode properties that JavaScript knows (ECMAScript 2023, 22.2.2.9), by the names that PCRE2
/// gives them.
enum PatternProperty {
  /// The characters of `\p{name}`; `nil` where there is no such property.
  static func set(named name: String, isNegated: Bool) -> PatternSet? {
    guard name.utf8.allSatisfy(isAllowed) else { return nil }
    if let set = computed[name] { return isNegated ? set.inverted : set }
    if name == "Assigned" { return PatternSet(.init(name: "Cn", isNegated: !isNegated)) }
    guard let name = engineName(of: name) else { return nil }
    return PatternSet(.init(name: name, isNegated: isNegated))
  }

  private static func isAllowed(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  private static let computed: [String: PatternSet] = [
    "Any": PatternSet([0...PatternSet.last]),
    "ASCII": PatternSet([0...0x7F]),
  ]

  private static func engineName(of name: String) -> String? {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 1: return categories[name] ?? (binary.contains(name) ? name : nil)
    case 2:
      switch parts[0] {
      case "General_Category", "gc": return categories[parts[1]]
      case "Script", "sc": return isScript(parts[1]) ? "sc:" + parts[1] : nil
      case "Script_Extensions", "scx": return isScript(parts[1]) ? "scx:" + parts[1] : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// PCRE2 knows the scripts; it is asked so that an unknown one is refused with its place.
  private static func isScript(_ name: String) -> Bool {
    name.first?.isUppercase == true && PatternMatcher.isKnown(property: "sc:" + name)
  }

  private static let categories: [String: String] = {
    var names: [String: String] = [:]
    for line in categoryNames.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words { names[word] = words[0] }
    }
    return names
  }()

  /// The short name, which PCRE2 knows, and the others.
  private static let categoryNames = """
    L Letter
    LC Cased_Letter
    Lu Uppercase_Letter
    Ll Lowercase_Letter
    Lt Titlecase_Letter
    Lm Modifier_Letter
    Lo Other_Letter
    M Mark Combining_Mark
    Mn Nonspacing_Mark
    Mc Spacing_Mark
    Me Enclosing_Mark
    N Number
    Nd Decimal_Number digit
    Nl Letter_Number
    No Other_Number
    P Punctuation punct
    Pc Connector_Punctuation
    Pd Dash_Punctuation
    Ps Open_Punctuation
    Pe Close_Punctuation
    Pi Initial_Punctuation
    Pf Final_Punctuation
    Po Other_Punctuation
    S Symbol
    Sm Math_Symbol
    Sc Currency_Symbol
    Sk Modifier_Symbol
    So Other_Symbol
    Z Separator
    Zs Space_Separator
    Zl Line_Separator
    Zp Paragraph_Separator
    C Other
    Cc Control cntrl
    Cf Format
    Cs Surrogate
    Co Private_Use
    Cn Unassigned
    """

  private static let binary = Set(
    """
    ASCII_Hex_Digit AHex Alphabetic Alpha Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI \
    Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL \
    Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI \
    Deprecated Dep Diacritic Dia Emoji Emoji_Component EComp Emoji_Modifier EMod \
    Emoji_Modifier_Base EBase Emoji_Presentation EPres Extended_Pictographic ExtPict Extender Ext \
    Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB \
    IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C \
    Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax \
    Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI \
    Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo \
    Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS
    """.split(separator: " ").map(String.init)
  )
}
