internal import JSON

/// A field together with what it asks for.
package struct PurposefulField: Sendable {
  package let placed: PlacedComponent
  package let purpose: Purpose

  package var component: Component { placed.component }

  /// Whether it asks for something of who fills the form in: no item of a list, nobody else's.
  package var isOwn: Bool {
    placed.item == nil && !Purpose.isAboutSomebodyElse(component)
      && !placed.ancestors.contains { Purpose.isAboutSomebodyElse($0) }
  }

  package var isRepeated: Bool { Purpose.isRepeated(component) }
}

extension CheckContext {
  /// The fields that have a purpose, in document order; a password's age is told by the form.
  static func purposefulFields(
    in form: Form, _ components: [PlacedComponent]
  ) -> [PurposefulField] {
    let fields = components.compactMap { placed in
      Purpose.of(placed.component).map { PurposefulField(placed: placed, purpose: $0) }
    }
    guard fields.contains(where: { $0.purpose == .password }) else { return fields }
    let age = passwordAge(form, components, fields)
    return fields.map { field in
      field.purpose == .password ? PurposefulField(placed: field.placed, purpose: age) : field
    }
  }

  private static func passwordAge(
    _ form: Form, _ components: [PlacedComponent], _ fields: [PurposefulField]
  ) -> Purpose {
    let passwords = fields.filter { $0.purpose.isPassword }
    if passwords.contains(where: { $0.isRepeated || $0.purpose == .newPassword }) {
      return .newPassword
    }
    let words = opening(form, components)
    if words.contains(where: isJoining) { return .newPassword }
    return words.contains(where: isEntering) ? .currentPassword : .password
  }

  /// Whether the form's own words or a button say that people join.
  var registers: Bool { Self.opening(form, components).contains(where: Self.isJoining) }

  /// Whether the form's own words or a button say that people sign in.
  var signsIn: Bool { Self.opening(form, components).contains(where: Self.isEntering) }

  /// The words of the form's title and id, and of its buttons that go on.
  private static func opening(_ form: Form, _ components: [PlacedComponent]) -> [String] {
    let buttons = components.map(\.component).filter { $0.type == "Button" && $0.role != "cancel" }
    return ([form.title, form.id] + buttons.flatMap { [$0.label, $0.action] })
      .map { TextWords.of($0 ?? "").joined(separator: " ") }
  }

  private static func isJoining(_ text: String) -> Bool {
    joining.contains { text.hasPrefix($0) }
  }

  private static func isEntering(_ text: String) -> Bool {
    entering.contains { text.hasPrefix($0) }
  }

  private static let joining = [
    "register", "registration", "sign up", "signup", "create account", "create an account",
    "create your account", "join", "registrier", "konto anlegen", "inscription", "s inscrire",
    "registr", "crear cuenta",
  ]
  private static let entering = [
    "log in", "login", "sign in", "signin", "anmelden", "einloggen", "connexion", "se connecter",
    "iniciar sesion",
  ]
}
