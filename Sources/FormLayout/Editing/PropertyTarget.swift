internal import JSON

/// What a property's name in an edit stands for.
enum PropertyTarget: Equatable {
  case rule(String)
  /// A key of the component (or form), or a path below one.
  case key([String])

  /// The target on a component; `nil` for a name that no type has.
  init?(_ change: PropertyChange, on component: Component) {
    let tokens = change.name.split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    if tokens.count > 1 {
      if tokens.count == 2, tokens[0] == "rules", RuleType.named(tokens[1]) != nil {
        self = .rule(tokens[1])
      } else {
        self = .key(tokens)
      }
      return
    }
    guard let target = Self.named(change.name, change, component) else { return nil }
    self = target
  }

  private static func named(
    _ name: String, _ change: PropertyChange, _ component: Component
  ) -> PropertyTarget? {
    let isOwn = component[name] != nil || component.catalogued?.property(name) != nil
    if ["email", "url", "phone"].contains(name) {
      if isFlag(change) { return .rule(name) }
      if case .unset = change {
        return isOwn && component.rule(name) == nil ? .key([name]) : .rule(name)
      }
      return name == "url" ? .key([name]) : nil
    }
    if name == "label", component.type == "Text" { return .key(["text"]) }
    if isOwn { return .key([name]) }
    if let key = styleOrAccessibility(name) { return key }
    if RuleType.named(name) != nil { return .rule(name) }
    return shapes[name] == nil ? nil : .key([name])
  }

  /// The target on the form itself.
  init?(_ change: PropertyChange, onForm form: Form) {
    let tokens = change.name.split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    let isOwn = form[tokens[0]] != nil || Property.form.contains { $0.name == tokens[0] }
    if isOwn {
      self = .key(tokens)
    } else if tokens.count == 1, let key = Self.styleOrAccessibility(tokens[0]),
      case .key(let path) = key, path[0] == "style"
    {
      self = key
    } else {
      return nil
    }
  }

  private static func isFlag(_ change: PropertyChange) -> Bool {
    switch change {
    case .flag: true
    case .path(_, let value): value.boolValue != nil
    case .text(_, let text): text == "true" || text == "false"
    case .number, .list, .unset: false
    }
  }

  /// `padding` is in the style, `accessibilityHint` in the accessibility.
  private static func styleOrAccessibility(_ name: String) -> PropertyTarget? {
    if Property.style.contains(where: { $0.name == name }) { return .key(["style", name]) }
    guard name.utf8.starts(with: "accessibility".utf8) else { return nil }
    return Property.accessibility.first { accessibilityName($0.name) == name }.map {
      .key(["accessibility", $0.name])
    }
  }

  private static func accessibilityName(_ key: String) -> String {
    "accessibility" + key.prefix(1).uppercased() + key.dropFirst()
  }

  /// Every shape that a property's name has in any type.
  private static let shapes: [String: [ValueShape]] = {
    let properties = ComponentType.all.flatMap(\.properties)
    return Dictionary(grouping: properties, by: \.name).mapValues { $0.map(\.shape) }
  }()

  /// All names that an edit may use, for a suggestion.
  static let names: [String] = {
    var names = ReplyNames.Kind.allCases.flatMap { ReplyNames.names(of: $0) }
    names += Property.style.map(\.name) + RuleType.all.map(\.name) + shapes.keys.sorted()
    return names + Property.form.map(\.name)
  }()

  /// The shapes that the value of a component's key may have: its type's, else any type's; none for
  /// a path into what has no such part.
  static func shapes(of tokens: [String], on component: Component) -> [ValueShape] {
    let own = component.catalogued?.property(tokens[0]).map { [$0.shape] } ?? shapes[tokens[0]]
    return inner(own ?? (component[tokens[0]] == nil ? [] : [.anything]), tokens.dropFirst())
  }

  /// The path with the nearest known key in place of its last one.
  static func nearest(to tokens: [String], on component: Component) -> String? {
    guard let last = tokens.last, tokens.count > 1 else { return nil }
    let around = shapes(of: tokens.dropLast(), on: component)
    let keys = around.flatMap { shape -> [String] in
      if case .object(let properties) = shape { properties.map(\.name) } else { [] }
    }
    return NearestName.to(last, among: keys).map {
      (tokens.dropLast() + [$0]).joined(separator: ".")
    }
  }

  static func shapes(ofForm tokens: [String]) -> [ValueShape] {
    let own = Property.form.first { $0.name == tokens[0] }?.shape
    return inner([own ?? .anything], tokens.dropFirst())
  }

  private static func inner(
    _ shapes: [ValueShape], _ tokens: ArraySlice<String>
  ) -> [ValueShape] {
    guard let token = tokens.first else { return shapes }
    return inner(shapes.flatMap { $0.parts(token) }, tokens.dropFirst())
  }
}

extension ValueShape {
  /// The shapes of what is under a key or at an index of such a value.
  fileprivate func parts(_ token: String) -> [ValueShape] {
    switch self {
    case .object(let properties): properties.filter { $0.name == token }.map(\.shape)
    case .map(let inner): [inner]
    case .list(let element): Int(token) == nil ? [] : [element]
    case .oneOf(let shapes): shapes.flatMap { $0.parts(token) }
    case .anything, .rules, .condition: [.anything]
    case .text, .name, .identifier, .flag, .integer, .number, .choice, .colour, .language,
      .dateBound, .constant, .components:
      []
    }
  }
}
