internal import JSON

/// What the components of a layout are called in the form.
struct DynamicUINames {
  private var ids: [JSONPointer: String] = [:]
  /// The id of the first component with each identifier.
  private var byIdentifier: [CodeUnits: String] = [:]
  /// The ids of what answers with the place of a choice.
  private var pickers: Set<CodeUnits> = []
  /// Where a component stands whose identifier another has already.
  private var repeated: Set<JSONPointer> = []

  init(_ list: [JSONValue], at pointer: JSONPointer) {
    var things = Things()
    things.add(list, at: pointer)
    let known = Set(things.all.compactMap(\.names.foreign).map(CodeUnits.init))
    // What is named and is no component keeps its name, so nothing else may get it as its id.
    let strangers = things.named.filter { !known.contains($0) }
    let made = IdentifierAssigner.ids(
      for: things.all.map(\.names), besides: Set(strangers.map(\.string)))
    for (thing, id) in zip(things.all, made) {
      ids[thing.pointer] = id
      if thing.names.type == "Picker" { pickers.insert(CodeUnits(id)) }
      guard let name = thing.names.foreign.map(CodeUnits.init) else { continue }
      if byIdentifier[name] == nil {
        byIdentifier[name] = id
      } else {
        repeated.insert(thing.pointer)
      }
    }
  }

  /// The id of the component at a place.
  func id(at pointer: JSONPointer) -> String { ids[pointer] ?? "" }

  /// Whether the identifier of the component at a place is another's.
  func isRepeated(at pointer: JSONPointer) -> Bool { repeated.contains(pointer) }

  /// The id of the component with an identifier; the same where there is none.
  func id(of identifier: String) -> String { byIdentifier[CodeUnits(identifier)] ?? identifier }

  /// The condition that an `if` states: of a picker, that the choice is not the first.
  func condition(_ text: String) -> Condition? {
    DynamicUIReference.read(text).map { name in
      let id = id(of: name)
      guard pickers.contains(CodeUnits(id)) else { return .test(field: id, .truthy, true) }
      return .choosesAfterFirst(id, first: "0")
    }
  }

  /// A value whose expressions name components by their ids.
  func translated(_ value: JSONValue) -> JSONValue {
    Component.expressions(value, .root) { reference in
      let id = self.id(of: reference.id)
      return id.isIdentical(to: reference.id) ? nil : id
    } ?? value
  }
}

extension DynamicUINames {
  /// The components that become components, and every name that is used besides.
  private struct Things {
    private(set) var all: [(pointer: JSONPointer, names: IdentifierAssigner.Names)] = []
    private(set) var named: Set<CodeUnits> = []

    mutating func add(_ list: [JSONValue], at pointer: JSONPointer) {
      for (index, object) in DynamicUIStructure.components(in: list) {
        let place = pointer.appending(index)
        let written = object["type"]?.stringValue ?? ""
        let type = DynamicUIType.named(written)
        all.append((place, names(of: object, type?.component ?? written)))
        for member in object.members where member.key != "children" { addNames(in: member) }
        let children = object["children"]?.arrayValue ?? []
        if type?.hasChildren ?? true {
          add(children, at: place.appending("children"))
        } else {
          for child in children { addKept(child) }
        }
      }
    }

    private func names(of object: JSONObject, _ type: String) -> IdentifierAssigner.Names {
      let identifier = object["identifier"]?.stringValue
      return IdentifierAssigner.Names(
        foreign: identifier.flatMap { DynamicUIReference.isBlank($0) ? nil : $0 },
        label: object["title"]?.stringValue.map { TextExpression($0)?.whenTrue ?? $0 }, type: type,
        isField: Component(type: type, id: "").valueKind != nil)
    }

    private mutating func addNames(in member: JSONObject.Member) {
      if member.key == "if", let name = member.value.stringValue.flatMap(DynamicUIReference.read) {
        named.insert(CodeUnits(name))
      }
      var found: [String] = []
      _ = Component.expressions(member.value, .root) { reference in
        found.append(reference.id)
        return nil
      }
      named.formUnion(found.map(CodeUnits.init))
    }

    /// What is kept as it is, such as the choices of a picker, has its names too.
    private mutating func addKept(_ value: JSONValue) {
      guard let object = value.objectValue else { return }
      if let name = object["identifier"]?.stringValue { named.insert(CodeUnits(name)) }
      for member in object.members where member.key != "children" { addNames(in: member) }
      for child in object["children"]?.arrayValue ?? [] { addKept(child) }
    }
  }
}
