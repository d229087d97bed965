internal import JSON

/// Writes the JSON Schema (2020-12) of what a form collects: it takes an answer where the filling
/// engine does, apart from what it lists as lost.
struct AnswerSchemaWriter {
  let form: Form
  private(set) var losses: [WrittenLayout.Loss] = []
  private var definitions: JSONObject = [:]

  init(_ form: Form) {
    self.form = form
  }

  mutating func write() -> WrittenLayout {
    var root: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:formchat:" + form.id),
    ]
    if let title = form.title { root["title"] = .string(title) }
    if let summary = form.summary { root["description"] = .string(summary) }
    let fields = AnswerField.all(in: form.components, isDisabled: false)
    let scope = AnswerScope(form, fields: fields, path: AnswerPath(form))
    for member in object(of: scope).members { root[member.key] = member.value }
    for member in scope.path?.definitions.members ?? [] { definitions[member.key] = member.value }
    loseLengths()
    if !definitions.isEmpty { root["$defs"] = .object(definitions) }
    return WrittenLayout(text: JSONValue.object(root).text(.indented) + "\n", losses: losses)
  }

  /// Lengths are UTF-16 units in a form, and characters in a schema.
  private mutating func loseLengths() {
    let names: Set = ["minLength", "maxLength"]
    let counts = form.placed.contains { $0.component.rules.contains { names.contains($0.name) } }
    guard counts else { return }
    lose(
      "rules", of: nil, "a JSON Schema counts characters beyond U+FFFF once in a length, not twice")
  }

  mutating func lose(_ property: String, of component: Component?, _ reason: String) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    losses.append(WrittenLayout.Loss(component: id, property: property, reason: reason))
  }

  // MARK: Objects

  /// The schema of the answers of a form, or of an item of a kind.
  private mutating func object(of scope: AnswerScope, kind: String? = nil) -> JSONObject {
    var draft = AnswerObject(kind: kind, isKeeping: form.keepsHiddenValues)
    var groups: [CodeUnits: [AnswerField]] = [:]
    var keys: [CodeUnits] = []
    for field in scope.fields {
      let key = CodeUnits(field.component.binding)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(field)
    }
    for key in keys {
      let fields = groups[key] ?? []
      if fields.count > 1 { draft.share(key.string) }
      for field in fields { add(field, to: &draft, in: scope) }
    }
    return draft.json
  }

  private mutating func add(
    _ field: AnswerField, to draft: inout AnswerObject, in scope: AnswerScope
  ) {
    let component = field.component
    var shown: AnswerTest?
    do throws(AnswerTest.Inexpressible) {
      shown = try scope.shown(field)
    } catch {
      lose("visibleIf", of: component, error.reason)
    }
    let (rules, left) =
      component.type == "Repeat" ? (counts(of: component), []) : rules(of: component)
    let annotations = annotations(of: component, left)
    var type = type(of: component)
    if component.type == "Repeat" { type.add("items", items(of: component, field)) }
    var isUsable = AnswerTest.always(!component.isReadOnly)
    do throws(AnswerTest.Inexpressible) {
      isUsable = .all([isUsable, .not(try isDisabled(field, in: scope))])
    } catch {
      lose("disabledIf", of: component, error.reason)
      isUsable = .always(false)
    }
    let answer = AnswerObject.Answer(
      key: component.binding, annotations: annotations, isList: component.isMultiple,
      type: type, rules: rules, answered: answered(component))
    let asked = isAsked(field, in: scope)
    draft.add(answer, shown: shown, isUsable: isUsable, asked: asked)
  }

  /// How many items a list must and may have.
  private func counts(of component: Component) -> AnswerConstraints {
    var constraints = AnswerConstraints()
    if let least = component["minItems"], least.intValue != nil {
      constraints.add("minItems", least)
    }
    let most = component["maxItems"].flatMap { $0.intValue == nil ? nil : $0 }
    constraints.add("maxItems", most ?? .number(JSONNumber(FieldCheck.mostItems)))
    return constraints
  }

  private func isDisabled(
    _ field: AnswerField, in scope: AnswerScope
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    var tests: [AnswerTest] = []
    for condition in field.disabled {
      guard let condition else {
        throw AnswerTest.Inexpressible(
          reason: "a JSON Schema of an item does not see what disables its list")
      }
      tests.append(try scope.test(condition, step: field.step))
    }
    return .any(tests)
  }

  /// When an answer must be given; a step that may be passed over counts once it has an answer.
  private mutating func isAsked(_ field: AnswerField, in scope: AnswerScope) -> AnswerTest {
    let component = field.component
    var asked = AnswerTest.always(component.isRequired && component.type != "Repeat")
    if component.type == "Repeat" { asked = .always(component["minItems"]?.intValue ?? 0 > 0) }
    if asked.constant == false, let condition = component.condition("requiredIf") {
      do throws(AnswerTest.Inexpressible) {
        asked = try scope.test(condition, step: field.step)
      } catch {
        lose("requiredIf", of: component, error.reason)
      }
    }
    guard asked.constant != false, let step = field.step, let path = scope.path,
      path.maySkip(step)
    else { return asked }
    lose("required", of: component, "whether its step was passed over is not among the answers")
    return .all([asked, hasAnswers(step: step, path.step(step).id, in: scope)])
  }

  /// Whether a step has an answer, and so was not passed over.
  private mutating func hasAnswers(step: Int, _ id: String, in scope: AnswerScope) -> AnswerTest {
    let name = "answered.\(id)"
    if definitions[name] == nil {
      let keys = scope.fields.filter { $0.step == step }.map(\.component.binding)
      definitions[name] = ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
    }
    return .schema(["$ref": .string("#/$defs/\(name)")])
  }

  // MARK: Words and items

  private func annotations(of component: Component, _ left: [JSONValue]) -> JSONObject {
    var annotations: JSONObject = [:]
    if let label = component.label { annotations["title"] = .string(label) }
    if let help = component.help ?? component.summary { annotations["description"] = .string(help) }
    if let value = component.defaultValue, TypeCheck.fault(of: value, for: component) == nil {
      annotations["default"] = value
    }
    if component.isReadOnly { annotations["readOnly"] = true }
    if component.type == "SecureField" { annotations["writeOnly"] = true }
    if !left.isEmpty { annotations["x-formchat-rules"] = .array(left) }
    return annotations
  }

  /// The schema of the items of a list: one of several kinds by its `kind`.
  private mutating func items(of list: Component, _ field: AnswerField) -> JSONValue {
    let kinds = list.children.filter { $0.type == "Item" }
    var references: [JSONValue] = []
    for kind in kinds {
      let fields = AnswerField.all(in: [], around: kind, isDisabled: !field.disabled.isEmpty)
      let scope = AnswerScope(form, fields: fields, path: nil)
      let object = object(of: scope, kind: kinds.count > 1 ? kind.id : nil)
      var schema: JSONObject = [:]
      if let label = kind.label { schema["title"] = .string(label) }
      for member in object.members { schema[member.key] = member.value }
      definitions[kind.id] = .object(schema)
      references.append(["$ref": .string("#/$defs/" + kind.id)])
    }
    guard references.count != 1 else { return references[0] }
    return references.isEmpty ? true : ["oneOf": .array(references)]
  }
}
