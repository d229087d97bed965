internal import JSON

extension HTMLWriter {
  /// Notes a property that the page does not have.
  mutating func lose(_ property: String, of component: Component?, _ reason: String) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    let loss = WrittenLayout.Loss(component: id, property: property, reason: reason)
    // The items of a list are written several times, their losses once.
    if !place.isCopy { losses.append(loss) }
  }

  mutating func loseForm() {
    for member in form.properties.members {
      switch member.key {
      case "origin": lose("origin", of: nil, "it belongs to another format")
      case "strings": lose("strings", of: nil, "a page is in one language")
      case "metadata": lose("metadata", of: nil, "a page has no place for it")
      default:
        if !Property.form.contains(where: { $0.name == member.key }) {
          lose(member.key, of: nil, "a page has no place for it")
        }
      }
    }
  }

  /// Notes what of a component a page never has, whatever its type makes of the rest.
  mutating func lose(_ component: Component) {
    for member in component.properties.members {
      switch member.key {
      case "origin": lose("origin", of: component, "it belongs to another format")
      case "systemName": lose("systemName", of: component, "a page has no SF Symbols")
      case "style":
        if component.style["modifiers"] != nil {
          lose("style.modifiers", of: component, "they are SwiftUI's")
        }
      case "accessibility": loseAccessibility(component)
      case "action":
        if component.isField {
          lose("action", of: component, "a page tells no host of each answer")
        }
      default:
        if let type = component.catalogued, type.property(member.key) == nil {
          lose(member.key, of: component, "a page has no place for it")
        }
      }
    }
    if component.isField { loseField(component) }
  }

  private mutating func loseAccessibility(_ component: Component) {
    let stated = component.accessibility
    let isField = component.isField || component.type == "Repeat"
    let isNamed =
      isField || ["Button", "Link", "ShareLink", "ProgressView", "Gauge"].contains(component.type)
    let isRead = component.catalogued?.kind == .content
    let losses: [(name: String, isLost: Bool, reason: String)] = [
      ("label", !isNamed, "a page reads its own words"),
      ("hint", !isField, "a page has hints for fields only"),
      ("value", true, "a page reads the value that is there"),
      ("hidden", !isRead && stated["hidden"] == true, "what can be used is read as well"),
      ("inputLabels", true, "a page has one name for each control"),
    ]
    for loss in losses where loss.isLost && stated[loss.name] != nil {
      lose("accessibility.\(loss.name)", of: component, loss.reason)
    }
  }

  private mutating func loseField(_ component: Component) {
    if component.rule("custom") != nil {
      lose("rules.custom", of: component, "only the host can answer for it")
    }
    if let source = component.rule("pattern")?.value?.stringValue { losePattern(source, component) }
    if component.options.contains(where: { $0.image != nil }) {
      lose("options.image", of: component, "an asset is not in the page")
    }
    if component.defaultValue != nil {
      if component.type == "SecureField" {
        lose("defaultValue", of: component, "the page's source shows it to everybody")
      } else if component.type == "FileField" {
        lose("defaultValue", of: component, "a page cannot choose a file")
      }
    }
    if component["supportsOpacity"] == true {
      lose("supportsOpacity", of: component, "a page's colour field is opaque")
    }
  }

  private mutating func losePattern(_ source: String, _ component: Component) {
    guard let pattern = BrowserPattern(source) else {
      lose("rules.pattern", of: component, "it cannot be used as a pattern")
      return
    }
    if pattern.attribute == nil {
      lose(
        "rules.pattern", of: component,
        "without script it is not checked: it tells the halves of a character apart")
    }
    if PatternReading(source).isCatastrophic {
      lose("rules.pattern", of: component, "a browser sets it no bound, and it can take very long")
    }
  }
}
