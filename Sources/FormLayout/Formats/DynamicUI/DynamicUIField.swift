internal import JSON

/// One key of a DynamicUI component, and what its decoder takes there beside null.
struct DynamicUIField {
  /// What a decoder asks of a value.
  enum Kind {
    case text, flag, number, object, list, texts, anything
  }

  let name: String
  let kind: Kind

  /// Every key but `type`, in the order in which they are written.
  static let all: [DynamicUIField] = [
    DynamicUIField("title", .text), DynamicUIField("text", .text), DynamicUIField("if", .text),
    DynamicUIField("identifier", .text), DynamicUIField("eventHandler", .text),
    DynamicUIField("url", .text), DynamicUIField("defaultValue", .anything),
    DynamicUIField("state", .anything), DynamicUIField("disabled", .flag),
    DynamicUIField("minimum", .text), DynamicUIField("maximum", .text),
    DynamicUIField("minimumValue", .number), DynamicUIField("maximumValue", .number),
    DynamicUIField("accessibilityLabel", .text), DynamicUIField("accessibilityHint", .text),
    DynamicUIField("accessibilityValue", .text), DynamicUIField("accessibilityIdentifier", .text),
    DynamicUIField("accessibilityHidden", .flag),
    DynamicUIField("accessibilityInputLabels", .texts), DynamicUIField("parameters", .object),
    DynamicUIField("modifiers", .object), DynamicUIField("children", .list),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The order of a component's keys.
  static let order = KeyOrder(["type"] + all.map(\.name))

  static func named(_ name: String) -> DynamicUIField? { byName[name] }

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether the decoder takes a value; null counts as absent.
  func accepts(_ value: JSONValue) -> Bool { value.isNull || fault(of: value) == nil }

  /// DynamicUI's name for what is wrong with a value; `nil` where nothing is.
  func fault(of value: JSONValue) -> String? {
    switch kind {
    case .text: value.stringValue == nil ? "DecodingError.typeMismatch(String)" : nil
    case .flag: value.boolValue == nil ? "DecodingError.typeMismatch(Bool)" : nil
    case .number:
      if let number = value.doubleValue {
        number.isFinite ? nil : "DecodingError.dataCorrupted"
      } else {
        "DecodingError.typeMismatch(Double)"
      }
    case .object: value.objectValue == nil ? "DecodingError.typeMismatch(Dictionary)" : nil
    case .list: value.arrayValue == nil ? "DecodingError.typeMismatch(Array)" : nil
    case .texts:
      if let elements = value.arrayValue {
        elements.allSatisfy { $0.stringValue != nil } ? nil : "DecodingError"
      } else {
        "DecodingError.typeMismatch(Array)"
      }
    case .anything: nil
    }
  }

  /// What the decoder asks for, in words.
  var inWords: String {
    switch kind {
    case .text: "a string"
    case .flag: "true or false"
    case .number: "a number"
    case .object: "an object"
    case .list: "a list"
    case .texts: "a list of strings"
    case .anything: "anything"
    }
  }
}
