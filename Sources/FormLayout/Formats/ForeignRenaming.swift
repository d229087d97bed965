internal import JSON

/// A new name for what other formats name in their own way, where `origin` may still have the old one.
struct ForeignRenaming {
  enum Kind {
    case field, step, option
  }

  let kind: Kind
  let from: String
  let to: String

  /// Gives what `origin` keeps with the new name; `nil` where it does not have the old one.
  typealias InOrigin = @Sendable (_ origin: JSONValue, ForeignRenaming) -> JSONValue?

  init(_ kind: Kind, from: String, to: String) {
    self.kind = kind
    self.from = from
    self.to = to
  }

  /// What a change of a component's id or key does; `nil` where other formats call it as before.
  init?(of old: Component, to new: Component) {
    let from = Self.name(of: old)
    let to = Self.name(of: new)
    guard !from.isEmpty, !from.isIdentical(to: to) else { return nil }
    self.init(old.type == "Step" ? .step : .field, from: from, to: to)
  }

  /// The key of its value, the name that it came with, or its id.
  private static func name(of component: Component) -> String {
    let origin = component["origin"]
    return component["binding"]?.stringValue ?? origin?["identifier"]?.stringValue
      ?? origin?["id"]?.stringValue ?? component.id
  }

  /// A list, or an object, with what a closure gives for the values inside; `nil` where it gives
  /// nothing for any.
  static func rewritten(
    _ value: JSONValue, _ rewrite: (String?, JSONValue) -> JSONValue?
  ) -> JSONValue? {
    var isChanged = false
    if var elements = value.arrayValue {
      for index in elements.indices {
        guard let new = rewrite(nil, elements[index]) else { continue }
        elements[index] = new
        isChanged = true
      }
      return isChanged ? .array(elements) : nil
    }
    guard var object = value.objectValue else { return nil }
    for member in object.members {
      guard let new = rewrite(member.key, member.value) else { continue }
      object[member.key] = new
      isChanged = true
    }
    return isChanged ? .object(object) : nil
  }
}
