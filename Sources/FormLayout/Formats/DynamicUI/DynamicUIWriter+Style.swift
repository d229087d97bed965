internal import JSON

extension DynamicUIWriter {
  func takeGridSpacing(into draft: inout DynamicUIWritingDraft) {
    guard let spacing = draft.value(at: ["style", "spacing"]), let number = spacing.doubleValue,
      number.isFinite
    else { return }
    draft.set(spacing, for: ["parameters", "horizontalSpacing"])
    draft.set(spacing, for: ["parameters", "verticalSpacing"])
    draft.take(["style", "spacing"])
  }

  /// Writes as modifiers what DynamicUI has one for; a style goes before a modifier of its name.
  func takeStyle(into draft: inout DynamicUIWritingDraft) {
    takeModifiers(into: &draft)
    for (style, names) in DynamicUIModifiers.names {
      guard var value = draft.value(at: ["style", style]) else { continue }
      if style.hasSuffix("Color"), let text = value.stringValue {
        value = .string(Self.sixDigits(text))
      }
      guard DynamicUIModifiers.means(value, style) else { continue }
      let name = draft.origin.aliases[style]?.stringValue ?? names[0]
      draft.set(identifiers.translated(value), for: ["modifiers", name])
      draft.take(["style", style])
    }
    for part in DynamicUIModifiers.frame {
      guard let value = draft.value(at: ["style", part]), DynamicUIModifiers.means(value, part)
      else { continue }
      var frame = draft.object["modifiers"]?["frame"]?.objectValue ?? [:]
      frame[part] = value
      draft.set(.object(frame), for: ["modifiers", "frame"])
      draft.take(["style", part])
    }
    if draft.rest["style"] == [:] { draft.rest["style"] = nil }
  }

  private func takeModifiers(into draft: inout DynamicUIWritingDraft) {
    guard let others = draft.value(at: ["style", "modifiers"])?.objectValue else { return }
    var modifiers = identifiers.translated(.object(others)).objectValue ?? others
    for member in draft.object["modifiers"]?.objectValue?.members ?? [] {
      modifiers[member.key] = member.value
    }
    draft.set(.object(modifiers), for: "modifiers")
    draft.take(["style", "modifiers"])
  }

  /// `#RGB` as `#RRGGBB`, which is the same colour.
  private static func sixDigits(_ colour: String) -> String {
    guard colour.utf8.first == UInt8(ascii: "#"), colour.utf8.count == 4 else { return colour }
    return "#" + colour.dropFirst().map { "\($0)\($0)" }.joined()
  }
}
