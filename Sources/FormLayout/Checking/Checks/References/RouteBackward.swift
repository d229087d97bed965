internal import JSON

extension Check {
  static let routeBackward = Check(
    code: "route-backward", severity: .error,
    summary: "a route leads to its own step or an earlier one",
    reason: "Routes lead forward only; otherwise people could go round in the form for ever.",
    source: "Formhaus format 1.0",
    passing: [
      Example("forward", steps([["to": "three"]], [])),
      Example("to the end", steps([], [["to": nil]])),
    ],
    failing: [
      Example("back", steps([], [["to": "one", "if": true]])),
      Example("to itself", steps([["to": "one"]], [])),
    ],
    find: { context in
      context.references.compactMap { reference in
        guard reference.kind == .route, let owner = reference.owner,
          let target = context.component(reference.id), target.component.type == "Step",
          let from = owner.path.indices.first, let to = target.path.indices.first, to <= from
        else { return nil }
        let back = Edit.set(
          ids: [context.address(of: owner)], props: [.path("routes", forward(owner, context))])
        return Finding(
          component: owner.reportedID, pointer: reference.pointer,
          message: to == from
            ? "the route leads to its own step"
            : "the route leads back to the step '\(reference.id)'",
          help: "name a later step, or null for the end of the form",
          fixes: [Fix("remove the routes that lead back", .offered, [back])])
      }
    })

  private static func steps(_ first: JSONValue, _ second: JSONValue) -> JSONValue {
    [
      ["type": "Step", "id": "one", "label": "One", "routes": first],
      ["type": "Step", "id": "two", "label": "Two", "routes": second],
      ["type": "Step", "id": "three", "label": "Three"],
    ]
  }

  private static func forward(_ step: PlacedComponent, _ context: CheckContext) -> JSONValue {
    let routes = step.component["routes"]?.arrayValue ?? []
    return .array(
      routes.filter { route in
        guard let id = route["to"]?.stringValue, let target = context.component(id) else {
          return true
        }
        return target.component.type != "Step" || target.path.indices[0] > step.path.indices[0]
      })
  }
}
