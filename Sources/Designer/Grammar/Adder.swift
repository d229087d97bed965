internal import FormLayout
internal import JSON

/// Turns described components into edits: ids, and what follows from the fields there are.
struct Adder {
  private let draft: Draft
  private var taken: Set<String> = []
  private(set) var edits: [Edit] = []
  private(set) var ids: [String] = []
  /// The fields in order, for rules that name one before.
  private var earlier: [(id: String, type: String, label: String)] = []
  /// Whether fields without which the form is of no use are marked as required.
  private let marksEssential: Bool
  private(set) var required: [String] = []

  init(_ draft: Draft, clearing: Bool = false, marksEssential: Bool = false) {
    self.draft = draft
    self.marksEssential = marksEssential
    if clearing {
      edits.append(.clear)
    } else {
      earlier = draft.reading.components.map {
        ($0.component.id, $0.component.type, $0.component.label ?? "")
      }
      taken = Set(earlier.map(\.id))
    }
  }

  /// The fewest characters of a password that nothing else protects: NIST SP 800-63B-4, 3.1.1.2.
  static let passwordLength = 15

  /// Adds components at a place, in order.
  mutating func add(_ fields: [NewField], at place: Edit.Place) {
    var nodes: [Edit.Node] = []
    var inner: [(String, [NewField])] = []
    for field in fields {
      let node = node(field)
      nodes.append(node)
      ids.append(node.id)
      if !field.children.isEmpty { inner.append((node.id, field.children)) }
    }
    edits.append(.add(nodes: nodes, at: place))
    for (id, children) in inner {
      let outer = ids
      add(children, at: Edit.Place(in: id))
      ids = outer
    }
  }

  private mutating func node(_ field: NewField) -> Edit.Node {
    var field = field
    let base = field.name ?? (field.label.isEmpty ? field.type : field.label)
    let id = Identifier.unused(
      Identifier.made(from: base) ?? Identifier.made(from: field.type) ?? "field"
    ) { taken.contains($0) }
    taken.insert(id)
    complete(&field, id)
    earlier.append((id, field.type, field.label))
    return field.node(id: id)
  }

  /// What follows from the other fields: a confirmation equals what it confirms.
  private mutating func complete(_ field: inout NewField, _ id: String) {
    let words = Words.keys(field.label)
    if let first = words.first, ["confirm", "repeat", "retype", "verify"].contains(first),
      words.count > 1
    {
      let other = Words.stems(of: words.dropFirst().joined(separator: " "))
      if let match = earlier.last(where: {
        Words.stems(of: $0.label) == other || Words.stems(of: $0.id) == other
      }) {
        if !field.isTyped, match.type != field.type,
          ["TextField", "SecureField"].contains(match.type)
        {
          field.type = match.type
        }
        if match.type == field.type { field.set(.text("matchField", match.id)) }
      }
    }
    if field.type == "SecureField", field.has("purpose") == false, words.contains("password") {
      field.set(.text("purpose", "new-password"))
    }
    // A repetition is as long as what it repeats.
    if field.props.contains(.text("purpose", "new-password")), !field.has("matchField"),
      !field.has("minLength"), !field.has("pattern")
    {
      field.set(.number("minLength", JSONNumber(Self.passwordLength)))
    }
    if marksEssential, field.isEssential, !field.has("required") {
      field.set(.flag("required", true))
      required.append(field.label)
    }
  }
}
