internal import JSON

/// Edits being applied: the copy, and what is to be remembered from one edit to the next.
struct EditApplication {
  /// An id that a condition, a route or a rule names, looked up after the last edit.
  struct Lookup {
    var id: String
    let pointer: JSONPointer
    let component: String
  }

  let original: Form
  var form: Form
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var notes: [EditNote] = []
  var isChanged = false
  /// What ids mean in the rest of these edits, where they do not mean themselves.
  var aliases: [CodeUnits: String] = [:]
  /// Ids that these edits added.
  var added: Set<CodeUnits> = []
  /// Ids that these edits added and that are still to be kept apart.
  var reserved: Set<CodeUnits> = []
  /// Ids that would be there if their edit were not faulty: no fault of those that name them.
  var ghosts: Set<CodeUnits> = []
  var renamed: [AppliedEdits.Renaming] = []
  var lookups: [Lookup] = []
  /// Whether a new field may take the look of one that was there before; looked for once it matters.
  var canTakeLook: Bool?

  init(_ form: Form) {
    original = form
    self.form = form
  }

  mutating func run(_ edits: [Edit]) -> EditOutcome {
    if edits.count == 1, case .undo(let count) = edits[0], count > 0 { return .undo(count: count) }
    for (index, edit) in edits.enumerated() {
      apply(edit, at: JSONPointer(["ops"]).appending(index))
    }
    lookUp()
    guard diagnostics.isEmpty else { return .refused(diagnostics) }
    return .applied(
      AppliedEdits(form: form, isChanged: isChanged, renamed: netRenamings, notes: notes))
  }

  private mutating func apply(_ edit: Edit, at pointer: JSONPointer) {
    switch edit {
    case .set(let ids, let props): set(ids, props, at: pointer)
    case .add(let nodes, let place): add(nodes, at: place, pointer)
    case .remove(let ids): remove(ids, at: pointer)
    case .move(let ids, let place): move(ids, to: place, at: pointer)
    case .rename(let id, let newID): rename(id, to: newID, at: pointer)
    case .clear: clear()
    case .undo(let count):
      refuse(
        .badValue, at: pointer.appending(count > 0 ? "op" : "count"),
        count > 0
          ? "'undo' stands alone in its reply" : "'undo' goes back at least one revision")
    case .translate(let language, let texts): translate(texts, into: language, at: pointer)
    }
  }

  private var netRenamings: [AppliedEdits.Renaming] {
    renamed.filter {
      !$0.from.isIdentical(to: $0.to) && original.index.contains($0.from)
        && form.index.contains($0.to)
    }
  }
}

// MARK: Faults and notes

extension EditApplication {
  mutating func refuse(
    _ fault: EditFault, at pointer: JSONPointer, component: String? = nil, _ message: String,
    help: String? = nil
  ) {
    let diagnostic = Diagnostic(
      code: fault.rawValue, severity: .error, component: component, pointer: pointer,
      message: message, help: help)
    let isKnown = diagnostics.contains {
      $0.code == diagnostic.code && $0.pointer == pointer
        && $0.message.isIdentical(to: diagnostic.message)
    }
    if !isKnown { diagnostics.append(diagnostic) }
  }

  mutating func note(_ component: String?, _ message: String) {
    let note = EditNote(component: component, message)
    if !notes.contains(note) { notes.append(note) }
  }

  mutating func refuseUnknown(_ id: String, at pointer: JSONPointer, component: String? = nil) {
    guard !ghosts.contains(CodeUnits(id)) else { return }
    let parts = TranslationPath(id)
    if !parts.rest.isEmpty, let field = place(of: parts.id).flatMap({ form[$0] }),
      field["options"] != nil
    {
      refuse(
        .unknownID, at: pointer, component: field.id,
        "'\(field.id)' has no option '\(parts.rest)'",
        help: NearestName.question(for: parts.rest, among: field.options.map(\.value)))
      return
    }
    let wasThere = hasExisted(id)
    refuse(
      .unknownID, at: pointer, component: component,
      wasThere ? "'\(id)' is no longer there" : "there is no '\(id)'",
      help: NearestName.question(for: id, among: form.index.ids.sorted { $0.precedes($1) }))
  }

  func hasExisted(_ id: String) -> Bool {
    original.index.contains(id) || added.contains(CodeUnits(id))
  }

  /// Looks up what conditions, routes and rules name: what these edits removed is left to the report.
  private mutating func lookUp() {
    for lookup in lookups where !form.index.contains(lookup.id) && !hasExisted(lookup.id) {
      refuseUnknown(lookup.id, at: lookup.pointer, component: lookup.component)
    }
  }
}

// MARK: Ids

extension EditApplication {
  /// What an id means by now.
  func meaning(of id: String) -> String { aliases[CodeUnits(id)] ?? id }

  /// The place of a component by its id or its JSON Pointer.
  func place(of address: String) -> ComponentPath? {
    guard address.utf8.first == UInt8(ascii: "/") else {
      return form.path(to: meaning(of: address))
    }
    return ComponentPath(pointer: address).flatMap { form[$0] == nil ? nil : $0 }
  }

  /// The option that `plan.pro` names, where the part before the dot is a component with that option.
  func option(_ address: String) -> (path: ComponentPath, value: String)? {
    let parts = TranslationPath(address)
    guard !parts.rest.isEmpty, !form.index.contains(address), let path = place(of: parts.id),
      form[path]?.options.contains(where: { $0.value.isIdentical(to: parts.rest) }) == true
    else { return nil }
    return (path, parts.rest)
  }

  func isForm(_ id: String) -> Bool {
    id.isIdentical(to: "form") || id.isIdentical(to: form.id) && !form.index.contains(id)
  }
}

extension ComponentPath {
  /// The place that a JSON Pointer such as `/components/3/children/0` names.
  init?(pointer: String) {
    let tokens = pointer.split(separator: "/", omittingEmptySubsequences: true)
    guard !tokens.isEmpty, tokens.count.isMultiple(of: 2) else { return nil }
    var indices: [Int] = []
    for depth in stride(from: 0, to: tokens.count, by: 2) {
      guard tokens[depth] == (depth == 0 ? "components" : "children"),
        let index = Int(tokens[depth + 1]), index >= 0
      else { return nil }
      indices.append(index)
    }
    self.init(indices)
  }
}
