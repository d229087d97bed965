package import JSON

/// A form drawn for a terminal: every component in its place.
package struct FormPreview: Sendable {
  /// How a form is drawn.
  package struct Options: Sendable {
    /// The columns there are; fewer than 20 count as 20.
    package var width: Int
    /// Whether lines, frames and marks are ASCII; the form's own words stay as they are.
    package var isASCII: Bool
    /// Whether the facts are indented lines without boxes, for screen readers.
    package var isPlain: Bool
    /// The language to show it in, where the form has translations into it.
    package var language: String?
    /// Whether styles are named.
    package var showsStyle: Bool
    /// Answers by binding; shown instead of the defaults.
    package var values: JSONObject?
    /// The ids of the components to show, with what is around them; the rest is cut with a mark.
    package var only: [String]?

    package init(
      width: Int = 80, isASCII: Bool = false, isPlain: Bool = false, language: String? = nil,
      showsStyle: Bool = false, values: JSONObject? = nil, only: [String]? = nil
    ) {
      self.width = width
      self.isASCII = isASCII
      self.isPlain = isPlain
      self.language = language
      self.showsStyle = showsStyle
      self.values = values
      self.only = only
    }
  }

  /// The lines, none wider than the width; none at all where nothing of `only` is in the form.
  package let lines: [StyledText]

  package init(_ form: Form, _ options: Options = Options()) {
    let pen = Pen(
      sheet: Sheet(form, options), width: max(options.width, 20), values: options.values)
    let block = options.isPlain ? pen.outline(form) : pen.draw(form)
    lines =
      options.only.map { $0.contains("form") } ?? true
      ? block.lines.map(\.text) : Self.focus(of: block, pen.symbols.ellipsis)
  }

  /// The lines that were asked for, with a mark where others were left out.
  private static func focus(of block: Block, _ ellipsis: String) -> [StyledText] {
    guard block.hasFocus else { return [] }
    var result: [StyledText] = []
    var cut: [StyledText] = []
    func flush() {
      if cut.count == 1 {
        result += cut
      } else if cut.count > 1 {
        result.append(StyledText(ellipsis, .dim))
      }
      cut = []
    }
    for line in block.lines {
      if line.isFocus {
        flush()
        result.append(line.text)
      } else {
        cut.append(line.text)
      }
    }
    flush()
    return result
  }
}
