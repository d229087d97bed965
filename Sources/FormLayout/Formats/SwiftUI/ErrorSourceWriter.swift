internal import JSON

/// Writes the functions that hold each answer against its rules.
struct ErrorSourceWriter {
  let plan: SourcePlan
  var support: ValuesSupport
  var losses = SwiftUILosses()
  /// What the function of each scope needs from around it.
  private(set) var needs: [Int: SourceNeeds] = [:]

  /// The most lines of one function; a container of more has its own.
  private static let mostLines = 24

  init(_ plan: SourcePlan, _ support: ValuesSupport) {
    self.plan = plan
    self.support = support
  }

  /// The functions of a scope and of the items below it, each in its extension.
  mutating func functions(of scope: Int) -> [[String]] {
    var inner: [[String]] = []
    for part in plan.filling.scopes[scope].parts {
      for template in part.templates { inner += functions(of: template) }
    }
    var builder = Builder(scope: scope)
    if scope == 0 { builder.needs.path = plan.hasSteps }
    let parts = plan.filling.scopes[scope].parts
    var pieces: [[String]] = []
    var local = 0
    while local < parts.count {
      // Of an item, what is inside it: the item itself is always there.
      var lines = SwiftSource(margin: 2)
      write(local, to: &lines, &builder)
      if !lines.isEmpty { pieces.append(lines.lines) }
      local = parts[local].end
    }
    builder.needs.outer.remove(scope)
    needs[scope] = builder.needs
    return [assembled(scope, pieces, builder)] + inner
  }

  private struct Builder {
    let scope: Int
    var needs = SourceNeeds()
  }

  /// The function of a scope, cut into several where it is long.
  private func assembled(_ scope: Int, _ pieces: [[String]], _ builder: Builder) -> [String] {
    var chunks: [[String]] = []
    let isLong = pieces.reduce(0) { $0 + $1.count } > 2 * Self.mostLines
    for piece in pieces {
      if let last = chunks.last, !isLong || last.count + piece.count <= Self.mostLines {
        chunks[chunks.count - 1] += piece
      } else {
        chunks.append(piece)
      }
    }
    let names = chunks.indices.map { "findErrors\($0 + 1)" }
    let calls = names.map { "\($0)(\(arguments(scope, builder.needs)))" }
    var source = SwiftSource()
    source.block("extension \(plan.qualified(scope))") { source in
      writeFunction(
        "findErrors", chunks.count > 1 ? calls : chunks.flatMap { $0 }, scope, builder.needs,
        isPrivate: false, to: &source)
      for (name, lines) in zip(names, chunks) where chunks.count > 1 {
        source.gap()
        writeFunction(name, lines, scope, builder.needs, to: &source)
      }
    }
    return source.lines
  }

  private func writeFunction(
    _ name: String, _ lines: [String], _ scope: Int, _ needs: SourceNeeds, isPrivate: Bool = true,
    to source: inout SwiftSource
  ) {
    var parameters = ["_ errors: inout ErrorList"]
    if scope != 0 { parameters.append("at place: String") }
    parameters += plan.parameters(needs, in: scope)
    let access = "fileprivate"
    source.call("\(isPrivate ? "private" : access) func \(name)(", parameters, ") {")
    source.indent { $0.add(lines) }
    source.line("}")
  }

  private func arguments(_ scope: Int, _ needs: SourceNeeds) -> String {
    let place = scope == 0 ? [] : ["at: place"]
    return (["&errors"] + place + plan.argumentList(needs, names: { plan.variable(of: $0) }))
      .joined(separator: ", ")
  }

  // MARK: Walking

  private mutating func write(_ local: Int, to source: inout SwiftSource, _ builder: inout Builder)
  {
    let scope = builder.scope
    let part = plan.part(scope, local)
    let isTested = part.isStep || plan.scopes[scope].shows[local] != nil
    var inner = SwiftSource(margin: source.margin + source.level + (isTested ? 1 : 0))
    if part.slot != nil { writeField(local, to: &inner, &builder) }
    if part.isRepeat { writeItems(local, to: &inner, &builder) }
    var child = local + 1
    while child < part.end {
      write(child, to: &inner, &builder)
      child = plan.part(scope, child).end
    }
    guard !inner.isEmpty else { return }
    guard let test = test(local, &builder) else { return source.add(inner.lines) }
    source.block("if \(test)") { $0.add(inner.lines) }
  }

