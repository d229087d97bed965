internal import FormLayout
internal import JSON

/// Looks as people describe them: `light gray background and 10 padding`, `bold`, `rounded corners`.
enum StylePhrase {
  /// The looks that some words say, and what they are in words; `nil` where one of the parts says none.
  static func read(_ tokens: ArraySlice<Token>, for components: [Component], form: Form)
    -> [PropertyChange]?
  {
    var rest = tokens
    while let first = rest.first,
      first.isOne(of: [
        ",", "and", "with", "a", "the", "in", "also", "be", "have", "has", "on", "an",
      ])
    {
      rest = rest.dropFirst()
    }
    while let last = rest.last, last.isOne(of: [",", "and", "."]) { rest = rest.dropLast() }
    guard !rest.isEmpty else { return nil }
    if let one = single(rest, components, form) { return one }
    for place in rest.indices.dropFirst()
    where rest[place].isOne(of: [",", "and", "with", "on", "in"]) {
      guard let head = single(rest[..<place], components, form),
        let tail = read(rest[(place + 1)...], for: components, form: form)
      else { continue }
      return head.filter { change in !tail.contains { $0.name == change.name } } + tail
    }
    return nil
  }

  private static func single(
    _ tokens: ArraySlice<Token>, _ components: [Component], _ form: Form
  ) -> [PropertyChange]? {
    for (patterns, read) in forms {
      for pattern in patterns {
        var result: [PropertyChange]?
        if PatternMatcher.matches(
          pattern, tokens,
          accept: { captures in
            result = read(captures, components)
            return result != nil
          })
        {
          return result
        }
      }
    }
    return nil
  }

  /// Whether some words may say a look at all: every way to say one has one of these.
  static func mayBe(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { $0.kind == .colour || $0.kind != .quoted && words.contains($0.key) }
  }

  private static let words: Set<String> = {
    let said = forms.flatMap(\.0).flatMap(\.elements).flatMap { element -> [String] in
      guard case .words(let alternatives, isOptional: false) = element else { return [] }
      return alternatives.joined().map { $0 }
    }
    return Set(said).union(ColourPhrase.words)
  }()

  private typealias Read = @Sendable (Captures, [Component]) -> [PropertyChange]?

  private static func number(_ captures: Captures, _ name: String, _ range: ClosedRange<Double>)
    -> [PropertyChange]?
  {
    guard let value = captures["N"].first?.value, range.contains(value) else { return nil }
    return [.number(name, value == value.rounded() ? JSONNumber(Int(value)) : JSONNumber(value))]
  }

  private static let unit = "[px|pt|points|point|pixels]"

  private static func measure(_ words: String) -> [Pattern] {
    [
      "[the] \(words) [of|to|:|=|at|is|should_be] {N} \(unit)", "{N} \(unit) [of] \(words)",
    ].flatMap { Pattern.all($0) }
  }

