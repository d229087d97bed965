import FormLayout
import JSON
import Support

/// A form held against what came back of it through another format: what is neither there nor among
/// the losses.
struct RoundTripComparison {
  private let before: Form
  private let after: Form
  private let format: LayoutFormat
  private var lost: [String: [String]] = [:]
  /// What each component became.
  private let counterparts: [ComponentPath: ComponentPath]
  private let kept: Set<ComponentPath>
  private var random = SeededRandom(seed: 7)
  private var found: [String] = []

  init(
    _ before: Form, _ after: Form, losing losses: [WrittenLayout.Loss], _ format: LayoutFormat
  ) {
    self.before = before
    self.after = after
    self.format = format
    for loss in losses { lost[loss.component ?? "", default: []].append(loss.property) }
    let places = RoundTripPlaces(before, after) { [lost] id, property in
      Self.isLost(property, of: id, in: lost)
    }
    counterparts =
      format.name == "formhaus"
      ? places.byName() : places.byPosition(isGrouping: format.name == "dynamicui")
    kept = Set(counterparts.values)
  }

  /// `id.property` of all that is neither lost nor there.
  mutating func missing() -> [String] {
    found = []
    compareForm()
    var last: ComponentPath?
    for placed in before.placed {
      let id = placed.component.id
      guard let place = counterparts[placed.path], let other = after[place] else {
        if !isLost("type", of: id), !isInsideLost(placed.path) { found.append(id) }
        continue
      }
      compare(placed, with: other)
      compareConditions(of: placed, at: place)
      guard placed.component.type != "Button" else { continue }
      if let last, !last.precedes(place) { found.append("\(id): out of order") }
      last = place
    }
    return found
  }

  private static func isLost(
    _ property: String, of id: String, in lost: [String: [String]]
  ) -> Bool {
    (lost[id] ?? []).contains { $0 == property || $0.hasPrefix("\(property).") }
  }

  private func isLost(_ property: String, of id: String) -> Bool {
    Self.isLost(property, of: id, in: lost)
  }

  /// Whether a loss above it takes it along.
  private func isInsideLost(_ path: ComponentPath) -> Bool {
    var path = path.parent
    while path != .root {
      if isLost("children", of: before[path]?.id ?? "") { return true }
      path = path.parent
    }
    return false
  }

  // MARK: Properties

  private mutating func compareForm() {
    for member in before.properties.members
    where !["formchat", "id", "components"].contains(member.key) && !isLost(member.key, of: "") {
      let standard = Property.form.first { $0.name == member.key }?.defaultValue
      let isSame =
        after[member.key]?.isEquivalent(to: member.value)
        ?? standard?.isEquivalent(to: member.value) ?? false
      if !isSame, !isToldOtherwise(member), !isFoundInStyle(member) {
        found.append("form.\(member.key): \(after[member.key]?.text() ?? "nothing")")
      }
    }
  }

  /// What the target takes for granted is told only where it makes a difference.
  private func isToldOtherwise(_ member: JSONObject.Member) -> Bool {
    let hidesNothing = !before.placed.contains { $0.component["visibleIf"] != nil }
    return member.key == "hiddenValues" && (hidesNothing || after.keepsHiddenValues)
  }

  /// A format whose root has sizes of its own adds them to the form's style; what was there is there.
  private func isFoundInStyle(_ member: JSONObject.Member) -> Bool {
    guard member.key == "style", let style = member.value.objectValue else { return false }
    return style.members.allSatisfy { property in
      isLost("style." + property.key, of: "")
        || after["style"]?[property.key]?.isEquivalent(to: property.value) ?? false
    }
  }

  private mutating func compare(_ placed: PlacedComponent, with other: Component) {
    let component = placed.component
    let skipped = ["id", "children", "visibleIf", "binding"]
    for member in component.properties.members
    where !skipped.contains(member.key) && !isLost(member.key, of: component.id) {
      // What is no Markdown may come back as Markdown that shows the same.
      if member.key == "markdown", member.value == false { continue }
      let type = component.catalogued
      let old = Spelling.normal(
        member.value, of: member.key, in: component, first: type, format)
      let new = Spelling.normal(
        other[member.key], of: member.key, in: other, first: type, format)
      let isSame =
        switch (old, new) {
        case (nil, nil): true
        case (let old?, let new?): old.isEquivalent(to: new)
        case (nil, _), (_, nil): false
        }
      if !isSame {
        let texts = [old, new].map { $0?.text() ?? "nothing" }
        found.append("\(component.id).\(member.key): \(texts[0]) became \(texts[1])")
      }
    }
    guard component.valueKind != nil, !isLost("binding", of: component.id) else { return }
    if !other.binding.isIdentical(to: component.binding) {
      found.append("\(component.id).binding: \(other.binding)")
    }
  }

  // MARK: Conditions

  private mutating func compareConditions(of placed: PlacedComponent, at place: ComponentPath) {
    let component = placed.component
    for name in ["disabledIf", "requiredIf"] where !isLost(name, of: component.id) {
      guard let old = component.condition(name) else { continue }
      compare(old, after[place]?.condition(name) ?? .always(false), "\(component.id).\(name)")
    }
    guard !isLost("visibleIf", of: component.id) else { return }
    let own = condition(at: placed.path, in: before, isTold: true) { counterparts[$0] == nil }
    let new = condition(at: place, in: after, isTold: false) { !kept.contains($0) }
    compare(own, new, "\(component.id).visibleIf")
  }

  /// What shows a component: its own condition, and those of the containers around it up to the
  /// first that is not passed over.
  private func condition(
    at path: ComponentPath, in form: Form, isTold: Bool, passing: (ComponentPath) -> Bool
  ) -> Condition {
    var parts = [form[path]?.condition("visibleIf") ?? .always(true)]
    var path = path.parent
    while path != .root, passing(path) {
      let isLost = isTold && isLost("visibleIf", of: form[path]?.id ?? "")
      if !isLost { parts.append(form[path]?.condition("visibleIf") ?? .always(true)) }
      path = path.parent
    }
    return .all(parts)
  }

  /// Notes two conditions that do not hold in the same cases.
  private mutating func compare(_ old: Condition, _ new: Condition, _ name: String) {
    let fields = before.placed.filter { old.fields.contains($0.component.id) }.map(\.component)
    let count = fields.isEmpty ? 1 : 20
    let samples = Condition.samples(of: fields, comparing: [old], count: count, &random)
    guard let today = LocalDate(2026, 11, 30) else { return }
    for answers in samples {
      if old.holds(answers, today: today) != new.holds(translated(answers), today: today) {
        found.append("\(name): \(old.text) became \(new.text)")
        return
      }
    }
  }

  /// The same answers as what came back has them: under its ids, and with its options.
  private func translated(_ answers: [String: JSONValue]) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for (id, value) in answers {
      guard let path = before.path(to: id), let place = counterparts[path],
        let field = before[path], let other = after[place]
      else { continue }
      let index = field.options.firstIndex { value == .string($0.value) }
      let options = other.options
      let isOption = field.type == "Picker" && index.map(options.indices.contains) ?? false
      result[other.id] = isOption ? .string(options[index ?? 0].value) : value
    }
    return result
  }
}

extension ComponentPath {
  /// Whether it comes first in the order of the document.
  fileprivate func precedes(_ other: ComponentPath) -> Bool {
    indices.lexicographicallyPrecedes(other.indices)
  }
}
