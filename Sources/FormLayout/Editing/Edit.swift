package import JSON

/// One operation on a form: what a model's reply, a typed command, the offline designer and a fix all use.
///
/// An id may be a JSON Pointer (`/components/3`) where a fix must reach a component without a
/// usable id; no valid id begins with a slash.
package enum Edit: Equatable, Sendable {
  case set(ids: [String], props: [PropertyChange])
  case add(nodes: [Node], at: Place)
  case remove(ids: [String])
  case move(ids: [String], to: Place)
  case rename(id: String, to: String)
  /// Empties the components and keeps the form's own keys.
  case clear
  /// Goes back so many revisions; alone in its reply.
  case undo(count: Int)
  case translate(language: String, texts: [Translation])

  /// A component to add.
  package struct Node: Equatable, Sendable {
    package var type: String
    /// Made from the label where it is empty.
    package var id: String
    /// The label; a `Text`'s text.
    package var label: String
    package var props: [PropertyChange]

    package init(type: String, id: String, label: String, props: [PropertyChange] = []) {
      self.type = type
      self.id = id
      self.label = label
      self.props = props
    }
  }

  /// Where components go.
  package struct Place: Equatable, Sendable {
    /// The container's id; empty for the form itself.
    package var container: String
    /// A sibling's id; `^` is first, empty is last.
    package var after: String

    package init(in container: String = "", after: String = "") {
      self.container = container
      self.after = after
    }
  }

  /// Words in another language.
  package struct Translation: Equatable, Sendable {
    /// What is translated: `email.label`, `plan.option.pro`, `form.title`.
    package var path: String
    package var words: String

    package init(path: String, words: String) {
      self.path = path
      self.words = words
    }
  }
}

/// One property given a value, by a name of the reply or by a path.
package enum PropertyChange: Equatable, Sendable {
  case text(String, String)
  case flag(String, Bool)
  case number(String, JSONNumber)
  case list(String, [String])
  case unset(String)
  /// A path such as `style.modifiers.shadow` and the value under it.
  case path(String, JSONValue)
}
