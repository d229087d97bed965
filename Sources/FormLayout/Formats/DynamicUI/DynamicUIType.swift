internal import JSON

/// One of DynamicUI's types: the component that it is, and where its keys have their place in one.
struct DynamicUIType {
  /// A value's place in DynamicUI's component, and in the form's.
  struct Mapping {
    /// A key, or `parameters` and the name of a parameter.
    let source: [String]
    /// A property, or `style` and the name of a style.
    let target: [String]
    /// The texts that mean something to DynamicUI, where the form knows more.
    let words: Set<String>?

    init(_ source: [String], _ target: [String], words: Set<String>? = nil) {
      self.source = source
      self.target = target
      self.words = words
    }
  }

  let name: String
  /// The catalogue's name.
  let component: String
  let mappings: [Mapping]
  /// Whether what is inside are components; of a `Picker` they are options.
  let hasChildren: Bool
  /// Whether `title`, though it has a place, is never shown.
  let hidesTitle: Bool
  /// What DynamicUI takes for a property that is absent, where the form takes another value.
  let assumed: [(property: String, value: JSONValue)]

  init(
    _ name: String, _ component: String? = nil, _ mappings: [Mapping] = [],
    hasChildren: Bool = false, hidesTitle: Bool = false,
    assumed: [(property: String, value: JSONValue)] = []
  ) {
    self.name = name
    self.component = component ?? name
    self.mappings = mappings
    self.hasChildren = hasChildren
    self.hidesTitle = hidesTitle
    self.assumed = assumed
  }

  /// The type of a name; `nil` for one that the application draws.
  static func named(_ name: String) -> DynamicUIType? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// What stands in for a type that the application draws.
  static let custom = DynamicUIType("", nil, [title], hasChildren: true)

  /// Whether a key of a component has a place in the form.
  func maps(_ key: String) -> Bool { mappings.contains { $0.source == [key] } }
}

// MARK: Shorthand

extension DynamicUIType {
  static func key(_ key: String, _ property: String) -> Mapping { Mapping([key], [property]) }

  static func parameter(_ name: String, _ property: String) -> Mapping {
    Mapping(["parameters", name], [property])
  }

  static func style(_ name: String, _ style: String, words: Set<String>? = nil) -> Mapping {
    Mapping(["parameters", name], ["style", style], words: words)
  }

  static let title = key("title", "label")
  static let standard = key("defaultValue", "defaultValue")
}

extension DynamicUIType.Mapping {
  /// Whether both sides take a value; `type` is the component's.
  func takes(_ value: JSONValue, in type: String) -> Bool {
    if value.isNull || !(DynamicUIField.named(source[0])?.accepts(value) ?? true), source.count == 1
    {
      return false
    }
    if let words { return value.stringValue.map(words.contains) ?? false }
    // A text field of DynamicUI's holds text only.
    if source == ["defaultValue"], type == "TextField" { return value.stringValue != nil }
    return !value.isNull && shape(in: type)?.takes(value) ?? false
  }

  private func shape(in type: String) -> ValueShape? {
    switch target[0] {
    case "style": return Property.style.first { $0.name == target[1] }?.shape
    case "accessibility": return Property.accessibility.first { $0.name == target[1] }?.shape
    case "disabledIf": return .flag
    default:
      guard let entry = ComponentType.named(type) else { return .text }
      return entry.property(target[0])?.shape
    }
  }
}
