/// A piece of a page: text and attributes are values here, and become markup in one place.
indirect enum HTMLNode {
  case element(HTMLElement)
  case text(String)
  /// Text that is no markup to the browser: a script, a style sheet, data.
  case raw(String)

  /// An element; attributes that are `nil` are left out.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(
      HTMLElement(
        name: name,
        attributes: attributes.compactMap { pair in pair.value.map { (pair.key, $0) } },
        children: children))
  }

  /// An element around a text.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> HTMLNode {
    tag(name, attributes, [.text(text)])
  }
}

/// One element of a page.
struct HTMLElement {
  let name: String
  var attributes: [(name: String, value: String)]
  var children: [HTMLNode]

  /// Whether it has no end tag.
  var isVoid: Bool { ["br", "hr", "img", "input", "link", "meta"].contains(name) }

  /// Whether it stands within a line of text.
  var isInline: Bool {
    ["a", "br", "code", "em", "span", "strong", "label", "option"].contains(name)
  }

  /// The value of an attribute.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a class to those it has.
  mutating func addClass(_ name: String?) {
    guard let name else { return }
    self["class"] = [self["class"], name].compactMap { $0 }.joined(separator: " ")
  }
}
