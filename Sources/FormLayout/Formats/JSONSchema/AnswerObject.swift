internal import JSON

/// The schema of an object of answers on its way.
struct AnswerObject {
  /// One field's answer.
  struct Answer {
    let key: String
    let annotations: JSONObject
    let isList: Bool
    /// What an answer of its type must be, blank ones apart.
    let type: AnswerConstraints
    /// What its rules ask of an answer.
    let rules: AnswerConstraints
    /// What an answer must be to count as one.
    let answered: AnswerConstraints

    private func both(_ one: AnswerConstraints, _ other: AnswerConstraints) -> AnswerConstraints {
      var both = one
      both.add(other)
      return both
    }

    /// An answer that must be given.
    var asked: JSONValue { .object(both(both(type, rules), answered).object) }
    /// An answer that may be left out.
    var free: JSONValue { both(type, rules).orNoAnswer(isList: isList) }
    /// An answer that nobody can change at present: of its type only.
    var unusable: JSONValue { type.orNoAnswer(isList: isList) }
    /// What an answer must be beside what `free` asks, where it must be given.
    var given: JSONValue {
      var given = answered
      given.add("not", ["enum": isList ? ["", nil, []] : ["", nil]])
      return .object(given.object)
    }
  }

  /// What holds where a test does.
  private struct Branch {
    let test: JSONValue
    var required: [JSONValue] = []
    var properties: JSONObject = [:]
    /// The keys that are not there where it does not hold.
    var absent: [String] = []
  }

  /// Whether hidden answers are handed in with the others.
  private let isKeeping: Bool
  private var properties = AnswerProperties()
  private var required: [JSONValue] = []
  private var branches: [Branch] = []
  private var places: [CodeUnits: Int] = [:]
  /// When one of the fields that share a key is shown.
  private var sharers: [(key: String, shown: [AnswerTest])] = []

  init(kind: String?, isKeeping: Bool) {
    self.isKeeping = isKeeping
    guard let kind else { return }
    properties["kind"] = ["const": .string(kind)]
    required.append("kind")
  }

  /// Prepares for a key that several fields have.
  mutating func share(_ key: String) { sharers.append((key, [])) }

  /// Adds a field; `shown` is `nil` where that cannot be said.
  mutating func add(
    _ answer: Answer, shown: AnswerTest?, isUsable: AnswerTest, asked: AnswerTest
  ) {
    let key = answer.key
    let isShared = sharers.last?.key.isIdentical(to: key) ?? false
    if isShared { sharers[sharers.count - 1].shown.append(shown ?? .always(true)) }
    let value =
      isUsable.constant != true
      ? answer.unusable : asked.constant == true ? answer.asked : answer.free
    // A hidden answer is judged only where it cannot be there.
    let isAlways = shown?.constant == true
    let isJudged = isAlways || (!isShared && !isKeeping)
    if isJudged {
      if isShared {
        appendShared(value, annotations: answer.annotations, key)
      } else {
        properties[key] = Self.annotated(value, answer.annotations)
      }
    } else {
      if properties[key] == nil { properties[key] = .object(answer.annotations) }
      if let shown { branch(shown) { $0.properties[key] = value } }
    }
    if isUsable.constant == nil, let shown {
      branch(.all([shown, isUsable])) { $0.properties[key] = answer.free }
    }
    addAsked(answer, shown: shown, isUsable: isUsable, asked: asked)
    if !isShared, let shown { branch(shown) { $0.absent.append(key) } }
  }

  private mutating func appendShared(
    _ value: JSONValue, annotations: JSONObject, _ key: String
  ) {
    var object = properties[key]?.objectValue ?? annotations
    object["allOf"] = .array((object["allOf"]?.arrayValue ?? []) + [value])
    properties[key] = .object(object)
  }

  private static func annotated(_ value: JSONValue, _ annotations: JSONObject) -> JSONValue {
    var object = annotations
    for member in value.objectValue?.members ?? [] { object[member.key] = member.value }
    return .object(object)
  }

  /// What must be given, and when.
  private mutating func addAsked(
    _ answer: Answer, shown: AnswerTest?, isUsable: AnswerTest, asked: AnswerTest
  ) {
    guard let shown else { return }
    let test = AnswerTest.all([shown, isUsable, asked])
    guard test.constant != false else { return }
    let isSaid = isUsable.constant == true && asked.constant == true
    guard test.constant == nil else {
      required.append(.string(answer.key))
      return
    }
    branch(test) { branch in
      branch.required.append(.string(answer.key))
      if !isSaid { branch.properties[answer.key] = answer.given }
    }
  }

  /// Changes what holds where a test does; of what always holds there is no branch.
  private mutating func branch(_ test: AnswerTest, _ change: (inout Branch) -> Void) {
    guard test.constant != true else { return }
    let json = test.json
    let name = CodeUnits(json.text())
    let place = places[name] ?? branches.count
    if place == branches.count {
      places[name] = place
      branches.append(Branch(test: json))
    }
    var branch = branches[place]
    let old = branch.properties
    change(&branch)
    // Two things said of one answer are both said.
    for member in old.members {
      guard let new = branch.properties[member.key], !new.isEquivalent(to: member.value) else {
        continue
      }
      branch.properties[member.key] = ["allOf": [member.value, new]]
    }
    branches[place] = branch
  }

  // MARK: Writing

  var json: JSONObject {
    var object: JSONObject = ["type": "object"]
    object["properties"] = .object(properties.object)
    if !required.isEmpty { object["required"] = .array(Self.unique(required)) }
    object["additionalProperties"] = false
    var clauses = branches.compactMap(clause)
    if !isKeeping {
      for sharer in sharers {
        let shown = AnswerTest.any(sharer.shown)
        guard case .schema(let json) = shown else { continue }
        clauses.append(["if": json, "else": ["properties": Self.absent([sharer.key])]])
      }
    }
    if !clauses.isEmpty { object["allOf"] = .array(clauses) }
    return object
  }

  private func clause(_ branch: Branch) -> JSONValue? {
    var then: JSONObject = [:]
    if !branch.required.isEmpty { then["required"] = .array(Self.unique(branch.required)) }
    if !branch.properties.isEmpty { then["properties"] = .object(branch.properties) }
    var clause: JSONObject = ["if": branch.test]
    if !then.isEmpty { clause["then"] = .object(then) }
    if !isKeeping, !branch.absent.isEmpty {
      clause["else"] = ["properties": Self.absent(branch.absent)]
    }
    return clause.members.count > 1 ? .object(clause) : nil
  }

  private static func absent(_ keys: [String]) -> JSONValue {
    .object(JSONObject(keys.map { JSONObject.Member(key: $0, value: false) }))
  }

  private static func unique(_ names: [JSONValue]) -> [JSONValue] {
    var seen: Set<CodeUnits> = []
    return names.filter { seen.insert(CodeUnits($0.stringValue ?? "")).inserted }
  }
}
