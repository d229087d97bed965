internal import FormLayout
internal import JSON

/// What a fill, or the check of an answer, comes to.
struct FillResult {
  let action: String?
  let values: JSONObject
  /// The values as a screen may show them.
  let shownValues: JSONObject
  let errors: [AnswerError]
  var skipped: [String] = []

  var isValid: Bool { errors.isEmpty }

  /// A submitted form.
  init(_ filling: FormFilling, action: String?) {
    self.action = action
    values = filling.submission
    shownValues = filling.shownSubmission
    errors = []
    skipped = filling.skippedSteps
  }

  /// A checked answer; the action is that of the form's submit button.
  init(_ check: AnswerCheck, of form: Form) {
    action =
      form.placed.map(\.component).first { $0.type == "Button" && $0.role == "submit" }?
      .action
    values = check.values
    shownValues = check.shownValues
    let ofAction = action.flatMap { ArticleAction(name: $0, in: form) }?.errors(check.values) ?? []
    errors = check.errors.isEmpty ? ofAction : check.errors
  }

  /// The object that `--json` prints.
  func json(isShown: Bool) -> JSONObject {
    var object: JSONObject = [
      "valid": .bool(isValid), "action": action.map { .string($0) } ?? .null,
      "values": .object(isShown ? shownValues : values),
      "errors": .array(errors.map(\.json)),
    ]
    if !skipped.isEmpty { object["skipped"] = .array(skipped.map { .string($0) }) }
    return object
  }

  /// The object that is printed without `--json`: the values, or the errors.
  func plain(isShown: Bool) -> JSONValue {
    isValid
      ? .object(isShown ? shownValues : values)
      : ["errors": .array(errors.map(\.json))]
  }
}
