internal import FormLayout
internal import JSON

/// Limits and choices of a new component.
extension FieldAttribute {
  static let shapes: [Attribute] = [
    Attribute(["{F} hidden|masked|concealed|secret [of_course|obviously|please]"]) { _, field, _ in
      guard ["TextField", "SecureField"].contains(field.type) else { return false }
      field.type = "SecureField"
      return true
    },
    // What is looked at comes where it is named.
    Attribute(["{F} at|on [the] [very] top|bottom"]) { _, field, _ in
      ["Image", "Text", "Button"].contains(field.type)
    },
    Attribute([
      "{F} ( [the|its] asset|image|file|picture|name [name] [is] [called|named|:] {W} )",
      "{F} , [the|its] asset|image|file|picture [name] is [called|named] {W}",
    ]) { captures, field, message in
      guard field.type == "Image" else { return false }
      field.name = message.text(of: captures["W"])
      field.set(.text("name", message.text(of: captures["W"])))
      return true
    },
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

  static let choices: [Attribute] = [
    Attribute([
      "{F} [,] with [the] <options> [:] {O}", "{F} [,] [with] <options> : {O}", "{F} ( {O} )",
      "{F} : {O}", "{F} - {O}",
      "{F} [,] with|offering|containing|listing {O}",
      "{F} where they can choose|pick [between|from] {O}",
      "{F} [,] either {O}", "{F} with the list of {O}",
      "{F} [,] [and] to choose|pick [between|from] {O}",
      "{F} [,|(] as_many_as|any_number_of|several|any [they|people|you] [like|want] [)] : {O}",
    ]) { captures, field, message in
      let options = OptionsPhrase.read(captures["O"], message)
      guard options.count > 1, captures["O"].first?.kind != .number || captures.has("O"),
        options.allSatisfy({ $0.count <= 40 }),
        !captures["O"].contains(where: { $0.isOne(of: ["placeholder", "(", ")", "action"]) })
      else { return false }
      guard choose(&field, options) else { return false }
      let before = message.tokens[..<captures["O"].startIndex].suffix(8).map(\.key)
      if before.contains("many"), before.last == ":" {
        field.set(.text("appearance", "list"))
        field.set(.flag("multiple", true))
      }
      return true
    },
    Attribute([
      "{F} [,] on|with|using|as [a|an|the] {X}", "{F} [,] rated|answered|asked on|with [a|an] {X}",
      "{F} ( {X} )", "{F} from {X}",
    ]) { captures, field, _ in
      guard !field.isTyped || field.type == "Picker" || field.isBare,
        captures["X"].count <= 12, let options = ScalePhrase.options(captures["X"])
      else { return false }
      field.type = "Picker"
      field.props = [.text("appearance", "radio"), .list("options", options)]
      field.isTyped = true
      return true
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
    if ["TextField", "TextEditor"].contains(field.type), !field.isTyped, !field.isEssential {
      field.type = "Picker"
      field.props = [.text("appearance", options.count > 5 ? "menu" : "radio")]
    }
    if field.type == "Toggle", options == OptionSet.named("yesNo") { return true }
    guard field.type == "Picker" else { return false }
    field.set(.list("options", options))
    return true
  }
}
