internal import JSON

extension CheckContext {
  /// A fix that changes properties of one component.
  func fix(
    _ title: String, _ safety: Fix.Safety, of placed: PlacedComponent, _ changes: [PropertyChange]
  ) -> Fix {
    Fix(title, safety, [.set(ids: [address(of: placed)], props: changes)])
  }

  /// A fix that makes one component another type and leaves out what that type does not take.
  func fix(
    _ title: String, _ safety: Fix.Safety, of placed: PlacedComponent, making type: String,
    _ changes: [PropertyChange] = []
  ) -> Fix {
    let taken = ComponentType.named(type)
    let dropped = placed.component.properties.keys.filter {
      placed.component.catalogued?.property($0) != nil && taken?.property($0) == nil
    }
    return fix(
      title, safety, of: placed, [.text("type", type)] + dropped.map { .unset($0) } + changes)
  }

  /// A fix that removes one component; `nil` where something else names it.
  func removal(
    _ title: String, _ safety: Fix.Safety, of placed: PlacedComponent
  ) -> Fix? {
    guard !isNamed(placed) else { return nil }
    return Fix(title, safety, [.remove(ids: [address(of: placed)])])
  }

  /// Whether another component's condition, rule or route names this one.
  func isNamed(_ placed: PlacedComponent) -> Bool {
    let id = placed.component.id
    return !id.isEmpty && namedIDs.contains(CodeUnits(id))
  }

  /// Whether the form came from a format that knows neither titles nor required answers.
  var isOfPlainFormat: Bool {
    [LayoutFormat.dynamicUI.name, LayoutFormat.viewLayout.name].contains(form.source?.name)
  }

  /// Whether the form's words are English.
  var isEnglish: Bool { form.language == "en" || form.language.hasPrefix("en-") }
}
