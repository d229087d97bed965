internal import JSON

/// A field with what its words say, worked out once for all checks.
package struct AskedField: Sendable {
  package let placed: PlacedComponent
  /// The words of the label, else of the name for assistive technology; see `TextWords`.
  package let words: [String]
  /// What it asks for; `nil` for what has no purpose.
  package internal(set) var purpose: Purpose?
  /// The options of a Picker that are well formed.
  let options: [FieldOption]
  /// Whether it asks for something of who fills the form in: no item of a list, nobody else's.
  package let isOwn: Bool
  /// Whether it asks for the same a second time, to be sure.
  package let isRepeated: Bool

  package var component: Component { placed.component }

  init(_ placed: PlacedComponent, _ words: FieldWords, isAboutSomebodyElse: Bool) {
    let component = placed.component
    self.placed = placed
    self.words = component.label == nil ? words.name : words.label
    purpose = Purpose.of(component, words)
    options = component.type == "Picker" ? component.options : []
    isOwn = placed.item == nil && !isAboutSomebodyElse
    isRepeated = Purpose.isRepeated(component, words)
  }
}
