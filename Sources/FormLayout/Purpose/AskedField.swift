internal import JSON

/// A field with what its words say, worked out once for all checks.
package struct AskedField: Sendable {
  package let placed: PlacedComponent
  /// The words of the label, else of the name for assistive technology; see `TextWords`.
  package let words: [String]
  /// What it asks for; `nil` for what has no purpose.
  package internal(set) var purpose: Purpose?
  /// Whether it asks for something of who fills the form in: no item of a list, nobody else's.
  package let isOwn: Bool
  /// Whether it asks for the same a second time, to be sure.
  package let isRepeated: Bool

  package var component: Component { placed.component }

  init(_ placed: PlacedComponent, isAboutSomebodyElse: Bool) {
    let component = placed.component
    self.placed = placed
    words = TextWords.of(component.label ?? component.accessibility["label"]?.stringValue ?? "")
    purpose = Purpose.of(component)
    isOwn = placed.item == nil && !isAboutSomebodyElse
    isRepeated = Purpose.isRepeated(component)
  }
}
