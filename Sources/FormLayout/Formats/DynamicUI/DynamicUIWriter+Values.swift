internal import JSON

extension DynamicUIWriter {
  /// Writes every value that has a place.
  mutating func takeValues(into draft: inout DynamicUIWritingDraft) {
    takeAssumed(into: &draft)
    for mapping in DynamicUIType.common + draft.type.mappings {
      guard let value = draft.value(at: mapping.target),
        mapping.takes(value, in: draft.component.type)
      else { continue }
      draft.take(mapping.target)
      if mapping.target == ["disabledIf"], draft.origin.aliases["disabledIf"] != nil {
        draft.set(value, for: ["modifiers", "disabled"])
      } else {
        draft.set(identifiers.translated(value), for: mapping.source)
      }
    }
    switch draft.type.name {
    case "Text": takeText(into: &draft)
    case "Label": takeLabel(into: &draft)
    case "TextField", "SecureField": takeTextField(into: &draft)
    case "Picker": takeOptions(into: &draft)
    case "DatePicker": takeDates(into: &draft)
    case "Grid": takeGridSpacing(into: &draft)
    default: break
    }
    if draft.type.hidesTitle, draft.object["title"] != nil,
      !draft.origin.marks.contains(.hiddenTitle)
    {
      lose(
        "label", of: draft.component, "DynamicUI does not show the title of a \(draft.type.name)")
    }
  }

  /// What DynamicUI takes for granted is not written where it was not; what the form takes for
  /// granted is.
  private mutating func takeAssumed(into draft: inout DynamicUIWritingDraft) {
    for (property, value) in draft.type.assumed {
      if let own = draft.rest[property] {
        if draft.origin.assumed.contains(property), own == value { draft.rest[property] = nil }
      } else if draft.origin.keys.keys.contains(property + "Value") {
        continue
      } else if let standard = draft.component.catalogued?.property(property)?.defaultValue {
        draft.rest[property] = standard
      } else {
        lose(
          property, of: draft.component,
          "DynamicUI's \(draft.type.name) takes \(value.text()) where none is given")
      }
    }
  }

  /// Words that are no Markdown are written as Markdown that shows them.
  private func takeText(into draft: inout DynamicUIWritingDraft) {
    let isMarkdown = draft.component["markdown"]?.boolValue ?? false
    if draft.rest["markdown"]?.boolValue != nil { draft.rest["markdown"] = nil }
    if !isMarkdown { escapeTitle(of: &draft) }
  }

  /// A label without an icon is a text to DynamicUI.
  private func takeLabel(into draft: inout DynamicUIWritingDraft) {
    guard draft.object["url"] == nil, !draft.origin.marks.contains(.markdown) else { return }
    escapeTitle(of: &draft)
  }

  private func escapeTitle(of draft: inout DynamicUIWritingDraft) {
    guard let title = draft.object["title"]?.stringValue else { return }
    draft.set(.string(InlineMarkdown.escaped(title)), for: "title")
  }

  private func takeTextField(into draft: inout DynamicUIWritingDraft) {
    if draft.object["title"] == nil, let placeholder = draft.rest["placeholder"],
      placeholder.stringValue != nil
    {
      draft.set(identifiers.translated(placeholder), for: "title")
    }
    if let number = draft.rest["defaultValue"]?.numberValue {
      draft.set(.string(number.text), for: "defaultValue")
      draft.rest["defaultValue"] = nil
    }
  }

  func takeTab(into draft: inout DynamicUIWritingDraft, in parent: DynamicUIType?) {
    guard parent?.name == "TabView" else { return }
    for (key, name) in [("title", "label"), ("url", "systemName")] {
      guard let value = draft.rest["tab"]?[name], value.stringValue != nil else { continue }
      let text = identifiers.translated(value)
      guard draft.object[key] == text || !draft.type.maps(key) else { continue }
      draft.set(text, for: key)
      draft.take(["tab", name])
    }
  }
}
