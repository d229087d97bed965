internal import JSON

/// A field together with what it asks for.
package struct PurposefulField: Sendable {
  package let placed: PlacedComponent
  package let purpose: Purpose
  /// Whether it asks for something of who fills the form in: no item of a list, nobody else's.
  package let isOwn: Bool
  package let isRepeated: Bool

  package var component: Component { placed.component }
}

extension CheckContext {
  /// Every field in document order; a password's age is told by the form.
  static func askedFields(in form: Form, _ components: [PlacedComponent]) -> [AskedField] {
    var fields: [AskedField] = []
    var around: [Bool] = []
    for placed in components {
      around.removeLast(around.count - placed.ancestors.count)
      let component = placed.component
      // Of what is no field, only the words around others count.
      let words = component.isField || !component.children.isEmpty ? FieldWords(component) : nil
      let isElse = around.last == true || words.map(Purpose.isAboutSomebodyElse) == true
      around.append(isElse)
      if let words, component.isField {
        fields.append(AskedField(placed, words, isAboutSomebodyElse: isElse))
      }
    }
    guard fields.contains(where: { $0.purpose == .password }) else { return fields }
    let age = passwordAge(form, components, fields)
    for index in fields.indices where fields[index].purpose == .password {
      fields[index].purpose = age
    }
    return fields
  }

  private static func passwordAge(
    _ form: Form, _ components: [PlacedComponent], _ fields: [AskedField]
  ) -> Purpose {
    let passwords = fields.filter { $0.purpose?.isPassword == true }
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

extension AskedField {
  /// The field with its purpose, where it has one.
  var purposeful: PurposefulField? {
    purpose.map {
      PurposefulField(placed: placed, purpose: $0, isOwn: isOwn, isRepeated: isRepeated)
    }
  }
}
