internal import JSON

extension ComponentLook {
  private static let shown: Set<String> = ["label", "placeholder", "help"]

  static let textFields: [ComponentLook] = [
    ComponentLook(
      type: "TextField", shows: shown.union(["options"]), word: { $0.input ?? "text" },
      draw: { component, pen in
        pen.field(component) { pen in
          var block = pen.fieldBox(pen.boxContent(component)) + pen.hiddenPlaceholder(component)
          if component["options"] != nil {
            let labels = pen.choices(component).map(\.words)
            block.append(pen.note("Suggestions: " + labels.joined(separator: ", ")))
          }
          return block
        }
      }),
    ComponentLook(
      type: "SecureField", shows: shown, word: { _ in "password" },
      draw: { component, pen in
        pen.field(component) { pen in
          let secret = StyledText(pen.symbols.secret, .placeholder)
          let isAnswered = pen.answer(component) != nil
          let content = isAnswered ? [StyledText(pen.symbols.secret)] : pen.boxContent(component)
          return pen.fieldBox(content.isEmpty ? [secret] : content)
            + pen.hiddenPlaceholder(component)
        }
      }),
    ComponentLook(
      type: "TextEditor", shows: shown, word: { _ in "long text" },
      draw: { component, pen in
        pen.field(component) { pen in
          let rows = min(max(component["rows"]?.intValue ?? 3, 1), 8)
          return pen.fieldBox(pen.boxContent(component), rows: rows)
            + pen.hiddenPlaceholder(component)
        }
      }),
  ]
}
