/// How a piece of text looks: what it is for, and how heavy it is.
package struct TextStyle: Hashable, Sendable {
  /// What a piece of text is for; each has its colour.
  package enum Role: Sendable, CaseIterable {
    case heading, placeholder, required, condition, error, warning, info, added, removed, changed
  }

  package var role: Role?
  package var isBold: Bool
  package var isDim: Bool
  package var isUnderlined: Bool

  package init(
    _ role: Role? = nil, isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false
  ) {
    self.role = role
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let dim = TextStyle(isDim: true)
  package static let underlined = TextStyle(isUnderlined: true)
  package static let heading = TextStyle(.heading)
  package static let placeholder = TextStyle(.placeholder)
  package static let required = TextStyle(.required)
  package static let condition = TextStyle(.condition)
  package static let error = TextStyle(.error)
  package static let warning = TextStyle(.warning)
  package static let info = TextStyle(.info)
  package static let added = TextStyle(.added)
  package static let removed = TextStyle(.removed)
  package static let changed = TextStyle(.changed)
}

extension TextStyle {
  /// The codes that turn this style on, for example `1;36`; empty for plain text.
  var ansiCodes: String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isUnderlined { codes.append("4") }
    switch role {
    case nil: break
    case .heading: codes.append("1")
    case .placeholder: codes.append("2")
    case .required, .removed: codes.append("31")
    case .error: codes.append("1;31")
    case .warning, .changed: codes.append("33")
    case .condition: codes.append("36")
    case .info: codes.append("34")
    case .added: codes.append("32")
    }
    return codes.joined(separator: ";")
  }
}
