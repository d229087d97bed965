internal import JSON

/// Finds what DynamicUI refuses, in the order in which it does: what its decoder does not take, then
/// the version, then what its validation finds from top to bottom. It reports the first alone.
struct DynamicUIStructure {
  private var findings = DynamicUIFindings()
  private var identifiers: Set<CodeUnits> = []

  /// What is refused in a layout, with an envelope or without.
  static func findings(in value: JSONValue) -> DynamicUIFindings {
    var structure = DynamicUIStructure()
    structure.check(value)
    return structure.findings
  }

  /// The entries of a list that are components, with their places among all.
  static func components(in list: [JSONValue]) -> [(index: Int, object: JSONObject)] {
    list.enumerated().compactMap { index, entry in
      guard let object = entry.objectValue, object["type"]?.stringValue != nil else { return nil }
      return (index, object)
    }
  }

  private mutating func check(_ value: JSONValue) {
    let isEnvelope = value.arrayValue == nil
    let pointer = isEnvelope ? JSONPointer(["components"]) : .root
    if isEnvelope {
      checkVersionKind(value["schemaVersion"])
      checkList(value["components"])
    }
    let list = (isEnvelope ? value["components"] : value)?.arrayValue ?? []
    decode(list, at: pointer, path: "components")
    if isEnvelope, let version = value["schemaVersion"]?.intValue, version != 1 {
      findings.refuse(
        "the layout is of schema version \(version), and DynamicUI reads version 1 only",
        "unsupportedSchemaVersion(found: \(version), supported: 1)",
        at: JSONPointer(["schemaVersion"]))
    }
    validate(list, at: pointer, path: "components")
  }
}

// MARK: The decoder

extension DynamicUIStructure {
  private mutating func checkVersionKind(_ version: JSONValue?) {
    let pointer = JSONPointer(["schemaVersion"])
    switch version {
    case nil:
      findings.refuse(
        "'schemaVersion' is missing", "DecodingError.keyNotFound(schemaVersion)", at: .root)
    case .null:
      findings.refuse(
        "'schemaVersion' is null", "DecodingError.valueNotFound(schemaVersion)", at: pointer)
    case .number(let number) where number.intValue == nil:
      findings.refuse(
        "'schemaVersion' is \(number.text), not a whole number",
        "DecodingError.dataCorrupted at schemaVersion", at: pointer)
    case .number: break
    case .bool, .string, .array, .object:
      findings.refuse(
        "'schemaVersion' is \(version?.kindInWords ?? ""), not a whole number",
        "DecodingError.typeMismatch(Int) at schemaVersion", at: pointer)
    }
  }

  private mutating func checkList(_ list: JSONValue?) {
    let pointer = JSONPointer(["components"])
    switch list {
    case nil:
      findings.refuse("'components' is missing", "DecodingError.keyNotFound(components)", at: .root)
    case .null:
      findings.refuse(
        "'components' is null", "DecodingError.valueNotFound(components)", at: pointer)
    case .array: break
    case .bool, .number, .string, .object:
      findings.refuse(
        "'components' is \(list?.kindInWords ?? ""), not a list",
        "DecodingError.typeMismatch(Array) at components", at: pointer)
    }
  }

  private mutating func decode(_ list: [JSONValue], at pointer: JSONPointer, path: String) {
    for (index, object) in Self.components(in: list) {
      let place = pointer.appending(index)
      for field in DynamicUIField.all {
        guard let value = object[field.name], !value.isNull, let fault = field.fault(of: value)
        else { continue }
        let isTooGreat = value.numberValue != nil && field.inWords == value.kindInWords
        findings.refuse(
          isTooGreat
            ? "'\(field.name)' is \(value.text()), which is too great a number"
            : "'\(field.name)' is \(value.kindInWords), not \(field.inWords)",
          "\(fault) at \(path)[\(index)].\(field.name)", at: place.appending(field.name))
      }
      decode(
        object["children"]?.arrayValue ?? [], at: place.appending("children"),
        path: "\(path)[\(index)].children")
    }
  }
}

// MARK: The validation

extension DynamicUIStructure {
  /// Its paths count components only.
  private mutating func validate(_ list: [JSONValue], at pointer: JSONPointer, path: String) {
    for (count, (index, object)) in Self.components(in: list).enumerated() {
      let place = pointer.appending(index)
      let here = "\(path)[\(count)]"
      if DynamicUIReference.isBlank(object["type"]?.stringValue ?? "") {
        findings.refuse(
          "'type' is empty", "emptyComponentType(path: \(here))", at: place.appending("type"))
      }
      if let identifier = object["identifier"]?.stringValue {
        validate(identifier: identifier, at: place.appending("identifier"), path: here)
      }
      if let condition = object["if"]?.stringValue, DynamicUIReference.read(condition) == nil {
        findings.refuse(
          "'if' is '\(condition)', and should be '$' and an identifier",
          "invalidCondition(\(condition), path: \(here))", at: place.appending("if"))
      }
      validate(
        object["children"]?.arrayValue ?? [], at: place.appending("children"),
        path: "\(here).children")
    }
  }

  private mutating func validate(identifier: String, at pointer: JSONPointer, path: String) {
    if DynamicUIReference.isBlank(identifier) {
      findings.refuse("'identifier' is empty", "emptyIdentifier(path: \(path))", at: pointer)
    } else if !identifiers.insert(CodeUnits(identifier)).inserted {
      findings.refuse(
        "the identifier '\(identifier)' is there already",
        "duplicateIdentifier(\(identifier), path: \(path))", at: pointer)
    }
  }
}
