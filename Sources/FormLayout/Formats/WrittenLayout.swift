package import JSON

/// A form as a file of one of the formats, and what that format could not hold.
package struct WrittenLayout: Sendable {
  /// A thing of the form that is not in the file.
  package struct Loss: Equatable, Sendable {
    /// The component's id; `nil` for the form itself or a component without one.
    package let component: String?
    /// The property, `style.width` for one of the style.
    package let property: String
    /// Why, as a lower-case phrase.
    package let reason: String

    package init(component: String?, property: String, reason: String) {
      self.component = component
      self.property = property
      self.reason = reason
    }

    /// The stable word for a loss, as findings have theirs.
    package static let code = "target-not-expressible"

    /// The loss as `--json` lists it.
    package var json: JSONValue {
      [
        "component": component.map { .string($0) } ?? .null, "property": .string(property),
        "reason": .string(reason),
      ]
    }
  }

  /// One of the files that a form becomes in a format of several.
  package struct File: Equatable, Sendable {
    package let name: String
    package let text: String
  }

  /// The whole file, with its final line feed; of a format of several files, all of them as one.
  package let text: String
  /// The files that it is in a folder; empty for a format of one file.
  package let files: [File]
  /// In the order of the form.
  package let losses: [Loss]

  package init(text: String, files: [File] = [], losses: [Loss] = []) {
    self.text = text
    self.files = files
    self.losses = losses
  }
}
