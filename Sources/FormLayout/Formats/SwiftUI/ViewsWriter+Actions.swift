internal import JSON

/// What can be pressed.
extension ViewsWriter {
  mutating func action(
    _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) -> ViewSource? {
    switch component.type {
    case "Button": return button(component, part, in: &draft)
    case "Menu", "NavigationLink":
      let content = content(children(of: part, in: draft.scope), in: &draft)
      let label = labelled(component, part, in: &draft)
      return ViewSource(
        ["\(component.type) {"] + (content.isEmpty ? ["EmptyView()"] : content).map { "  " + $0 }
          + ["} label: {", "  " + label, "}"])
    case "ShareLink":
      guard let url = component["url"]?.stringValue else { return nil }
      support.use(.webShare)
      return ViewSource(
        "WebShareLink(address: \(SwiftText.literal(url)))",
        around: [labelled(component, part, in: &draft)])
    default: return nil
    }
  }

  /// Tells the host of an action, whose name is a literal.
  func telling(_ name: String, in draft: inout ViewDraft) -> String {
    guard !draft.isRoot else { return "onAction(\(name), values)" }
    draft.needs.insert(.actions)
    return "actions.perform(\(name))"
  }

  private mutating func button(
    _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) -> ViewSource {
    let name = component.action.map(SwiftText.literal)
    var statement: String
    var role = ""
    switch component.role {
    case "submit":
      actions.submits = true
      statement = draft.isRoot ? "submit()" : "actions.submit()"
    case "cancel":
      actions.cancels = true
      role = "(role: .cancel)"
      statement = draft.isRoot ? "onCancel()" : "actions.cancel()"
    case "reset":
      actions.resets = true
      statement = draft.isRoot ? "values = \(plan.valuesType)()" : "actions.reset()"
    default:
      if component.role == "destructive" { role = "(role: .destructive)" }
      actions.tells = actions.tells || name != nil
      statement = name.map { telling($0, in: &draft) } ?? ""
    }
    if statement.hasPrefix("actions.") { draft.needs.insert(.actions) }
    let label = labelled(component, part, in: &draft)
    let fill = component.style["width"] == "fill" ? ["    .frame(maxWidth: .infinity)"] : []
    var view = ViewSource(
      ["Button\(role) {"] + (statement.isEmpty ? [] : ["  " + statement]) + ["} label: {"]
        + ["  " + label] + fill + ["}"])
    let background = component.style["backgroundColor"]?.stringValue.flatMap { ColourSource($0) }
    if component.role == "submit" || background != nil {
      view.modify("buttonStyle(.borderedProminent)")
      if let background { view.modify("tint(\(background.expression))") }
      if let radius = component.style["cornerRadius"]?.doubleValue {
        view.modify("buttonBorderShape(.roundedRectangle(radius: \(SwiftText.number(radius))))")
      }
    }
    return view
  }
}
