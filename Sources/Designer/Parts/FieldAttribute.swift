internal import FormLayout
internal import JSON

/// What may be said of a new component beside its name: `with the placeholder "…"`, `(optional)`.
enum FieldAttribute {
  /// Reads a component with an attribute at its end or start; `nil` where there is none.
  static func read(_ tokens: ArraySlice<Token>, _ phrase: FieldPhrase) -> NewField? {
    for attribute in all {
      for pattern in attribute.patterns {
        var result: NewField?
        let isRead = PatternMatcher.matches(pattern, tokens) { captures in
          guard var field = phrase.read(captures["F"]),
            attribute.apply(captures, &field, phrase.message)
          else { return false }
          result = field
          return true
        }
        if isRead { return result }
      }
    }
    return nil
  }

  private struct Attribute: Sendable {
    let patterns: [Pattern]
    let apply: @Sendable (Captures, inout NewField, Message) -> Bool

    init(
      _ patterns: [String], _ apply: @escaping @Sendable (Captures, inout NewField, Message) -> Bool
    ) {
      self.patterns = patterns.map { Pattern($0) }
      self.apply = apply
    }
  }

  private static let all: [Attribute] = words + shapes + choices + looks

  private static let words: [Attribute] = [
    Attribute([
      "{F} [,|and] [with|has] [a|the|an] placeholder [text] [of|saying|:|that_says] {Q}",
      "{F} ( [with] [the] placeholder [text] [:] {Q} )", "{F} [,] placeholder [text] [:] {Q}",
    ]) { captures, field, message in
      field.set(.text("placeholder", message.text(of: captures["Q"])))
      return field.isField
    },
    Attribute([
      "{F} [,] [with|and] [a|the] help [text] [of|saying|:] {Q}",
      "{F} [with] [a] hint [text] [of|saying|:] {Q}",
    ]) { captures, field, message in
      field.set(.text("help", message.text(of: captures["Q"])))
      return field.isField
    },
    Attribute([
      "{F} [,|and] [that|which|and] triggers|fires|calls|runs|has|with|invokes|performs|sends [the] [an] action {W}",
      "{F} [that|which] triggers|fires|calls|runs|invokes {W}",
      "{F} [that|which] triggers|fires|calls|runs|invokes [the] {W} action",
    ]) { captures, field, message in
      guard field.type == "Button" else { return false }
      field.set(.text("action", message.text(of: captures["W"])))
      return true
    },
    Attribute([
      "{F} [,] [and|that_links|linking|which_goes|that_goes|pointing|going|leading|that_leads] to {W}",
      "{F} [with] [the] [url|address] [:] {W}",
    ]) { captures, field, message in
      guard field.type == "Link", let address = captures["W"].first,
        address.kind == .address || address.kind == .quoted && address.text.contains("/")
      else { return false }
      field.set(.text("url", address.text))
      return true
    },
    Attribute([
      "{F} <called> {Q}", "{F} called|named|labelled|labeled|titled {X}",
      "{F} that|which says|reads {Q}",
      "{F} with [the|a] text|label|title|words|name {Q}", "{F} {Q}",
    ]) { captures, field, message in
      let name = captures.has("Q") ? captures["Q"] : captures["X"]
      let isPlain = name.count <= 5 && !name.contains { $0.kind == .mark }
      guard field.isBare || field.isTyped && !field.isNamed, isPlain else { return false }
      return rename(&field, message.text(of: name))
    },
  ]

  /// Looks said with a component: `in #007BFF`, `with padding 14`.
  private static let looks: [Attribute] = [
    Attribute(["{F} [,] in|with [the|a|an] {S}", "{L} {F}"]) { captures, field, _ in
      let isColour = captures.has("L")
      guard !isColour || field.type == "Button" || field.type == "Text" else { return false }
      let stub = Component(type: field.type, id: "new")
      guard
        let changes = StylePhrase.read(captures[isColour ? "L" : "S"], for: [stub], form: Form())
      else { return false }
      for change in changes { field.set(change) }
      if !field.isTyped, field.isNamed,
        changes.contains(where: { $0.name == "foregroundColor" || $0.name == "font" })
      {
        // What has a colour of its own and no kind is words to read.
        field.type = "Text"
        field.props = changes
      } else if !field.isTyped, field.isNamed,
        case .text("backgroundColor", let colour)? = changes.first, !isColour,
        captures["S"].count == 1
      {
        field.type = "Text"
        field.props = [.text("foregroundColor", colour)]
      }
      return true
    }
  ]

  private static func rename(_ field: inout NewField, _ name: String) -> Bool {
    field.isBare = false
    field.isNamed = true
    if field.type == "Divider" {
      // A line with words is a line of text.
      field.type = "Text"
      field.props = []
    }
    if field.type == "Image" {
      field.set(.text("name", name))
      field.label = ""
      field.name = name
      return true
    }
    field.label = name
    field.name = nil
    return true
  }

