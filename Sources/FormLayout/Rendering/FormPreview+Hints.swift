extension FormPreview {
  /// What an answer to a field must follow, in one sentence; `nil` where there is nothing to say.
  package static func hints(
    for component: Component, in form: Form, language: String? = nil
  ) -> String? {
    let sheet = Sheet(form, Options(language: language))
    return FieldHints(component, Pen(sheet: sheet, width: 80, values: nil)).sentence
  }
}
