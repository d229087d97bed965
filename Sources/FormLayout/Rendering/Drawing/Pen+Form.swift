internal import JSON

extension Pen {
  /// The whole form in its box.
  func draw(_ form: Form) -> Block {
    box(title(of: form)) { pen in
      var block = Block()
      for words in pen.formRemarks(form) { block.append(pen.paragraph(words, .dim)) }
      if !block.lines.isEmpty { block.append(.blank) }
      block.append(pen.pages(form))
      if form.components.isEmpty { block.append(pen.paragraph("nothing in it yet", .dim)) }
      return block
    }
  }

  /// What the form is called; its id, dimmed, where it has no title.
  func title(of form: Form) -> StyledText {
    if let title = words(form["title"], path: "form.title") { return StyledText(title, .heading) }
    return StyledText(visible(form.id.isEmpty ? "[form]" : form.id), .dim)
  }

  /// The form's description, what stands where its components should be, and its style.
  func formRemarks(_ form: Form) -> [String] {
    var result = [words(form["description"], path: "form.description")].compacted
    if let value = form["components"], value.arrayValue == nil {
      result.append(visible("[components: \(value.text())]"))
    }
    if sheet.showsStyle, let words = styleWords(form.style) { result.append(words) }
    return result
  }

  /// The components; in a form with steps, under a heading what stands above or below every step.
  private func pages(_ form: Form) -> Block {
    let alignment = form.style["alignment"]?.stringValue
    guard let first = form.components.firstIndex(where: { $0.type == "Step" }),
      let last = form.components.lastIndex(where: { $0.type == "Step" })
    else { return stack(form.components, alignment: alignment) }
    var block = Block()
    let above = Array(form.components[..<first])
    if !above.isEmpty {
      block.append(part("Above every step", above))
      block.appendBlank()
    }
    block.append(stack(Array(form.components[first...last])))
    let below = Array(form.components[(last + 1)...])
    if !below.isEmpty {
      block.appendBlank()
      block.append(part(below.allSatisfy(\.isActions) ? "At the end" : "Below every step", below))
    }
    return block
  }

  private func part(_ words: String, _ components: [Component]) -> Block {
    let head = heading(StyledText(words, .dim))
    return (head + stack(components)).withHeadingInFocus(head.lines.count)
  }
}
