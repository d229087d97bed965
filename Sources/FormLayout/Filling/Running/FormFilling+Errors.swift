internal import JSON

extension FormFilling {
  /// The errors that are shown, in the form's order.
  package var fieldErrors: [FieldError] { sorted(Array(errors.values)) }

  /// The error that is shown beside a field.
  package func error(at place: FillPlace) -> FieldError? {
    valuePlace(of: place).flatMap { errors[$0] }
  }

  /// The errors with their addresses, those of the form as a whole last.
  package var answerErrors: [AnswerError] {
    fieldErrors.map {
      AnswerError(field: address(of: $0.place), code: $0.code, message: $0.message)
    }
      + topLevelErrors.map { AnswerError(field: "", code: "host", message: $0) }
  }

  /// What a field's rules say of its answer, whatever is shown beside it; nothing of a hidden field.
  package func ruleError(at place: FillPlace) -> FieldError? {
    guard isShown(place), let states = states(to: place) else { return nil }
    return FieldCheck(self, place, states).error
  }

  /// Checks one field by its rules, and shows or takes away its error; a hidden field is left alone.
  @discardableResult
  package mutating func validateField(at place: FillPlace) -> FieldError? {
    guard let key = valuePlace(of: place), isShown(place) else { return nil }
    let error = ruleError(at: place)
    errors[key] = error
    return error
  }

  /// Checks all that is shown on the path, but skipped steps, and shows these errors in place of the
  /// old ones; gives whether there are none.
  @discardableResult
  package mutating func validate() -> Bool {
    errors = found(in: .path)
    return errors.isEmpty
  }

  /// What the rules say of the fields of a step, or of the path without skipped steps.
  func found(in extent: Extent) -> [ValuePlace: FieldError] {
    var found: [ValuePlace: FieldError] = [:]
    forEachShown(extent) { place, part, states in
      guard let slot = part.slot else { return }
      if case .path = extent, let step = step(of: place), skipped.contains(step) { return }
      guard let error = FieldCheck(self, place, states).error, !error.message.isEmpty else {
        return
      }
      found[ValuePlace(scope: place.scope, slot: slot, items: place.items)] = error
    }
    return found
  }

  /// Shows errors that a server gave, by address, in place of all others.
  ///
  /// One of a field that is not shown goes to the top; the step of the first field that is goes
  /// on show.
  package mutating func setErrors(_ given: [(address: String, message: String)]) {
    errors = [:]
    topLevelErrors = []
    var first: FillPlace?
    for (address, message) in given {
      guard let place = place(at: address), isShown(place), let key = valuePlace(of: place) else {
        topLevelErrors.append(message)
        continue
      }
      errors[key] = FieldError(place: place, code: "host", message: message)
      first = first ?? place
    }
    if let first { goToStep(of: first) }
  }
}
