internal import JSON

/// Prints a page: one element a line, those inside indented by two spaces, text escaped.
struct HTMLPrinter {
  private var output = ""

  /// The markup of nodes, each beginning a line.
  static func text(of nodes: [HTMLNode], depth: Int = 0) -> String {
    var printer = HTMLPrinter()
    for node in nodes { printer.print(node, depth) }
    return printer.output
  }

  private mutating func print(_ node: HTMLNode, _ depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    switch node {
    case .text(let text): output += indent + Self.escaped(text) + "\n"
    case .raw(let text): output += text
    case .element(let element):
      output += indent + Self.openTag(element)
      if element.isVoid {
        output += "\n"
      } else if Self.fitsOneLine(element) {
        output += element.children.map(Self.inline).joined() + "</\(element.name)>\n"
      } else {
        output += "\n"
        for child in element.children { print(child, depth + 1) }
        output += indent + "</\(element.name)>\n"
      }
    }
  }

  /// Whether there is only text inside; of a script and the like, what is inside stays as it is.
  private static func fitsOneLine(_ element: HTMLElement) -> Bool {
    element.children.allSatisfy { child in
      switch child {
      case .text, .raw: true
      case .element(let inner): inner.isInline && inner.name != "option" && fitsOneLine(inner)
      }
    }
  }

  private static func inline(_ node: HTMLNode) -> String {
    switch node {
    case .text(let text): return escaped(text)
    case .raw(let text): return text
    case .element(let element):
      guard !element.isVoid else { return openTag(element) }
      return openTag(element) + element.children.map(inline).joined() + "</\(element.name)>"
    }
  }

  private static func openTag(_ element: HTMLElement) -> String {
    var tag = "<" + element.name
    for (name, value) in element.attributes {
      tag += flags.contains(name) ? " \(name)" : " \(name)=\"\(escaped(value, isAttribute: true))\""
    }
    return tag + ">"
  }

  /// Attributes that say all by being there.
  private static let flags: Set<String> = [
    "checked", "disabled", "formnovalidate", "hidden", "multiple", "readonly", "required",
    "selected", "data-items", "data-remove", "data-last",
  ]

  /// A text as it stands between tags or between quotes: nothing in it begins markup, and what HTML
  /// does not take at all becomes the replacement character. What forces a direction or separates
  /// lines is written as a reference, so that the source reads as it stands.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
      case "\r": result.append("\n")
      case _ where scalar.forcesDirection || scalar.separatesLines:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "&#x\(digits);".unicodeScalars)
      default: result.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// Whether HTML takes a character in text: no control but tab and line feed, no noncharacter.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
