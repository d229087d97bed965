internal import FormLayout
internal import JSON

extension Draft {
  /// The choices that some words name, of a field that others name, or of whichever field has them.
  func options(
    _ tokens: ArraySlice<Token>, of field: ArraySlice<Token>
  ) -> Result<(NamedComponent, [FieldOption]), OptionalComplaint> {
    guard field.isEmpty else {
      let found = find(field)
      let pickers = found.all.filter { $0.component.type == "Picker" }
      if case .several(let words, let all) = found {
        let having = all.filter { !OptionSearch($0.component).find(tokens).isEmpty }
        if having.count == 1 {
          return .success((having[0], OptionSearch(having[0].component).find(tokens)))
        }
        return .failure(OptionalComplaint(Found.several(words, all).complaint))
      }
      guard pickers.count == 1, found.all.count == 1 else {
        return .failure(OptionalComplaint(nil))
      }
      let options = OptionSearch(pickers[0].component).find(tokens)
      guard !options.isEmpty else {
        return .failure(
          OptionalComplaint(.cannot("\(pickers[0].title) has no choice '\(text(tokens))'")))
      }
      return .success((pickers[0], options))
    }
    let hits = choices.compactMap { named, search -> (NamedComponent, [FieldOption])? in
      let options = search.find(tokens)
      return options.isEmpty ? nil : (named, options)
    }
    if hits.count == 1 { return .success(hits[0]) }
    let focused = hits.filter { focus.contains($0.0.component.id) }
    if focused.count == 1 { return .success(focused[0]) }
    guard !hits.isEmpty else {
      return .failure(
        OptionalComplaint(.cannot("There is no choice '\(text(tokens))' in this form")))
    }
    return .failure(
      OptionalComplaint(
        .ask(
          "Which '\(text(tokens))' do you mean: that of \(Found.list(hits.map(\.0), last: "or"))?"))
    )
  }
}

/// Why choices were not found; `nil` where the words mean something else.
struct OptionalComplaint: Error {
  let outcome: Outcome?

  init(_ outcome: Outcome?) { self.outcome = outcome }
}

extension Draft {
  /// Gives a choice another label; `nil` where no field, or more than one, has it.
  func relabelling(
    _ old: ArraySlice<Token>, to new: String, of field: ArraySlice<Token>
  ) -> Outcome? {
    let found = field.isEmpty ? reading.components : find(field).all
    let hits = found.compactMap { named -> (NamedComponent, FieldOption)? in
      guard named.component.type == "Picker",
        let option = OptionSearch(named.component).find(old, isExact: true).first
      else { return nil }
      return (named, option)
    }
    guard hits.count == 1, let (named, option) = hits.first else { return nil }
    return .done(
      [.set(ids: ["\(named.component.id).\(option.value)"], props: [.text("label", new)])],
      "The choice '\(option.label)' of \(named.title) reads '\(new)' now.",
      focus: [named.component.id])
  }
}

extension Draft {
  /// Whether a list is one of choices without its saying so: each has a capital, or one is known.
  func areChoices(_ tokens: ArraySlice<Token>, of field: NamedComponent) -> Bool {
    let parts = tokens.split { $0.isOne(of: [",", "and", "or"]) }
    guard parts.count > 1 else { return false }
    return parts.allSatisfy {
      $0.first?.text.first?.isUppercase ?? false || $0.first?.kind == .quoted
    }
      || parts.contains {
        !OptionSearch(field.component).find($0, isExact: true).isEmpty
      }
  }
}

extension Draft {
  /// Whether some words are written as a name: in quotes or with a capital letter.
  func areNames(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first else { return false }
    return first.kind == .quoted || first.text.first?.isUppercase ?? false
  }
}
