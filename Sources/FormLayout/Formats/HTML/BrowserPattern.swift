/// A pattern as browsers take it: in the strict syntax of the flags `u` and `v`, which mean the same
/// for it.
struct BrowserPattern {
  /// The pattern for a script, where it needs the flag `u` because it names a Unicode property.
  let unicodeText: String?
  /// The value of the attribute `pattern`, which is of the whole text; `nil` where the pattern tells
  /// the halves of a character apart, which browsers do not with that flag.
  let attribute: String?

  /// `nil` for what the engine does not take as a pattern.
  init?(_ source: String) {
    guard (try? Pattern(javaScript: source)) != nil else { return nil }
    var reader = PatternReader(source)
    guard let node = try? reader.read() else { return nil }
    unicodeText = reader.isUnicode ? PortablePatternWriter.text(of: node) : nil
    attribute = Self.whole(node)
  }

  /// The pattern for the whole text: without its anchors, or with anything around it.
  private static func whole(_ node: PatternNode) -> String? {
    if case .sequence(var nodes) = node, case .assertion(.start)? = nodes.first,
      case .assertion(.end)? = nodes.last, nodes.count > 1
    {
      nodes.removeFirst()
      nodes.removeLast()
      return PortablePatternWriter.text(of: .sequence(nodes))
    }
    return PortablePatternWriter.text(of: node).map { "[\\s\\S]*(?:\($0))[\\s\\S]*" }
  }
}