  private static let forms: [([Pattern], Read)] = [
    (measure("padding"), { captures, _ in number(captures, "padding", 0...400) }),
    (measure("spacing|gap"), { captures, _ in number(captures, "spacing", 0...400) }),
    (measure("height"), { captures, _ in number(captures, "height", 1...4_000) }),
    (
      [Pattern("{N} [px|points|pt|pixels] high|tall")],
      { captures, _ in number(captures, "height", 1...4_000) }
    ),
    (
      [Pattern("{N} [px|points|pt|pixels] wide")],
      { captures, _ in number(captures, "width", 1...4_000) }
    ),
    (measure("width"), { captures, _ in number(captures, "width", 1...4_000) }),
    (measure("border_width"), { captures, _ in number(captures, "borderWidth", 0...100) }),
    (
      measure(
        "corner_radius|radius|rounded_corners|round_corners|cornerradius|corner_rounding|rounding|rounded_edges|rounded"
      )
        + [
          Pattern(
            "rounded_corners|round_corners|rounded|rounded_edges [with|of|by] [a|radius] [of] , {N} \(unit)"
          ), Pattern("rounded_corners , {N}"),
        ],
      { captures, _ in number(captures, "cornerRadius", 0...400) }
    ),
    (
      [Pattern("[a] rounded_corners|round_corners|rounded|rounded_edges|rounder")],
      { _, _ in [.number("cornerRadius", 8)] }
    ),
    ([Pattern("bold|bold_text|in_bold|bold_font")], { _, _ in [.text("weight", "bold")] }),
    ([Pattern("not_bold|regular|normal_weight")], { _, _ in [.text("weight", "regular")] }),
    (
      [
        Pattern(
          "full_width|as_wide_as_the_form|fill_the_width|span_the_full_width|stretch [across] [the] [full] [width]|full_width_wide"
        )
      ], { _, _ in [.text("width", "fill")] }
    ),
    (
      [Pattern("centred|centered|in_the_middle|in_the_center|in_the_centre")],
      { _, _ in [.text("alignment", "center")] }
    ),
    (
      [
        Pattern("[a|the] font [size|style] [of|to|:] {W}"), Pattern("[the] {W} font [style]"),
        Pattern("use [the] font {W}"),
      ],
      { captures, _ in
        guard let word = captures["W"].first?.key, let font = fonts[word] else { return nil }
        return [.text("font", font)]
      }
    ),
    (
      [
        Pattern("[a|the] [text|font|letter|foreground] colour|color [of|to|:] {L}"),
        Pattern("{L} text [colour|color]"), Pattern("{L2} text [colour|color] ( {L} )"),
        Pattern("text|font|letters|words [in|:|of] {L}"),
        Pattern("{L} letters|font|words|lettering"),
      ],
      { captures, _ in
        guard !captures.has("L2") || ColourPhrase.read(captures["L2"]) != nil else { return nil }
        return ColourPhrase.read(captures["L"]).map { [.text("foregroundColor", $0)] }
      }
    ),
    (
      [
        Pattern("[a|the] background [colour|color] [of|to|:|in|is|should_be] {L}"),
        Pattern("[a] {L} background [colour|color]"),
        Pattern("[a] {L2} background [colour|color] ( {L} )"),
        Pattern("[an] {L} background"),
      ],
      { captures, components in
        guard !captures.has("L2") || ColourPhrase.read(captures["L2"]) != nil else { return nil }
        return ColourPhrase.read(captures["L"]).map { background($0, components) }
      }
    ),
    (
      [
        Pattern("[a|the] border [colour|color] [of|to|:|in] {L}"),
        Pattern("[a] {L} border [colour|color]"),
      ],
      { captures, _ in
        ColourPhrase.read(captures["L"]).map {
          [.text("borderColor", $0), .number("borderWidth", 1)]
        }
      }
    ),
    (
      [Pattern("[in] {L}")],
      { captures, components in
        ColourPhrase.read(captures["L"]).map { colour in
          components.allSatisfy { ["Text", "Label", "Link"].contains($0.type) }
            && !components.isEmpty
            ? [.text("foregroundColor", colour)] : background(colour, components)
        }
      }
    ),
    (
      [
        Pattern("[a] [bit|little|lot] [text] smaller [text|font]"),
        Pattern("in_small|small [text|font|print]"),
      ],
      { _, components in font(of: components, by: 1) }
    ),
    (
      [
        Pattern("[a] [bit|little|lot] [text] bigger|larger [text|font]"),
        Pattern("in_large|large|big [text|font|letters]"),
      ],
      { _, components in font(of: components, by: -1) }
    ),
    (
      [Pattern("[a] [bit|little|lot] taller|higher|easier_to_hit|bigger|larger")],
      { _, components in
        guard !components.isEmpty, components.allSatisfy({ $0.type == "Button" }) else {
          return nil
        }
        let now = components.compactMap { $0.style["padding"]?.intValue }.max() ?? 8
        return [.number("padding", JSONNumber(max(14, now + 4)))]
      }
    ),
  ]

  /// A background, and words that can be read on it where the component has words of its own colour.
  private static func background(_ colour: String, _ components: [Component]) -> [PropertyChange] {
    var changes: [PropertyChange] = [.text("backgroundColor", colour)]
    if !components.isEmpty, components.allSatisfy({ $0.type == "Button" }),
      components.contains(where: {
        $0.style["foregroundColor"]?.stringValue != ColourPhrase.readable(on: colour)
      })
    {
      changes.append(.text("foregroundColor", ColourPhrase.readable(on: colour)))
    }
    return changes
  }

  private static let sizes = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote",
    "caption", "caption2",
  ]

  /// The next smaller or bigger text style of texts.
  private static func font(of components: [Component], by step: Int) -> [PropertyChange]? {
    guard !components.isEmpty,
      components.allSatisfy({ ["Text", "Label", "Link"].contains($0.type) })
    else { return nil }
    let now = components.first?.style["font"]?.stringValue ?? "body"
    guard let place = sizes.firstIndex(of: now) else { return nil }
    let next = place + step * (step > 0 && now == "body" ? 3 : 1)
    return [.text("font", sizes[min(max(0, next), sizes.count - 1)])]
  }

  private static let fonts: [String: String] = {
    var fonts = Dictionary(uniqueKeysWithValues: sizes.map { ($0.lowercased(), $0) })
    fonts["small"] = "footnote"
    fonts["large"] = "title2"
    fonts["big"] = "title2"
    return fonts
  }()
}
