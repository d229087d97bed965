internal import JSON

/// What is the same all over one drawing.
struct Sheet: Sendable {
  let form: Form
  let symbols: Symbols
  let isASCII: Bool
  let showsStyle: Bool
  let translations: [CodeUnits: String]
  /// What was asked for; `nil` is the whole form.
  let focus: Set<CodeUnits>?
  /// The pages of the form, in order.
  let steps: [Component]

  init(_ form: Form, _ options: FormPreview.Options) {
    self.form = form
    isASCII = options.isASCII
    symbols = options.isASCII ? .ascii : .unicode
    showsStyle = options.showsStyle
    translations = Self.translations(of: form, into: options.language)
    focus = options.only.map { Set($0.map { CodeUnits($0) }) }
    steps = form.components.filter { $0.type == "Step" }
  }

  /// The words of a language, or of the language it is a variety of; empty where the form has none.
  private static func translations(of form: Form, into language: String?) -> [CodeUnits: String] {
    guard let language, !language.isIdentical(to: form.language) else { return [:] }
    let general = String(language.prefix { $0 != "-" })
    guard let words = form["strings"]?[language] ?? form["strings"]?[general] else { return [:] }
    let members = words.objectValue?.members ?? []
    let pairs = members.compactMap { member in
      member.value.stringValue.map { (CodeUnits(member.key), $0) }
    }
    return Dictionary(pairs) { _, last in last }
  }

  /// What people call the field of an id.
  func name(of id: String) -> String { form.component(id)?.words ?? id }
}
