internal import JSON

extension FormhausWriter {
  private static let stepOrder = KeyOrder([
    "id", "title", "description", "show", "showAny", "next", "back", "skip", "fields", "routes",
  ])

  mutating func step(_ page: FormhausPlan.Page) -> JSONObject {
    guard let component = page.step else { return [:] }
    var origin = FormhausOrigin(json: component["origin"])
    var rest = component.properties
    var step: JSONObject = [:]
    if !origin.lacks("id") { step["id"] = .string(origin.id ?? component.id) }
    if component.label != nil { rest["label"] = nil }
    step["title"] = component.label.map { .string($0) } ?? (origin.lacks("title") ? nil : "")
    if let summary = component.summary {
      step["description"] = .string(summary)
      rest["description"] = nil
    }
    addVisibility(to: &step, of: component, &origin, at: page.place, guards: [])
    rest["visibleIf"] = nil
    for name in ["next", "back", "skip"] {
      addButton(name, to: &step, from: &rest, origin)
    }
    let fields = fields(of: page)
    rest["autoAdvance"] = nil
    if !fields.isEmpty || !origin.lacks("fields") { step["fields"] = .array(fields) }
    addRoutes(to: &step, from: &rest, origin, of: component, at: page.place)
    origin.complete(&step, in: Self.stepOrder)
    lose(rest, of: component, at: page.place)
    return step
  }

  /// A step that goes on by itself does so after its radio buttons.
  private mutating func fields(of page: FormhausPlan.Page) -> [JSONValue] {
    var fields = page.fields.map { field($0) }
    let advances = page.step?["autoAdvance"] == true
    if !advances {
      for index in fields.indices where fields[index]["autoAdvance"] == true {
        fields[index]["autoAdvance"] = nil
      }
    } else if !fields.contains(where: { $0["autoAdvance"] == true }) {
      if let index = fields.lastIndex(where: { $0["type"] == "radio" }) {
        fields[index].set(true, for: "autoAdvance", in: Self.fieldOrder)
      } else {
        losses.add(
          "autoAdvance", of: page.step, at: page.place,
          "Formhaus goes on by itself after radio buttons only")
      }
    }
    return fields.map { .object($0) }
  }

  private func addButton(
    _ name: String, to step: inout JSONObject, from rest: inout JSONObject, _ origin: FormhausOrigin
  ) {
    guard let value = rest[name] else { return }
    var action: JSONObject
    if value == false {
      rest[name] = nil
      if name != "skip" { step[name] = false }
      return
    } else if value.stringValue != nil {
      action = ["label": value]
    } else if let object = value.objectValue, object["label"]?.stringValue != nil {
      action = object
    } else {
      return
    }
    rest[name] = nil
    for member in origin.rests(of: name).members where action[member.key] == nil {
      action[member.key] = member.value
    }
    step[name] = .object(action)
  }

  private mutating func addRoutes(
    to step: inout JSONObject, from rest: inout JSONObject, _ origin: FormhausOrigin,
    of component: Component, at place: Int
  ) {
    guard let entries = rest["routes"]?.arrayValue else { return }
    rest["routes"] = nil
    var routes: [JSONValue] = []
    var names = FormhausOrigin.EntryNames()
    for (index, entry) in entries.enumerated() {
      do throws(FormhausConditionWriter.Inexpressible) {
        routes.append(.object(try route(entry, kept: origin.rests(of: "routes"), &names)))
      } catch {
        losses.add("routes.\(index)", of: component, at: place, error.reason)
      }
    }
    if entries.isEmpty || !routes.isEmpty { step["routes"] = .array(routes) }
  }

  private func route(
    _ entry: JSONValue, kept: JSONObject, _ names: inout FormhausOrigin.EntryNames
  ) throws(FormhausConditionWriter.Inexpressible) -> JSONObject {
    guard let route = Route(json: entry) else {
      throw FormhausConditionWriter.Inexpressible(reason: "it is no route")
    }
    var object: JSONObject = ["to": nil]
    if let target = route.target {
      let id = stepIDs[CodeUnits(target)] ?? (form.index.contains(target) ? nil : target)
      guard let id else {
        throw FormhausConditionWriter.Inexpressible(
          reason: "'\(target)' has no place in a Formhaus form")
      }
      object["to"] = .string(id)
    }
    let rest = kept[names.name(object["to"]?.stringValue ?? "")]?.objectValue ?? [:]
    for member in try visibility(route.condition, kept: rest).members {
      object[member.key] = member.value
    }
    for member in rest.members
    where member.key != "show" && member.key != "showAny" && object[member.key] == nil {
      object[member.key] = member.value
    }
    return object
  }
}

// MARK: Conditions

extension FormhausWriter {
  /// The lists for a condition: as they stood where they still mean it, else made from it.
  func visibility(
    _ value: JSONValue?, kept: JSONObject
  ) throws(FormhausConditionWriter.Inexpressible) -> JSONObject {
    let condition = value.flatMap { try? Condition(json: $0) }
    if value != nil, condition == nil {
      throw FormhausConditionWriter.Inexpressible(reason: "it is no condition")
    }
    var lists = FormhausConditionWriter.Lists()
    var obstacle: FormhausConditionWriter.Inexpressible?
    if let condition {
      do throws(FormhausConditionWriter.Inexpressible) {
        lists = try conditions.lists(of: condition)
      } catch {
        obstacle = error
      }
    }
    var object: JSONObject = [:]
    if !lists.show.isEmpty { object["show"] = .array(lists.show) }
    if !lists.showAny.isEmpty { object["showAny"] = .array(lists.showAny) }
    var old = object
    for name in ["show", "showAny"] {
      if let list = kept[name] { old[name] = list }
    }
    let again = reader.visibility(show: old["show"], showAny: old["showAny"])
    if old.members.count > 0, again?.json == value { return old }
    if let obstacle { throw obstacle }
    return object
  }

  mutating func addVisibility(
    to object: inout JSONObject, of component: Component, _ origin: inout FormhausOrigin,
    at place: Int, guards: [Condition]
  ) {
    var kept: JSONObject = [:]
    for name in ["show", "showAny"] {
      kept[name] = guards.isEmpty ? origin.keys[name] : nil
      origin.keys[name] = nil
    }
    var value = component["visibleIf"]
    if !guards.isEmpty {
      let own = component.condition("visibleIf").map { [$0] } ?? []
      value = Condition.all(guards + own).json
    }
    do throws(FormhausConditionWriter.Inexpressible) {
      for member in try visibility(value, kept: kept).members { object[member.key] = member.value }
    } catch {
      losses.add("visibleIf", of: component, at: place, "\(error.reason), so it always shows")
    }
  }
}