  /// What must hold for a part to be asked; `nil` where it always is.
  private func test(_ local: Int, _ builder: inout Builder) -> String? {
    let part = plan.part(builder.scope, local)
    if part.isStep, let step = part.step { return "path.contains(.\(plan.steps[step]))" }
    guard let name = plan.scopes[builder.scope].shows[local] else { return nil }
    builder.needs.formUnion(plan.needs(of: name, in: builder.scope))
    return plan.call(name, of: builder.scope, names: { plan.variable(of: $0) })
  }

  private mutating func writeItems(
    _ local: Int, to source: inout SwiftSource, _ builder: inout Builder
  ) {
    let scope = builder.scope
    let part = plan.part(scope, local)
    guard let slot = part.slot else { return }
    let templates = part.templates.filter { hasFields($0) }
    guard !templates.isEmpty else { return }
    let key = plan.filling.scopes[scope].keys[slot]
    let prefix = scope == 0 ? "" : "\\(place)."
    func call(_ template: Int) -> String {
      let needs = self.needs[template] ?? SourceNeeds()
      var arguments = ["&errors", "at: \"\(prefix)\(SwiftText.escaped(key)).\\(index)\""]
      arguments += plan.argumentList(needs, names: { $0 == scope ? "self" : plan.variable(of: $0) })
      return "entry.findErrors(\(arguments.joined(separator: ", ")))"
    }
    for template in templates { builder.needs.formUnion(needs[template] ?? SourceNeeds()) }
    source.block(
      "for (index, entry) in \(plan.scopes[scope].properties[slot]).enumerated()"
    ) { source in
      guard part.templates.count > 1 else { return source.line(call(templates[0])) }
      source.block("switch entry") { source in
        for template in templates {
          let name = SwiftName.unreserved(
            SwiftName.lowerCamel(plan.scopes[template].type) ?? "entry")
          source.line("case .\(name)(let entry): \(call(template))")
        }
        if templates.count < part.templates.count { source.line("default: break") }
      }
    }
  }

  private func hasFields(_ scope: Int) -> Bool {
    plan.filling.scopes[scope].parts.contains { $0.slot != nil }
  }

  // MARK: Fields

  private mutating func writeField(
    _ local: Int, to source: inout SwiftSource, _ builder: inout Builder
  ) {
    let scope = builder.scope
    let part = plan.part(scope, local)
    guard let slot = part.slot, let kind = plan.kind(ofSlot: slot, in: scope),
      kind == part.component.valueKind
    else { return }
    var rules = RuleSourceWriter(plan: plan, scope: scope, local: local, kind: kind)
    var arguments = rules.head(slot: slot)
    let isOpen = openness(local, &builder)
    if isOpen != "false" {
      arguments += requirement(local, &builder)
    }
    arguments += isOpen.map { ["isOpen: \($0)"] } ?? []
    if isOpen != "false" {
      arguments += rules.tail()
    }
    support.use(rules.used)
    losses.append(rules.losses)
    builder.needs.formUnion(rules.needs)
    source.call("errors.check(", arguments)
  }

  /// Whether an answer can be changed at present; `nil` where it always can.
  private func openness(_ local: Int, _ builder: inout Builder) -> String? {
    if plan.part(builder.scope, local).component.isReadOnly { return "false" }
    var tests: [String] = []
    var (scope, part) = (builder.scope, local)
    while true {
      for place in plan.chain(of: part, in: scope) {
        guard let name = plan.scopes[scope].disables[place] else { continue }
        builder.needs.formUnion(plan.needs(of: name, in: scope))
        let isOwn = scope == builder.scope
        if !isOwn { builder.needs.outer.insert(scope) }
        tests.append(
          plan.call(
            name, of: scope, prefix: isOwn ? "" : plan.variable(of: scope) + ".",
            names: { plan.variable(of: $0) }))
      }
      guard let outer = plan.filling.scopes[scope].outer else { break }
      (scope, part) = (outer.scope, outer.part)
    }
    guard !tests.isEmpty else { return nil }
    return tests.count == 1 ? "!" + tests[0] : "!(\(tests.joined(separator: " || ")))"
  }

  private func requirement(_ local: Int, _ builder: inout Builder) -> [String] {
    let part = plan.part(builder.scope, local)
    guard !part.isRepeat else { return [] }
    if part.component.isRequired { return ["isRequired: true"] }
    guard let name = plan.scopes[builder.scope].requires[local] else { return [] }
    builder.needs.formUnion(plan.needs(of: name, in: builder.scope))
    let call = plan.call(name, of: builder.scope, names: { plan.variable(of: $0) })
    return ["isRequired: \(call)"]
  }
}
