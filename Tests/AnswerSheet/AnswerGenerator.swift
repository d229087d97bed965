internal import FormLayout
internal import JSON
internal import Support

/// Makes answers to a form: right ones, right ones with a few faults, and wild ones.
///
/// A choice is made for each address and kept, so that an answer can be mended field by field until
/// the engine takes it, and then be broken in one place.
struct AnswerGenerator {
  let form: Form
  let today: LocalDate
  var random: SeededRandom
  /// The candidates of each field, by id, made once.
  private var candidates: [CodeUnits: FieldCandidates] = [:]
  private let operands: [CodeUnits: [JSONValue]]
  /// What was chosen for each address; `nil` inside is no answer.
  private var choices: [CodeUnits: JSONValue?] = [:]
  private var manner = Manner.right

  /// How values are drawn.
  private enum Manner {
    /// Those that the field by itself takes, mostly.
    case right
    /// Any.
    case wild
    /// Mostly none.
    case sparse
    /// The given address gets a value of the wrong kind.
    case misshapen
  }

  init(_ form: Form, today: LocalDate, seed: UInt64) {
    self.form = form
    self.today = today
    random = SeededRandom(seed: seed)
    operands = form.operands
  }

  /// The answer of a number: what it is like follows from it.
  mutating func answer(_ number: Int) -> Answer {
    choices = [:]
    guard number > 0 else { return Answer(values: [:], skipped: []) }
    switch number % 10 {
    case 0, 1, 2, 3: return mended()
    case 4, 5, 6: return broken(mended(), in: random.oneIn(3) ? 2 : 1)
    case 7:
      manner = .wild
      return Answer(values: values(), skipped: skipped())
    case 8:
      manner = .sparse
      return Answer(values: values(), skipped: skipped())
    default:
      let answer = mended()
      manner = .misshapen
      return broken(answer, in: 1)
    }
  }

  // MARK: Right and wrong

  /// An answer that the engine takes, as far as a few rounds of redrawing what is wrong lead there.
  private mutating func mended() -> Answer {
    manner = .right
    var answer = Answer(values: values(), skipped: skipped())
    for _ in 0..<20 {
      let check = AnswerCheck(
        form, values: answer.values, skippedSteps: answer.skipped, today: today)
      guard !check.isValid else { break }
      for error in check.errors { choices[CodeUnits(error.field)] = nil }
      answer.values = values()
    }
    return answer
  }

  /// The answer with other values at some of its addresses.
  private mutating func broken(_ answer: Answer, in places: Int) -> Answer {
    var addresses = choices.keys.map(\.string).sorted { $0.precedes($1) }
    addresses.removeAll { $0.utf8.last == UInt8(ascii: "#") }
    guard !addresses.isEmpty else { return answer }
    let kept = manner
    for _ in 0..<places {
      choices[CodeUnits(pick(addresses))] = nil
      manner = kept == .misshapen ? .misshapen : .wild
    }
    let values = self.values()
    manner = kept
    return Answer(values: values, skipped: answer.skipped)
  }

  // MARK: Values

  private mutating func values() -> JSONObject {
    var values: JSONObject = [:]
    fill(&values, from: form.components, prefix: "", around: [])
    return values
  }

  /// Draws a value for each field; `around` are the values of the scopes around an item.
  private mutating func fill(
    _ values: inout JSONObject, from components: [Component], prefix: String,
    around: [JSONObject]
  ) {
    for component in components {
      if component.type == "Repeat" {
        values[component.binding] = list(component, prefix: prefix, around: around + [values])
      } else if component.valueKind != nil {
        let value = chosen(component, at: prefix + component.binding, in: around + [values])
        if let value { values[component.binding] = value }
      } else {
        fill(&values, from: component.children, prefix: prefix, around: around)
      }
    }
  }

  private mutating func chosen(
    _ component: Component, at address: String, in scopes: [JSONObject]
  ) -> JSONValue? {
    if let known = choices[CodeUnits(address)] { return known }
    let value = drawn(component, in: scopes)
    choices[CodeUnits(address)] = .some(value)
    return value
  }

  private mutating func drawn(_ component: Component, in scopes: [JSONObject]) -> JSONValue? {
    let id = CodeUnits(component.id)
    let known =
      candidates[id]
      ?? FieldCandidates(component, operands: operands[id] ?? [], today: today, &random)
    candidates[id] = known
    if manner == .misshapen { return pick(FieldCandidates.misshapen) }
    if manner == .sparse, !random.oneIn(4) { return nil }
    let related = known.related(to: form, values: scopes, today: today)
    if !related.isEmpty, random.oneIn(3) || (manner == .right && known.mustMatch) {
      return pick(related)
    }
    if manner == .right, !known.right.isEmpty { return pick(known.right) }
    return pick(known.all)
  }

  // MARK: Lists

  /// Draws how many items of which kinds, then what is in them.
  private mutating func list(
    _ component: Component, prefix: String, around: [JSONObject]
  ) -> JSONValue? {
    let address = prefix + component.binding
    let templates = component.templates
    if choices[CodeUnits(address)] == nil {
      if manner == .misshapen {
        choices[CodeUnits(address)] = .some("no list")
      } else {
        let count = pick(FieldCandidates.counts(of: component, isRight: manner == .right))
        let kinds = (0..<(templates.isEmpty ? 0 : count)).map { _ in
          JSONValue.string(pick(templates).id)
        }
        choices[CodeUnits(address)] = .some(count == 0 && random.oneIn(2) ? nil : .array(kinds))
      }
    }
    guard let choice = choices[CodeUnits(address)] ?? nil else { return nil }
    guard let kinds = choice.arrayValue else { return choice }
    var items: [JSONValue] = []
    for (index, kind) in kinds.enumerated() {
      guard let template = templates.first(where: { $0.id == kind.stringValue }) else { continue }
      var item: JSONObject = [:]
      if templates.count > 1 { item["kind"] = kind }
      fill(
        &item, from: template.children, prefix: "\(address).\(index).", around: around)
      items.append(.object(item))
    }
    return .array(items)
  }

  // MARK: Steps

  private mutating func skipped() -> [String] {
    form.components.filter { $0.type == "Step" && ($0["skip"] ?? false) != false }
      .map(\.id).filter { _ in random.oneIn(4) }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}

extension Form {
  /// What the conditions of the form compare each field with, by the field's id.
  fileprivate var operands: [CodeUnits: [JSONValue]] {
    var found: [CodeUnits: [JSONValue]] = [:]
    func note(_ condition: Condition) {
      switch condition {
      case .always: break
      case .test(let field, _, let value):
        found[CodeUnits(field), default: []] += value.arrayValue ?? [value]
      case .all(let parts), .any(let parts): for part in parts { note(part) }
      case .not(let part): note(part)
      }
    }
    for placed in placed {
      let component = placed.component
      for name in Component.conditionNames {
        if let condition = component.condition(name) { note(condition) }
      }
      for route in component.routes {
        if let condition = route.condition.flatMap({ try? Condition(json: $0) }) {
          note(condition)
        }
      }
    }
    return found
  }
}
