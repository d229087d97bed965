internal import JSON

/// An outline of a form in which only some components are whole.
struct SnapshotIndex {
  /// How much is told of the components that are not whole.
  enum Detail: CaseIterable {
    /// Type, id and label of each.
    case all
    /// As before, but of long runs of fields only the first and the last.
    case containers
    /// Of long runs of whatever only the first and the last.
    case ends
  }

  /// The ids of the components that are whole.
  let wholes: Set<String>
  let detail: Detail

  private static let shortestRun = 4

  /// The outline.
  func json(of form: JSONValue) -> JSONValue {
    guard var object = form.objectValue else { return form }
    object["components"] = object["components"]?.arrayValue.map { .array(outlined($0)) }
    return .object(object)
  }

  private func outlined(_ components: [JSONValue]) -> [JSONValue] {
    var result: [JSONValue] = []
    var run: [JSONValue] = []
    func endRun() {
      if run.count < Self.shortestRun {
        result += run
      } else {
        result += [run[0], ["omitted": .number(JSONNumber(run.count - 2))], run[run.count - 1]]
      }
      run = []
    }
    for component in components {
      if isOmittable(component) {
        run.append(outlined(component))
      } else {
        endRun()
        result.append(outlined(component))
      }
    }
    endRun()
    return result
  }

  /// Whether a component may be left out in a run of such.
  private func isOmittable(_ component: JSONValue) -> Bool {
    switch detail {
    case .all: false
    case .containers: component["children"] == nil && !isNeeded(component)
    case .ends: !isNeeded(component)
    }
  }

  /// Whether a component, or one within it, is whole.
  private func isNeeded(_ component: JSONValue) -> Bool {
    isWhole(component) || (component["children"]?.arrayValue ?? []).contains(where: isNeeded)
  }

  private func isWhole(_ component: JSONValue) -> Bool {
    component["id"]?.stringValue.map(wholes.contains) ?? false
  }

  private func outlined(_ component: JSONValue) -> JSONValue {
    guard let object = component.objectValue else { return component }
    var result = object
    if !isWhole(component) {
      let kept = ["type", "id", object["label"] == nil ? "text" : "label", "children"]
      result = JSONObject(object.members.filter { kept.contains($0.key) })
    }
    if let children = object["children"]?.arrayValue {
      result["children"] = .array(outlined(children))
    }
    return .object(result)
  }
}
