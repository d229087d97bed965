/// Inline Markdown as markup: `**strong**`, `*emphasis*`, `` `code` ``, `[words](address)`. What is
/// none of these is text.
struct HTMLMarkdown {
  private var rest: Substring

  static func nodes(of text: String) -> [HTMLNode] {
    var reader = HTMLMarkdown(rest: text[...])
    return reader.nodes()
  }

  private mutating func nodes() -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var text = ""
    func flush() {
      if !text.isEmpty { nodes.append(.text(text)) }
      text = ""
    }
    while let character = rest.first {
      if character == "\\", rest.count > 1, let next = rest.dropFirst().first, next.isPunctuation {
        text.append(next)
        rest = rest.dropFirst(2)
      } else if let node = span() {
        flush()
        nodes.append(node)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return nodes
  }

  /// The span that begins here; `nil` where none does.
  private mutating func span() -> HTMLNode? {
    for (mark, name) in [("**", "strong"), ("*", "em"), ("_", "em"), ("`", "code")] {
      guard rest.hasPrefix(mark) else { continue }
      let inside = rest.dropFirst(mark.count)
      guard let close = inside.firstRange(of: mark), close.lowerBound > inside.startIndex,
        inside.first != " "
      else { continue }
      let text = inside[..<close.lowerBound]
      rest = inside[close.upperBound...]
      return name == "code"
        ? .tag(name, [:], String(text)) : .tag(name, [:], Self.nodes(of: String(text)))
    }
    return rest.first == "[" ? link() : nil
  }

  private mutating func link() -> HTMLNode? {
    guard let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")"),
      let url = HTMLWriter.safeURL(String(rest[middle.upperBound..<end]))
    else { return nil }
    let words = rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
    rest = rest[rest.index(after: end)...]
    return .tag("a", ["href": url, "rel": "noopener noreferrer"], String(words))
  }
}
