/// Something that a person should know about edits that were applied, and that is no fault.
package struct EditNote: Equatable, Sendable {
  /// The component it is about.
  package let component: String?
  /// In a lower-case phrase without a full stop.
  package let message: String

  package init(component: String? = nil, _ message: String) {
    self.component = component
    self.message = message
  }
}
