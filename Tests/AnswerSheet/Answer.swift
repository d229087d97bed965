internal import FormLayout
internal import JSON

/// One set of answers as somebody hands them in.
struct Answer {
  var values: JSONObject
  /// The ids of the steps passed over.
  var skipped: [String]
}

extension Form {
  /// Whether values have the kinds that their fields declare.
  func holdsShaped(_ values: JSONObject) -> Bool { areShaped(values, among: components) }

  private func areShaped(_ values: JSONObject, among components: [Component]) -> Bool {
    components.allSatisfy { component in
      guard let kind = component.valueKind else {
        return areShaped(values, among: component.children)
      }
      guard let value = values[component.binding] else { return true }
      guard kind == .itemList else { return value.hasShape(of: kind) }
      guard let items = value.arrayValue else { return false }
      return items.allSatisfy { item in
        guard let object = item.objectValue, let template = component.template(of: object) else {
          return false
        }
        return areShaped(object, among: template.children)
      }
    }
  }
}

extension Component {
  /// The kinds of item of a `Repeat`.
  var templates: [Component] { children.filter { $0.type == "Item" } }

  /// The kind of an item: the one it names, or the only one.
  func template(of item: JSONObject) -> Component? {
    guard templates.count > 1 else { return templates.first }
    return templates.first { $0.id.isIdentical(to: item["kind"]?.stringValue ?? "") }
  }
}

extension JSONValue {
  fileprivate func hasShape(of kind: FieldValueKind) -> Bool {
    switch kind {
    case .text, .date: stringValue != nil
    case .number: numberValue != nil
    case .boolean: boolValue != nil
    case .textList: arrayValue?.allSatisfy { $0.stringValue != nil } ?? false
    case .itemList: arrayValue != nil
    }
  }
}
