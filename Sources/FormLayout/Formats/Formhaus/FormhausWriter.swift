internal import JSON

/// Writes a form as a Formhaus definition of format 1.0: the way back of `FormhausReader`.
struct FormhausWriter {
  let form: Form
  let conditions: FormhausConditionWriter
  let reader: FormhausConditionReader
  /// The id in the definition of each step that goes into it.
  let stepIDs: [CodeUnits: String]
  var losses: FormhausLosses
  private let plan: FormhausPlan

  init(_ form: Form) {
    self.form = form
    let plan = FormhausPlan(form)
    self.plan = plan
    losses = plan.losses
    let fields = plan.pages.flatMap(\.fields).map(\.component)
    let keys = Dictionary(
      fields.map { (CodeUnits($0.id), $0.binding) }, uniquingKeysWith: { first, _ in first })
    let ids = Dictionary(
      fields.map { (CodeUnits($0.binding), $0.id) }, uniquingKeysWith: { first, _ in first })
    let toggles = Set(fields.filter { $0.valueKind == .boolean }.map { CodeUnits($0.id) })
    conditions = FormhausConditionWriter(
      // A name that nothing has in the form is a key that nothing has in the definition.
      key: { keys[CodeUnits($0)] ?? (form.index.contains($0) ? nil : $0) },
      isToggle: { toggles.contains(CodeUnits($0)) })
    reader = FormhausConditionReader(id: { ids[CodeUnits($0)] ?? $0 })
    stepIDs = Dictionary(
      plan.pages.compactMap(\.step).map {
        (CodeUnits($0.id), FormhausOrigin(json: $0["origin"]).id ?? $0.id)
      }, uniquingKeysWith: { first, _ in first })
  }

  mutating func write() -> WrittenLayout {
    let definition = definition()
    return WrittenLayout(
      text: JSONValue.object(definition).text(.indented) + "\n", losses: losses.inOrder)
  }

  private static let order = KeyOrder([
    "$schema", "formatVersion", "id", "title", "submit", "cancel", "fields", "steps",
  ])

  private mutating func definition() -> JSONObject {
    let origin = FormhausOrigin(json: form["origin"])
    var object: JSONObject = [:]
    if !origin.lacks("id") { object["id"] = .string(origin.id ?? form.id) }
    object["title"] = form.title.map { .string($0) } ?? (origin.lacks("title") ? nil : "")
    if let submit = plan.submit {
      object["submit"] = .object(action(submit))
    } else if !origin.lacks("submit") {
      object["submit"] = ["label": "Submit"]
    }
    if let cancel = plan.cancel { object["cancel"] = .object(action(cancel)) }
    if plan.isStepped {
      object["steps"] = .array(plan.pages.map { .object(step($0)) })
    } else {
      let fields = plan.pages.flatMap(\.fields).map { JSONValue.object(field($0)) }
      if !fields.isEmpty || !origin.lacks("fields") { object["fields"] = .array(fields) }
    }
    origin.complete(&object, in: Self.order)
    loseForm()
    return object
  }

  private mutating func loseForm() {
    for member in form.properties.members {
      switch member.key {
      case "formchat", "id", "components": continue
      case "title" where form.title != nil: continue
      default:
        loseProperty(
          member, of: nil, at: -1,
          standard: Property.form.first { $0.name == member.key }?.defaultValue)
      }
    }
  }

  // MARK: Buttons

  private static let actionOrder = KeyOrder(["label", "variant", "action", "disabled"])

  private mutating func action(_ button: FormhausPlan.Button) -> JSONObject {
    let component = button.component
    var origin = FormhausOrigin(json: component["origin"])
    var rest = component.properties
    var action: JSONObject = [:]
    let made: JSONValue = component.role == "cancel" ? "Cancel" : "Submit"
    let label = component.label.map { JSONValue.string($0) }
    if !origin.lacks("label") || label != made { action["label"] = label ?? made }
    if label != nil { rest["label"] = nil }
    if let name = rest["action"], name.stringValue != nil {
      action["action"] = name
      rest["action"] = nil
    }
    rest["role"] = nil
    if component.role == "submit" {
      addDisabled(to: &action, from: &rest, &origin, of: button)
    }
    origin.complete(&action, in: Self.actionOrder)
    lose(rest, of: component, at: button.place)
    return action
  }

  private mutating func addDisabled(
    to action: inout JSONObject, from rest: inout JSONObject, _ origin: inout FormhausOrigin,
    of button: FormhausPlan.Button
  ) {
    let value = rest["disabledIf"]
    rest["disabledIf"] = nil
    let kept = origin.keys["disabled"]
    if let kept, reader.visibility(show: kept, showAny: nil)?.json == value { return }
    origin.keys["disabled"] = nil
    guard value != nil else { return }
    guard let condition = button.component.condition("disabledIf") else {
      losses.add("disabledIf", of: button.component, at: button.place, "it is no condition")
      return
    }
    do throws(FormhausConditionWriter.Inexpressible) {
      let lists = try conditions.lists(of: condition)
      guard lists.showAny.isEmpty, !lists.show.isEmpty else {
        throw FormhausConditionWriter.Inexpressible(
          reason: "all conditions of Formhaus's 'disabled' must hold")
      }
      action["disabled"] = .array(lists.show)
    } catch {
      losses.add("disabledIf", of: button.component, at: button.place, error.reason)
    }
  }
}
