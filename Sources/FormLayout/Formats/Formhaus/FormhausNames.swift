internal import JSON

/// What the fields, steps and buttons of a definition are called in the form.
struct FormhausNames {
  private var ids: [JSONPointer: String] = [:]
  /// The id of the first field with each key.
  private var fields: [CodeUnits: String] = [:]
  /// The id of the first step with each id.
  private var steps: [CodeUnits: String] = [:]

  init(_ definition: JSONObject) {
    let things = Thing.all(in: definition)
    let keys = Set(
      things.filter { $0.names.isField }.compactMap(\.names.foreign).map(CodeUnits.init))
    // A key that no field has keeps its name in conditions, so nothing else may get it as its id.
    let strangers = FormhausReferences.keys(in: definition).filter { !keys.contains($0) }
    let made = IdentifierAssigner.ids(
      for: things.map(\.names), besides: Set(strangers.map(\.string)))
    for (thing, id) in zip(things, made) {
      ids[thing.pointer] = id
      guard let name = thing.names.foreign.map(CodeUnits.init) else { continue }
      if thing.names.isField {
        fields[name] = fields[name] ?? id
      } else if thing.names.type == "Step" {
        steps[name] = steps[name] ?? id
      }
    }
  }

  /// The id of what stands at a place.
  func id(at pointer: JSONPointer) -> String { ids[pointer] ?? "" }

  /// The id of the field with a key; the key itself where there is none.
  func field(_ key: String) -> String { fields[CodeUnits(key)] ?? key }

  /// The id of the step with an id; the same where there is none.
  func step(_ id: String) -> String { steps[CodeUnits(id)] ?? id }
}

extension FormhausNames {
  /// Something that becomes a component.
  private struct Thing {
    let pointer: JSONPointer
    let names: IdentifierAssigner.Names

    static func all(in definition: JSONObject) -> [Thing] {
      var things = fields(of: definition, at: .root)
      for (index, step) in (definition["steps"]?.arrayValue ?? []).enumerated() {
        guard let object = step.objectValue else { continue }
        let pointer = JSONPointer(["steps"]).appending(index)
        things.append(
          Thing(
            pointer: pointer,
            names: IdentifierAssigner.Names(
              foreign: object["id"]?.stringValue, label: object["title"]?.stringValue,
              type: "Step", isField: false)))
        things += fields(of: object, at: pointer)
      }
      for name in ["submit", "cancel"] where definition[name]?.objectValue != nil {
        things.append(
          Thing(
            pointer: JSONPointer([name]),
            names: IdentifierAssigner.Names(
              foreign: name, label: nil, type: "Button", isField: false)))
      }
      return things
    }

    private static func fields(of object: JSONObject, at pointer: JSONPointer) -> [Thing] {
      (object["fields"]?.arrayValue ?? []).enumerated().compactMap { index, field in
        guard let object = field.objectValue else { return nil }
        return Thing(
          pointer: pointer.appending("fields").appending(index),
          names: IdentifierAssigner.Names(
            foreign: object["key"]?.stringValue, label: object["label"]?.stringValue,
            type: object["type"]?.stringValue ?? "", isField: true))
      }
    }
  }
}
