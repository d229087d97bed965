internal import FormLayout
internal import JSON

/// A choice by its name alone: `they smoke`, `people without insurance`.
extension ConditionPhrase {
  /// A choice of whatever field has it, or a box by what it says.
  func option(_ tokens: ArraySlice<Token>, isNegative: Bool) -> Reading? {
    var tokens = tokens
    while tokens.count > 1, let last = tokens.last,
      last.isOne(of: ["people", "customers", "users", "visitors", "guests"])
    { tokens = tokens.dropLast() }
    while tokens.count > 1, let first = tokens.first,
      first.isOne(of: ["the", "a", "an", "every", "all"])
    { tokens = tokens.dropFirst() }
    let fields = draft.choices.filter { !excluded.contains($0.field.component.id) }
    for isExact in [true, false] {
      let hits = fields.compactMap { field, search -> (NamedComponent, [FieldOption])? in
        let options = search.find(tokens, isExact: isExact)
        return options.isEmpty ? nil : (field, options)
      }
      if hits.count == 1 {
        return .condition(Self.choice(hits[0].0.component, hits[0].1, isNegative: isNegative))
      }
      if hits.count > 1 {
        return .complaint(
          .ask(
            "'\(draft.text(tokens))' is a choice of \(Found.list(hits.map(\.0))); which one do you mean?"
          ))
      }
    }
    return saying(tokens, isNegative: isNegative)
  }

  /// `people without any insurance`: the field whose choice none says so, or a box that is off.
  func lacking(_ tokens: ArraySlice<Token>) -> Reading? {
    let stems = Words.stems(of: tokens.map(\.text).joined(separator: " "))
    let hits = draft.reading.components.compactMap { named -> (NamedComponent, FieldOption)? in
      guard named.component.type == "Picker", stems.allSatisfy(named.own.contains),
        !excluded.contains(named.component.id)
      else { return nil }
      return named.component.options.first {
        ["none", "no", "no \(stems.joined(separator: " "))"].contains($0.label.lowercased())
      }.map { (named, $0) }
    }
    if hits.count == 1 {
      return .condition(.test(field: hits[0].0.component.id, .eq, .string(hits[0].1.value)))
    }
    return hits.isEmpty ? saying(tokens, isNegative: true) : nil
  }

  func saying(_ tokens: ArraySlice<Token>, isNegative: Bool) -> Reading? {
    guard tokens.count <= 6 else { return nil }
    let stems = tokens.filter { $0.kind == .word && !Words.empty.contains($0.key) }.map {
      Words.stem($0.key)
    }
    guard !stems.isEmpty else { return nil }
    let boxes = draft.reading.components.filter { named in
      named.component.type == "Toggle" && !excluded.contains(named.component.id)
        && stems.allSatisfy { named.own.contains($0) }
    }
    if boxes.count == 1 { return toggle(boxes[0].component, isOn: !isNegative) }
    // `they smoke`: the question that is answered with yes.
    let questions = draft.reading.components.compactMap { named -> (NamedComponent, FieldOption)? in
      guard named.component.type == "Picker", boxes.isEmpty, !excluded.contains(named.component.id),
        stems.allSatisfy({ named.own.contains($0) })
      else { return nil }
      return named.component.options.first { $0.label.lowercased() == "yes" }.map { (named, $0) }
    }
    guard questions.count == 1 else { return nil }
    return .condition(
      .test(
        field: questions[0].0.component.id, isNegative ? .neq : .eq, .string(questions[0].1.value)))
  }
}
