internal import JSON

/// A field as its markup needs it: ids, names, and what is true of its control.
struct HTMLField {
  let component: Component
  let id: String
  let name: String
  /// Whether a browser may ask for an answer by itself.
  let isRequired: Bool
  /// The ids of what describes it; `nil` where there is nothing.
  let describedBy: String?
  /// What is read in place of the visible words.
  let spokenLabel: String?
  let testID: String?

  var isReadOnly: Bool { component.isReadOnly }

  /// A flag as an attribute.
  static func flag(_ isOn: Bool) -> String? { isOn ? "" : nil }

  /// An autofill token where the control may have it (HTML standard, "Autofill field").
  func autocomplete(_ type: String) -> String? {
    guard let purpose = component.purpose, let token = AutofillToken(purpose) else { return nil }
    let isFine =
      switch type {
      case "text", "search": token.field != "street-address"
      case "select", "textarea": true
      case "password": token.field.hasSuffix("-password") || token.field == "one-time-code"
      case "email": token.field == "email"
      case "tel": token.field.hasPrefix("tel")
      case "url": ["url", "photo", "impp"].contains(token.field)
      case "date": token.field == "bday"
      default: false
      }
    if token.field == "street-address", type == "text" {
      // One line of an address is its first.
      return purpose.replacing(token.field, with: "address-line1")
    }
    return isFine ? purpose : nil
  }

  /// The kinds of file that a browser offers: endings such as `.pdf`, and types such as `image/*`.
  var accept: String? {
    let kinds = (component["accept"]?.stringValue ?? "").split(separator: ",").map { kind in
      kind.drop { $0 == " " }.prefix { $0 != " " }
    }
    let known = kinds.filter { kind in
      let isASCII = kind.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || ".+-/*".utf8.contains(byte)
      }
      let parts = kind.split(separator: "/", omittingEmptySubsequences: false)
      let isType = parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      let isWhole =
        isType && !parts[0].contains("*")
        && (parts[1] == "*" || !parts[1].contains("*"))
      return isASCII
        && (isWhole
          || (kind.hasPrefix(".") && !isType && kind.utf8.count > 1 && !kind.contains("*")))
    }
    return known.isEmpty ? nil : known.joined(separator: ",")
  }

  /// The number under a property, as an attribute states it.
  func number(_ property: String) -> String? {
    let stated = component[property] ?? component.catalogued?.property(property)?.defaultValue
    return stated?.doubleValue.map { JSONNumber($0).text }
  }
}

extension HTMLWriter {
  /// A field with its label, its hints and the place for its error before the control.
  mutating func field(
    _ component: Component, class className: String? = nil,
    _ control: (HTMLField, inout HTMLWriter) -> [HTMLNode]
  ) -> [HTMLNode] {
    let (field, notes) = prepared(component)
    let label: [HTMLNode] = [
      .tag("label", ["for": field.id], labelWords(component, marksOptional: true))
    ]
    let children = label + notes + control(field, &self)
    return [
      finished(
        "div", class: ["field", className].compactMap { $0 }.joined(separator: " "),
        component, children)
    ]
  }

  /// A field of several controls, with a legend for all.
  mutating func fieldGroup(
    _ component: Component, class className: String,
    _ controls: (HTMLField, inout HTMLWriter) -> [HTMLNode]
  ) -> [HTMLNode] {
    let (field, notes) = prepared(component)
    let legend: [HTMLNode] = [
      .tag("legend", [:], labelWords(component, marksOptional: true))
    ]
    let node = finished(
      "fieldset", class: "field " + className, component,
      legend + notes + controls(field, &self))
    guard case .element(var element) = node else { return [node] }
    element["aria-describedby"] = field.describedBy
    element["aria-label"] = field.spokenLabel
    element["data-testid"] = field.testID
    return [.element(element)]
  }

  /// The words of a label, with a mark where no answer is asked for.
  func labelWords(_ component: Component, marksOptional: Bool) -> [HTMLNode] {
    var nodes: [HTMLNode] = [.tag("span", ["class": "label"], words(component, "label"))]
    if marksOptional, !component.isRequired {
      nodes += [.text(" "), .tag("span", ["class": "optional"], "(optional)")]
    }
    return nodes
  }

  /// The ids of a field, and its hints and the place for its error.
  func prepared(_ component: Component) -> (field: HTMLField, notes: [HTMLNode]) {
    let id = elementID(component)
    var notes: [HTMLNode] = []
    var ids: [String] = []
    func note(_ suffix: String, _ words: [HTMLNode], class className: String = "hint") {
      guard !words.isEmpty else { return }
      ids.append(id + suffix)
      notes.append(.tag("p", ["class": className, "id": id + suffix], words))
    }
    note(".help", words(component, "help"))
    note(".rule", FieldHints(component, pen).sentence.map { [.text($0)] } ?? [])
    let spoken = component.accessibility["hint"]?.stringValue.map { [HTMLNode.text($0)] }
    note(".spoken", spoken ?? [], class: "spoken")
    notes.append(.tag("p", ["class": "error", "id": id + ".error", "hidden": ""]))
    let isSure =
      !place.isConditional && component["visibleIf"] == nil && component["disabledIf"] == nil
    let field = HTMLField(
      component: component, id: id, name: controlName(component),
      isRequired: component.isRequired && isSure,
      describedBy: ids.isEmpty ? nil : ids.joined(separator: " "),
      spokenLabel: component.accessibility["label"]?.stringValue, testID: testID(component))
    return (field, notes)
  }
}
