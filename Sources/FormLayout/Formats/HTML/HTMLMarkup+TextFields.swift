internal import JSON

extension HTMLMarkup {
  static let textFields: [HTMLMarkup] = [
    HTMLMarkup(type: "TextField") { component, writer in
      writer.field(component) { field, _ in field.textInput() }
    },
    HTMLMarkup(type: "SecureField") { component, writer in
      writer.field(component) { field, _ in
        [
          .tag(
            "input",
            field.common(
              type: "password",
              [
                "autocomplete": field.autocomplete("password"),
                "minlength": field.minimumLength, "placeholder": field.prompt,
                "pattern": field.pattern, "title": field.patternTitle,
                "readonly": HTMLField.flag(field.isReadOnly),
              ]))
        ]
      }
    },
    HTMLMarkup(type: "TextEditor") { component, writer in
      writer.field(component) { field, _ in
        let text = component.defaultValue?.stringValue ?? ""
        return [
          .tag(
            "textarea",
            field.common(
              type: nil,
              [
                "rows": field.number("rows") ?? "3", "autocomplete": field.autocomplete("textarea"),
                "minlength": field.minimumLength, "placeholder": component.placeholder,
                "readonly": HTMLField.flag(field.isReadOnly),
              ]),
            // A line feed after the tag is none of the text's.
            text.hasPrefix("\n") ? "\n" + text : text)
        ]
      }
    },
  ]
}

extension HTMLNode {
  /// An element with attributes in a list.
  static func tag(
    _ name: String, _ attributes: [(String, String?)], _ text: String? = nil
  ) -> HTMLNode {
    .element(
      HTMLElement(
        name: name, attributes: attributes.compactMap { pair in pair.1.map { (pair.0, $0) } },
        children: text.map { [.text($0)] } ?? []))
  }
}

extension HTMLField {
  /// What every control of one element has, and its own.
  func common(
    type: String?, _ own: KeyValuePairs<String, String?>
  ) -> [(String, String?)] {
    let first: [(String, String?)] = [("type", type), ("id", id), ("name", name)]
    let last: [(String, String?)] = [
      ("required", Self.flag(isRequired)), ("aria-label", spokenLabel),
      ("aria-describedby", describedBy), ("data-testid", testID),
    ]
    return first + own.map { ($0.key, $0.value) } + last
  }

  /// The placeholder of a control of one line.
  var prompt: String? {
    component.placeholder.map { Self.oneLine($0, with: " ") }
  }

  /// A text without line breaks: a browser takes them out of what is typed in one line.
  private static func oneLine(_ text: String, with blank: String) -> String {
    text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      .map { String($0) }.joined(separator: blank)
  }

  /// The least length where a browser may check it.
  var minimumLength: String? {
    component.rule("minLength")?.value?.intValue.flatMap { $0 > 0 ? String($0) : nil }
  }

  var pattern: String? {
    component.rule("pattern")?.value?.stringValue.flatMap { BrowserPattern($0)?.attribute }
  }

  /// What a browser says of the pattern.
  var patternTitle: String? {
    pattern == nil ? nil : component["messages"]?["pattern"]?.stringValue
  }

  private var inputType: (type: String, mode: String?) {
    switch component.input {
    case "email": ("email", nil)
    case "phone": ("tel", nil)
    case "url": ("url", nil)
    case "search": ("search", nil)
    case "number", "integer":
      // A keyboard of digits has no minus on some telephones.
      (component["minimum"]?.doubleValue ?? -1) < 0
        ? ("text", nil) : ("text", component.input == "integer" ? "numeric" : "decimal")
    default: ("text", purposeMode)
    }
  }

  private var purposeMode: String? {
    switch component.purpose.flatMap({ Purpose(token: $0) }) {
    case .oneTimeCode?, .pin?, .cardNumber?, .cardSecurityCode?: "numeric"
    default: nil
    }
  }

  fileprivate func textInput() -> [HTMLNode] {
    let (type, mode) = inputType
    let suggestions = component.options
    let listID = suggestions.isEmpty ? nil : id + ".list"
    let isName = component.purpose.flatMap { AutofillToken($0)?.field.contains("name") } ?? false
    let isText = component.valueKind == .text
    let input = HTMLNode.tag(
      "input",
      common(
        type: type,
        [
          "value": component.defaultValue.flatMap { $0.stringValue ?? $0.numberValue?.text }
            .map { Self.oneLine($0, with: "") },
          "inputmode": mode, "autocomplete": autocomplete(type), "list": listID,
          "placeholder": prompt, "minlength": isText ? minimumLength : nil,
          "pattern": isText ? pattern : nil, "title": isText ? patternTitle : nil,
          "spellcheck": isName || type == "email" ? "false" : nil,
          "readonly": Self.flag(isReadOnly),
        ]))
    guard let listID else { return [input] }
    let options = suggestions.map { option -> HTMLNode in
      .tag("option", ["value": option.value], option.label)
    }
    return [input, .tag("datalist", ["id": listID], options)]
  }
}
