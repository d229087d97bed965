internal import FormLayout

/// What a phrase names in the form.
enum Found: Sendable {
  /// These; `isSet` where the phrase means all of a kind.
  case some([NamedComponent], isSet: Bool)
  /// Several, of which one is meant.
  case several(String, [NamedComponent])
  /// Nothing has such a name.
  case none(String)
  /// A word such as `it`, and nothing was spoken of.
  case unclear(String)

  var all: [NamedComponent] { if case .some(let found, _) = self { found } else { [] } }

  var one: NamedComponent? { all.count == 1 ? all[0] : nil }

  /// What to say where it names nothing, or too much.
  var complaint: Outcome? {
    switch self {
    case .some: nil
    case .several(let words, let candidates):
      .ask("Which one do you mean by '\(words)': \(Found.list(candidates, last: "or"))?")
    case .none(let words): .cannot("There is no '\(words)' in this form")
    case .unclear(let words): .ask("I do not know what '\(words)' is here; please name it")
    }
  }

  /// Components for people, told apart by what is around them where their titles are the same.
  static func list(_ components: [NamedComponent], last: String = "and") -> String {
    let titles = components.map { component in
      let isShared = components.count { $0.title == component.title } > 1
      let around = component.placed.ancestors.last { $0.label != nil }?.label
      guard isShared else { return component.title }
      return around.map { "\(component.title) in '\($0)'" }
        ?? "\(component.title) (\(component.component.id))"
    }
    return Sentence.list(titles, last: last)
  }
}
