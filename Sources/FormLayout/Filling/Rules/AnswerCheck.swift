package import JSON

/// An answer held against its form, as a server does on receiving it.
package struct AnswerCheck: Sendable {
  /// What is kept: known keys of what is shown on the path; text of numbers read as numbers.
  package let values: JSONObject
  /// The same as a screen may show them.
  package let shownValues: JSONObject
  /// In the form's order.
  package let errors: [AnswerError]

  package var isValid: Bool { errors.isEmpty }

  /// Checks values by key; `skippedSteps` are ids of steps that the person passed over.
  ///
  /// A value of the wrong shape has that for its error, whatever its rules say. Rules that only a
  /// host can answer for are passed over. Defaults are not filled in.
  package init(
    _ form: Form, values: JSONObject, skippedSteps: [String] = [], today: LocalDate,
    language: String? = nil
  ) {
    var filling = FormFilling(
      form, values: values, today: today, language: language, usesDefaults: false)
    filling.readNumbers()
    if !skippedSteps.isEmpty { filling.skipSteps(skippedSteps) }
    self.values = filling.submission
    shownValues = filling.shownSubmission
    var found: [FieldError] = []
    var seen = Set<ValuePlace>()
    filling.forEachShown(.path) { place, _, states in
      guard let key = filling.valuePlace(of: place) else { return }
      if let step = filling.step(of: place), filling.skipped.contains(step) { return }
      guard let error = filling.submissionError(at: place, states), !error.message.isEmpty,
        seen.insert(key).inserted
      else { return }
      found.append(error)
    }
    errors = found.map {
      AnswerError(field: filling.address(of: $0.place), code: $0.code, message: $0.message)
    }
  }
}

extension FormFilling {
  /// The error of a field as a server sees it: of its shape, else of its rules.
  func submissionError(at place: FillPlace, _ states: [ScopeState]) -> FieldError? {
    let part = part(at: place)
    if let slot = part.slot, let value = states.last?.values[slot],
      let fault = TypeCheck.fault(of: value, for: part.component)
    {
      return FieldError(place: place, code: fault.code, message: fault.message)
    }
    return FieldCheck(self, place, states).error
  }

  /// Reads the text in number fields as a number, where it is one: decimal, with or without exponent.
  mutating func readNumbers() {
    var changes: [(FillPlace, JSONValue)] = []
    forEachShown(.path) { place, part, states in
      guard part.component.valueKind == .number, let slot = part.slot,
        let text = states.last?.values[slot]?.stringValue, let number = NumberText.value(text)
      else { return }
      changes.append((place, .number(number)))
    }
    for (place, value) in changes { set(value, at: place) }
  }
}
