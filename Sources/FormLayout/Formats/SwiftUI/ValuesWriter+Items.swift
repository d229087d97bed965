internal import JSON

/// The types of the items, the questions, the choices.
extension ValuesWriter {
  mutating func writeItems() {
    for scope in plan.scopes.indices.dropFirst() {
      var inner = ValuesWriter(plan)
      inner.support = support
      inner.writeItemType(of: scope)
      support = inner.support
      losses.append(inner.losses)
      source.gap()
      source.block("extension \(plan.valuesType)") { $0.add(inner.source.lines) }
    }
    for (key, type) in plan.listTypes.sorted(by: { $0.value < $1.value }) {
      let plan = plan
      emit { writer, source in
        source.block("extension \(plan.valuesType)") { source in
          writer.writeKinds(type, plan.part(key.scope, key.part), to: &source)
        }
      }
    }
  }

  /// The type of a list whose items are of several kinds.
  private func writeKinds(_ type: String, _ part: PlannedPart, to source: inout SwiftSource) {
    let kinds = part.templates.map { scope in
      (
        name: kindCase(of: scope), type: plan.scopes[scope].type,
        id: plan.part(scope, 0).component.id
      )
    }
    source.doc("One of \(SwiftText.comment(part.component.label ?? part.component.id)).")
    source.block("enum \(type): Identifiable, Codable, Equatable, Sendable") { source in
      for kind in kinds { source.line("case \(kind.name)(\(kind.type))") }
      source.gap()
      source.block("var id: UUID") { source in
        source.block("switch self") { source in
          for kind in kinds { source.line("case .\(kind.name)(let entry): entry.id") }
        }
      }
      source.gap()
      for kind in kinds {
        source.doc("The entry, where it is of this kind.")
        source.block("var as\(kind.type): \(kind.type)?") { source in
          source.block("get") { source in
            source.line("if case .\(kind.name)(let entry) = self { entry } else { nil }")
          }
          source.block("set") { source in
            source.line("if let newValue { self = .\(kind.name)(newValue) }")
          }
        }
        source.gap()
      }
      source.line("private enum CodingKeys: CodingKey {")
      source.line("  case kind")
      source.line("}")
      source.gap()
      source.block("init(from decoder: any Decoder) throws") { source in
        source.line("let values = try decoder.container(keyedBy: CodingKeys.self)")
        source.block("switch try? values.decodeIfPresent(String.self, forKey: .kind)") { source in
          for kind in kinds.dropFirst() {
            source.line(
              "case \(SwiftText.literal(kind.id)): self = .\(kind.name)(try \(kind.type)(from: decoder))"
            )
          }
          source.line("default: self = .\(kinds[0].name)(try \(kinds[0].type)(from: decoder))")
        }
      }
      source.gap()
      source.block("func encode(to encoder: any Encoder) throws") { source in
        source.line("var values = encoder.container(keyedBy: CodingKeys.self)")
        source.block("switch self") { source in
          for kind in kinds {
            source.line("case .\(kind.name)(let entry):")
            source.line("  try values.encode(\(SwiftText.literal(kind.id)), forKey: .kind)")
            source.line("  try entry.encode(to: encoder)")
          }
        }
      }
    }
  }

  // MARK: Questions

  mutating func writeQuestions() {
    let plan = plan
    emit { writer, source in writer.writeQuestions(to: &source) }
    for scope in plan.scopes.indices where !plan.scopes[scope].choices.isEmpty {
      emit { writer, source in
        source.block("extension \(plan.qualified(scope))") { source in
          writer.writeChoices(of: scope, to: &source)
        }
      }
    }
  }

  private func writeQuestions(to source: inout SwiftSource) {
    source.block("extension \(plan.valuesType)") { source in
      source.doc("A question of the form; in an entry, with the entry's id.")
      source.block("enum Field: Hashable, Sendable") { source in
        for (scope, planned) in plan.filling.scopes.enumerated() {
          for slot in planned.keys.indices {
            source.line("case \(plan.scopes[scope].cases[slot])" + (scope == 0 ? "" : "(UUID)"))
          }
        }
      }
      if plan.hasSteps { writeSteps(to: &source) }
      source.gap()
      source.doc("What is wrong with an answer.")
      source.block("struct FieldError: Equatable, Sendable") { source in
        source.line("let field: Field")
        source.doc("Where the answer is: `travellers.0.name`.")
        source.line("let path: String")
        source.doc("The rule that is broken.")
        source.line("let code: String")
        source.doc("What to tell the person.")
        source.line("let message: String")
      }
      if plan.scopes.contains(where: { !$0.choices.isEmpty }) {
        source.gap()
        source.doc("One thing to choose.")
        source.block("struct Choice: Hashable, Identifiable, Sendable") { source in
          source.line("let value: String")
          source.line("let label: String")
          source.line("var isDisabled = false")
          source.line("var id: String { value }")
        }
      }
    }
  }

  private func writeChoices(of scope: Int, to source: inout SwiftSource) {
    let type = plan.name(of: "Choice", in: scope)
    for (part, name) in plan.scopes[scope].choices.sorted(by: { $0.key < $1.key }) {
      let options = plan.part(scope, part).component.options
      source.gap()
      guard !options.isEmpty else {
        source.line("static let \(name): [\(type)] = []")
        continue
      }
      source.line("static let \(name) = [")
      source.indent { source in
        for option in options {
          var arguments = [
            "value: \(SwiftText.literal(option.value))",
            "label: \(SwiftText.literal(option.label))",
          ]
          if option.isDisabled { arguments.append("isDisabled: true") }
          source.call("\(type)(", arguments, "),")
        }
      }
      source.line("]")
    }
  }

  private func writeSteps(to source: inout SwiftSource) {
    source.gap()
    source.doc("A page of the form.")
    source.block("enum Step: Int, CaseIterable, Sendable") { source in
      for step in plan.steps { source.line("case \(step)") }
    }
    source.gap()
    source.doc("The page that a question is on; `nil` where it is on all.")
    source.block("static func step(of field: Field) -> Step?") { source in
      var elsewhere = 0
      var pages: [(step: Int, cases: [String])] = []
      for (scope, planned) in plan.filling.scopes.enumerated() {
        for slot in planned.keys.indices {
          let part = planned.sharers[slot].first ?? 0
          guard let step = plan.step(of: part, in: scope) else {
            elsewhere += 1
            continue
          }
          let name = ".\(plan.scopes[scope].cases[slot])"
          if let index = pages.firstIndex(where: { $0.step == step }) {
            pages[index].cases.append(name)
          } else {
            pages.append((step, [name]))
          }
        }
      }
      guard !pages.isEmpty else { return source.line("nil") }
      source.block("switch field") { source in
        for page in pages { source.call("case ", page.cases, ": .\(plan.steps[page.step])") }
        if elsewhere > 0 { source.line("default: nil") }
      }
    }
  }
}
