internal import JSON

extension ComponentType {
  static let containers: [ComponentType] = [
    container("VStack", "children below each other"),
    container("HStack", "children side by side"),
    container("ZStack", "children over each other"),
    container("LazyVStack", "children below each other, made as they come into view"),
    container("LazyHStack", "children side by side, made as they come into view"),
    container(
      "LazyVGrid", "a grid that fills row by row",
      [Property("columns", .integer(1...50), "how many columns", default: 1)]),
    container(
      "LazyHGrid", "a grid that fills column by column",
      [Property("rows", .integer(1...50), "how many rows", default: 1)]),
    container("Grid", "rows whose columns line up"),
    container("GridRow", "one row of a Grid"),
    container("Group", "children that belong together, without a look of their own"),
    container("GroupBox", "children in a box", [Property.label]),
    container(
      "Section", "children under a heading",
      [Property.label, Property("description", .text, "a sentence below the heading")]),
    container("DisclosureGroup", "children that can be folded away", [Property.label]),
    container("List", "rows that scroll"),
    container("Form", "rows grouped as settings are"),
    container("ScrollView", "content that scrolls"),
    container("TabView", "one child at a time, chosen by tabs"),
    container("NavigationView", "content with a place for a title (before NavigationStack)"),
    container("NavigationStack", "content with a place for a title"),
    container("NavigationSplitView", "a side bar and its detail"),
    container("HSplitView", "parts side by side with a movable border"),
    container("VSplitView", "parts below each other with a movable border"),
  ]

  private static func container(
    _ name: String, _ meaning: String, _ own: [Property] = []
  ) -> ComponentType {
    ComponentType(name, .container, meaning, children: .any, own)
  }
}
