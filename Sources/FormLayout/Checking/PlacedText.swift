internal import JSON

/// A text somewhere in a form that a check may have to look at closely, together with where it stands.
package struct PlacedText: Sendable {
  /// What a quick look saw in a text.
  struct Signs: OptionSet {
    let rawValue: Int
    /// A control character other than a line feed or a tab.
    static let control = Signs(rawValue: 1)
    /// A character that shows nothing, or turns the direction of writing.
    static let invisible = Signs(rawValue: 2)
    /// A sign that markup or a template is made with.
    static let markup = Signs(rawValue: 4)
    /// A colon, as in an address.
    static let colon = Signs(rawValue: 8)
    /// Sixteen letters and digits, or more, without a gap.
    static let run = Signs(rawValue: 16)
  }

  /// `nil` for a text of the form itself.
  package let owner: PlacedComponent?
  /// The keys and indices from the owner's root.
  package let tokens: [String]
  package let text: String
  let signs: Signs

  /// The place in the form's JSON.
  var pointer: JSONPointer {
    (owner?.path.pointer ?? .root).appending(contentsOf: JSONPointer(tokens))
  }

  /// Whether people read it, in one language or another; if not, programs do.
  var isForPeople: Bool {
    switch tokens[0] {
    case "label", "text", "title", "description", "help", "placeholder", "alt", "messages",
      "itemLabel", "minimumLabel", "maximumLabel", "next", "back", "skip", "strings",
      "accessibility", "tab":
      tokens.last != "action" && tokens.last != "variant" && tokens.last != "systemName"
    case "options": tokens.last == "label"
    default: false
    }
  }

  /// A finding about this text.
  func finding(_ message: String, help: String, fixes: [Fix] = []) -> Check.Finding {
    Check.Finding(
      component: owner?.reportedID, pointer: pointer, message: message, help: help, fixes: fixes)
  }

  /// Puts another text in its place.
  func replacing(with text: String, _ context: CheckContext) -> [Edit] {
    let address = owner.map { context.address(of: $0) } ?? "form"
    let properties = owner?.component.properties ?? context.form.properties
    guard let key = tokens.first, let value = properties[key] else { return [] }
    let new = value.replacing(tokens.dropFirst(), with: .string(text))
    return [.set(ids: [address], props: [.path(key, new)])]
  }
}

extension CheckContext {
  /// Keys that are not looked into: what is elsewhere, and what is never shown to anybody.
  private static let passedOver: Set<String> = ["components", "children", "origin"]

  /// The texts in which a quick look saw something, the form's own first, then in document order.
  static func suspiciousTexts(in form: Form, _ components: [PlacedComponent]) -> [PlacedText] {
    var found: [PlacedText] = []
    var tokens: [String] = []
    func visit(_ value: JSONValue, of owner: PlacedComponent?) {
      switch value {
      case .null, .bool, .number: return
      case .string(let text):
        let signs = PlacedText.Signs(of: text)
        guard !signs.isEmpty else { return }
        found.append(PlacedText(owner: owner, tokens: tokens, text: text, signs: signs))
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          tokens.append(String(index))
          visit(element, of: owner)
          tokens.removeLast()
        }
      case .object(let object): visit(object, of: owner)
      }
    }
    func visit(_ object: JSONObject, of owner: PlacedComponent?) {
      for member in object.members {
        if tokens.isEmpty, passedOver.contains(member.key) { continue }
        tokens.append(member.key)
        visit(member.value, of: owner)
        tokens.removeLast()
      }
    }
    visit(form.properties, of: nil)
    for placed in components { visit(placed.component.properties, of: placed) }
    return found
  }
}

extension PlacedText.Signs {
  /// What one pass over the bytes of a text sees.
  fileprivate init(of text: String) {
    self = []
    var run = 0
    var last: UInt8 = 0
    for unit in text.utf8 {
      switch unit {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"):
        run += 1
        if run == 16 { insert(.run) }
        last = unit
        continue
      case 0..<0x20 where unit != 0x0A && unit != 0x09, 0x7F: insert(.control)
      case 0x80..<0xA0 where last == 0xC2: insert(.control)
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "{"): insert(.markup)
      case UInt8(ascii: "(") where last == UInt8(ascii: "\\"): insert(.markup)
      case UInt8(ascii: ":"): insert(.colon)
      case 0x80...0x81 where last == 0xE2, 0xBB where last == 0xEF, 0xAD where last == 0xC2:
        insert(.invisible)
      default: break
      }
      run = 0
      last = unit
    }
  }
}
