internal import JSON

/// A field type of Formhaus and the component that it is.
struct FormhausFieldType {
  /// What an answer is, which decides what Formhaus's rules look at.
  enum Answer {
    case text, number, flag, list, file
    /// Of a custom type: anything.
    case any
  }

  let name: String
  let component: String
  let answer: Answer
  /// What tells it from the other types of the same component.
  let properties: JSONObject

  private init(
    _ name: String, _ component: String, _ answer: Answer = .text, _ properties: JSONObject = [:]
  ) {
    self.name = name
    self.component = component
    self.answer = answer
    self.properties = properties
  }

  /// The types that Formhaus draws itself, in the order of its documentation.
  static let builtIn = [
    FormhausFieldType("text", "TextField"),
    FormhausFieldType("email", "TextField", .text, ["input": "email"]),
    FormhausFieldType("phone", "TextField", .text, ["input": "phone"]),
    FormhausFieldType("number", "TextField", .number, ["input": "number"]),
    FormhausFieldType("password", "SecureField"),
    FormhausFieldType("textarea", "TextEditor"),
    FormhausFieldType("select", "Picker"),
    FormhausFieldType("multiselect", "Picker", .list, ["multiple": true]),
    FormhausFieldType("radio", "Picker", .text, ["appearance": "radio"]),
    FormhausFieldType("checkbox", "Toggle", .flag, ["appearance": "checkbox"]),
    FormhausFieldType("switch", "Toggle", .flag),
    FormhausFieldType("file", "FileField", .file),
    FormhausFieldType("date", "DatePicker"),
    FormhausFieldType("datetime", "DatePicker", .text, ["mode": "dateTime"]),
    FormhausFieldType("autocomplete", "TextField"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: builtIn.map { ($0.name, $0) })

  /// The type of a name; any other name is a custom type, which the host draws.
  ///
  /// A custom type keeps its name, unless that is the name of a component that asks nothing.
  init(named name: String) {
    let kind = ComponentType.named(name)?.kind
    let isTaken = kind != nil && kind != .field
    self = Self.byName[name] ?? FormhausFieldType(name, isTaken ? "Custom" : name, .any)
  }

  var isCustom: Bool { answer == .any }

  /// Whether it has choices or suggestions.
  var hasOptions: Bool {
    isCustom || ["select", "multiselect", "radio", "autocomplete"].contains(name)
  }

  /// Whether it may begin with a value.
  func takes(default value: JSONValue) -> Bool {
    guard !value.isNull else { return false }
    let property = ComponentType.named(component)?.property("defaultValue")
    return property?.shape.takes(value) ?? isCustom
  }
}

extension FormhausFieldType {
  /// A property that a type does not say, though its component does.
  struct Difference {
    let property: String
    let reason: String
  }

  /// The type that holds a component's answers, with what it does not say; `nil` where none does.
  static func holding(_ component: Component) -> (type: FormhausFieldType, without: [Difference])? {
    guard let closest = closest(to: component) else { return nil }
    let written = FormhausOrigin(json: component["origin"]).type.map(FormhausFieldType.init(named:))
    if let written, written.component == component.type,
      written.isCustom || (written.name == "autocomplete" && closest.0 == "text")
    {
      return (written, [])
    }
    return (
      FormhausFieldType(named: closest.0),
      closest.1.map { Difference(property: $0, reason: $1) }
    )
  }

  private static func closest(
    to component: Component
  ) -> (String, [(String, String)])? {
    let stand = { (name: String, what: String) in
      (name, [("type", "Formhaus has no \(what): a \(name) field stands for it")])
    }
    switch component.type {
    case "TextField": return textField(component)
    case "SecureField": return ("password", [])
    case "TextEditor": return ("textarea", [])
    case "Picker": return picker(component)
    case "Toggle": return (component.appearance == "checkbox" ? "checkbox" : "switch", [])
    case "FileField": return ("file", [])
    case "DatePicker":
      switch component.mode ?? "date" {
      case "dateTime": return ("datetime", [])
      case "time":
        let (name, without) = stand("text", "field for a time of day")
        return (name, without + [("mode", "Formhaus asks for a date, or a date and a time")])
      default: return ("date", [])
      }
    case "Slider": return stand("number", "slider")
    case "Stepper": return stand("number", "stepper")
    case "Rating": return stand("number", "rating")
    case "ColorPicker": return stand("text", "colour picker")
    default:
      guard component.catalogued == nil, component["binding"]?.stringValue != nil else {
        return nil
      }
      return (component.type, [])
    }
  }

  private static func textField(_ component: Component) -> (String, [(String, String)]) {
    let input = component.input ?? "text"
    if input == "number" || input == "integer" {
      return (
        "number", input == "integer" ? [("input", "Formhaus does not ask for whole numbers")] : []
      )
    }
    if component["options"]?.arrayValue != nil {
      return (
        "autocomplete", input == "text" ? [] : [("input", "an autocomplete field takes any text")]
      )
    }
    switch input {
    case "email", "phone": return (input, [])
    case "text": return ("text", [])
    default: return ("text", [("input", "Formhaus has no keyboard for it")])
    }
  }

  private static func picker(_ component: Component) -> (String, [(String, String)]) {
    let appearance = component.appearance ?? "menu"
    if component.isMultiple {
      return (
        "multiselect",
        appearance == "menu" ? [] : [("appearance", "Formhaus shows several choices in one way")]
      )
    }
    let other = [("appearance", "Formhaus shows choices as a menu or as radio buttons")]
    switch appearance {
    case "menu": return ("select", [])
    case "radio": return ("radio", [])
    case "wheel": return ("select", other)
    default: return ("radio", other)
    }
  }
}
