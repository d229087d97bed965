internal import FormLayout
internal import JSON
internal import Platform

/// The words of a form that a preview must show, and whether lines show them: frames, marks and
/// white space aside, each in one piece.
struct PreviewWords {
  private let texts: [[CChar]]
  private let originals: [String]

  init(_ form: Form) {
    var found: [String] = []
    found += [form.title, form.summary].compactMap { $0 }
    for placed in form.placed { found += Self.words(of: placed.component) }
    originals = found
    texts = found.map { Self.bare($0.visible()) }
  }

  /// The words that are in none of the lines' joined text.
  func missing(in lines: [StyledText]) -> [String] {
    let shown = Self.bare(lines.map(\.plain).joined())
    return shown.withUnsafeBufferPointer { shown in
      zip(texts, originals).filter { text, _ in
        text.withUnsafeBufferPointer { Self.isMissing($0, in: shown) }
      }.map { $1 }
    }
  }

  /// Both end with a zero, and have none before: control characters are marks in both.
  private static func isMissing(
    _ text: UnsafeBufferPointer<CChar>, in shown: UnsafeBufferPointer<CChar>
  ) -> Bool {
    guard let text = text.baseAddress, let shown = shown.baseAddress else { return true }
    return strstr(shown, text) == nil
  }

  private static func words(of component: Component) -> [String] {
    let names = ["label", "text", "description", "placeholder", "help", "alt"]
    var found = names.compactMap { component[$0]?.stringValue }.flatMap { text -> [String] in
      guard let expression = TextExpression(text) else { return [text] }
      return [expression.whenTrue, expression.whenFalse, expression.id]
    }
    found += component.options.map(\.label)
    for name in ["visibleIf", "disabledIf", "requiredIf"] {
      switch component.condition(name) {
      case nil, .always: break
      case let condition?: found.append(condition.text)
      }
    }
    return found
  }

  /// The text without white space and without what frames are made of.
  private static func bare(_ text: String) -> [CChar] {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ...0x20, 0x2B, 0x2D, 0x3A, 0x7C, 0x2500...0x257F: continue
      case ..<0x80: result.append(scalar)
      default: if !scalar.properties.isWhitespace { result.append(scalar) }
      }
    }
    return Array(String(result).utf8CString)
  }
}
