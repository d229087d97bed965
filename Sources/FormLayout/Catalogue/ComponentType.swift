/// One entry of the catalogue: a component type with everything the program knows of it.
package struct ComponentType: Sendable {
  /// What a type is for.
  package enum Kind: String, CaseIterable, Sendable {
    case content, field, action, container, structure
  }

  /// Which components may stand directly inside.
  package enum Children: Sendable {
    case none
    case any
    case only([String])

    /// Whether nothing may.
    package var isNone: Bool { if case .none = self { true } else { false } }
  }

  package let name: String
  package let kind: Kind
  /// One line for people.
  package let meaning: String
  package let children: Children
  /// What it takes, `common` and its kind's included, each once.
  package let properties: [Property]

  private let byName: [String: Property]

  init(
    _ name: String, _ kind: Kind, _ meaning: String, children: Children = .none,
    _ own: [Property] = []
  ) {
    self.name = name
    self.kind = kind
    self.meaning = meaning
    self.children = children
    var properties = Property.common + (kind == .field ? Property.field : [])
    if case .none = children {} else { properties.append(Property.children) }
    let names = Set(own.map(\.name))
    properties = properties.filter { !names.contains($0.name) } + own
    properties.sort {
      (KeyOrder.component.rank(of: $0.name) ?? .max)
        < (KeyOrder.component.rank(of: $1.name) ?? .max)
    }
    self.properties = properties
    byName = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
  }

  /// The property of a name, where this type takes it.
  package func property(_ name: String) -> Property? { byName[name] }

  /// Every type, kind by kind.
  package static let all: [ComponentType] = content + fields + actions + containers + structure

  /// The type of a name.
  package static func named(_ name: String) -> ComponentType? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