  private static let shapes: [Attribute] = [
    Attribute(["<required> {F}", "{F} [,] [that|which] [is] <required>", "{F} ( <required> )"]) {
      _, field, _ in
      field.set(.flag("required", true))
      return field.isField
    },
    Attribute([
      "<optional> {F}", "{F} [,] [that|which] [is|can_be] <optional>", "{F} ( <optional> )",
    ]) { _, field, _ in
      field.isEssential = false
      return field.isField
    },
    Attribute([
      "{F} [,] from {N} to {N2} [stars|points]", "{F} [,] between {N} and {N2}",
      "{F} ( {N} -|to {N2} )",
      "{F} {N} -|to {N2} [stars|points]", "{F} ( from {N} to {N2} )",
      "{F} [on_a_scale|scale|,] from {N} to {N2}", "{F} , [only] {N} to {N2} [only]",
      "{F} [on] [a] [scale] [of] {N} to {N2}",
    ]) { captures, field, _ in
      guard let low = captures["N"].first?.whole, let high = captures["N2"].first?.whole, low < high
      else { return false }
      return range(&field, low, high)
    },
    Attribute(["{N} to|- {N2} {F}", "{N} {F}"]) { captures, field, _ in
      guard let low = captures["N"].first?.whole, field.type == "Rating" else { return false }
      let high = captures["N2"].first?.whole ?? low
      guard captures.has("N2") || low > 2 else { return false }
      return range(&field, captures.has("N2") ? low : 1, high)
    },
    Attribute([
      "{F} [with] [,] [a] [maximum|max] [of] <atmost> {N} <characters>",
      "{F} ( <atmost> {N} <characters> )", "{F} ( {N} <characters> max|maximum )",
    ]) { captures, field, _ in
      guard let count = captures["N"].first?.whole,
        ["TextField", "TextEditor", "SecureField"].contains(field.type)
      else { return false }
      field.set(.number("maxLength", JSONNumber(count)))
      return true
    },
    Attribute(["{F} [with|,] <atleast> {N} <characters>", "{F} ( <atleast> {N} <characters> )"]) {
      captures, field, _ in
      guard let count = captures["N"].first?.whole,
        ["TextField", "TextEditor", "SecureField"].contains(field.type)
      else { return false }
      field.set(.number("minLength", JSONNumber(count)))
      return true
    },
  ]

  private static func range(_ field: inout NewField, _ low: Int, _ high: Int) -> Bool {
    switch field.type {
    case "Rating" where low <= 1 && high <= 20:
      field.set(.number("maximum", JSONNumber(high)))
      if low == 0 { return false }
    case "Slider", "Stepper":
      field.set(.number("minimum", JSONNumber(low)))
      field.set(.number("maximum", JSONNumber(high)))
      if field.type == "Slider" { field.set(.number("step", 1)) }
    case "TextField" where field.has("input"):
      guard
        field.props.contains(.text("input", "integer"))
          || field.props.contains(.text("input", "number"))
      else { return false }
      field.set(.number("minimum", JSONNumber(low)))
      field.set(.number("maximum", JSONNumber(high)))
    default: return false
    }
    return true
  }

  private static let choices: [Attribute] = [
    Attribute([
      "{F} [,] with [the] <options> [:] {O}", "{F} [,] [with] <options> : {O}", "{F} ( {O} )",
      "{F} : {O}", "{F} - {O}",
      "{F} [,] with|offering|containing|listing {O}",
      "{F} where they can choose|pick [between|from] {O}",
      "{F} [,] either {O}", "{F} , as many as they like : {O}", "{F} with the list of {O}",
      "{F} [,] [and] to choose|pick [between|from] {O}",
    ]) { captures, field, message in
      let options = OptionsPhrase.read(captures["O"], message)
      guard options.count > 1, captures["O"].first?.kind != .number || captures.has("O"),
        options.allSatisfy({ $0.count <= 40 }),
        !captures["O"].contains(where: { $0.isOne(of: ["placeholder", "(", ")", "action"]) })
      else { return false }
      return choose(&field, options)
    },
    Attribute(["{F} [,] as [a|an] {K}", "{F} ( [as] [a|an] {K} )"]) { captures, field, _ in
      guard !field.isTyped, let kind = TypePhrase.whole(captures["K"]), !kind.isVague else {
        return false
      }
      field.type = kind.type
      field.props =
        kind.props
        + field.props.filter { change in
          ComponentType.named(kind.type)?.property(change.name) != nil
            && !kind.props.contains { $0.name == change.name }
        }
      field.isTyped = true
      return true
    },
  ]

  private static func choose(_ field: inout NewField, _ options: [String]) -> Bool {
    if field.type == "TextField", !field.isTyped, !field.isEssential {
      field.type = "Picker"
      field.props = [.text("appearance", options.count > 5 ? "menu" : "radio")]
    }
    guard field.type == "Picker" else { return false }
    field.set(.list("options", options))
    return true
  }
}
