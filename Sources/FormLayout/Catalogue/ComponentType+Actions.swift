internal import JSON

extension ComponentType {
  static let actions: [ComponentType] = [
    ComponentType(
      "Button", .action, "something to press",
      [
        Property.label,
        Property(
          "role", .choice(["submit", "cancel", "reset", "destructive", "none"]),
          "what pressing it does", default: "none"),
        Property.systemName, Property.action,
      ]),
    ComponentType(
      "Menu", .action, "actions behind one button", children: .any,
      [Property.label, Property.systemName, Property.action]),
    ComponentType(
      "ShareLink", .action, "a button that shares an address",
      [Property.label, Property.url, Property.systemName, Property.action]),
    ComponentType(
      "NavigationLink", .action, "a row that opens what is inside it", children: .any,
      [Property.label, Property.systemName, Property.action]),
  ]
}
