internal import JSON

extension DynamicUIType {
  /// DynamicUI's types, in the order of its documentation.
  static let all: [DynamicUIType] = content + controls + containers

  /// What every type has.
  static let common: [Mapping] = [
    key("eventHandler", "action"), key("disabled", "disabledIf"),
    Mapping(["accessibilityLabel"], ["accessibility", "label"]),
    Mapping(["accessibilityHint"], ["accessibility", "hint"]),
    Mapping(["accessibilityValue"], ["accessibility", "value"]),
    Mapping(["accessibilityIdentifier"], ["accessibility", "identifier"]),
    Mapping(["accessibilityHidden"], ["accessibility", "hidden"]),
    Mapping(["accessibilityInputLabels"], ["accessibility", "inputLabels"]),
  ]

  private static let content = [
    DynamicUIType("Text", nil, [key("title", "text")]),
    DynamicUIType("Label", nil, [title, key("url", "systemName")]),
    DynamicUIType("Image", nil, [key("url", "systemName"), key("title", "alt")]),
    DynamicUIType(
      "AsyncImage", "Image",
      [key("url", "url"), key("title", "alt"), parameter("contentMode", "contentMode")]),
    DynamicUIType("Divider"),
    DynamicUIType("Spacer"),
    DynamicUIType("Link", nil, [title, key("url", "url"), parameter("systemImage", "systemName")]),
  ]

  private static let bounds = [key("minimumValue", "minimum"), key("maximumValue", "maximum")]

  private static let controls = [
    DynamicUIType("Button", nil, [title]),
    DynamicUIType("Toggle", nil, [title, standard]),
    DynamicUIType("TextField", nil, [title, standard]),
    DynamicUIType("SecureField", nil, [title, standard]),
    DynamicUIType("TextEditor", nil, [title, standard], hidesTitle: true),
    DynamicUIType("Picker", nil, [title]),
    DynamicUIType(
      "Slider", nil,
      [title, standard, key("minimum", "minimumLabel"), key("maximum", "maximumLabel")] + bounds,
      assumed: [("maximum", 1)]),
    DynamicUIType(
      "Stepper", nil, [title, standard, parameter("step", "step")] + bounds,
      assumed: [("minimum", 0), ("maximum", 100)]),
    DynamicUIType("DatePicker", nil, [title]),
    DynamicUIType(
      "ColorPicker", nil, [title, standard, parameter("supportsOpacity", "supportsOpacity")]),
    DynamicUIType("Gauge", nil, [title, key("defaultValue", "value")]),
    DynamicUIType(
      "ProgressView", nil,
      [title, key("defaultValue", "value"), key("maximumValue", "maximum")]),
    DynamicUIType("Menu", nil, [title, key("url", "systemName")], hasChildren: true),
    DynamicUIType(
      "ShareLink", nil, [title, key("url", "url"), parameter("systemImage", "systemName")]),
  ]

  private static func container(
    _ name: String, _ mappings: [Mapping] = [], hidesTitle: Bool = false
  ) -> DynamicUIType {
    DynamicUIType(name, nil, mappings, hasChildren: true, hidesTitle: hidesTitle)
  }

  private static let spacing = style("spacing", "spacing")

  private static let containers = [
    container("VStack"), container("HStack"), container("ZStack"),
    container(
      "LazyVStack",
      [spacing, style("alignment", "alignment", words: ["leading", "center", "trailing"])]),
    container(
      "LazyHStack", [spacing, style("alignment", "alignment", words: ["top", "center", "bottom"])]),
    container("LazyVGrid", [spacing, parameter("columns", "columns")]),
    container("LazyHGrid", [spacing, parameter("rows", "rows")]),
    container("Grid"), container("GridRow"), container("Group"),
    container("GroupBox", [title], hidesTitle: true),
    container("DisclosureGroup", [title]), container("List"), container("Form"),
    container("Section", [title]), container("ScrollView"), container("NavigationView"),
    container("NavigationStack"), container("NavigationLink", [title, key("url", "systemName")]),
    container("NavigationSplitView"), container("TabView"), container("HSplitView"),
    container("VSplitView"),
  ]
}
