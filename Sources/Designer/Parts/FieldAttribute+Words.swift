internal import FormLayout
internal import JSON

/// Names, texts and looks of a new component.
extension FieldAttribute {
  static let words: [Attribute] = [
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
  static let looks: [Attribute] = [
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
}
