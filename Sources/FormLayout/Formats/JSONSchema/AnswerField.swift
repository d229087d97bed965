internal import JSON

/// A field among those of a form, or of one kind of item, with what is around it.
struct AnswerField {
  let component: Component
  /// The conditions that show it, with those of the containers around it in the same item.
  let shown: [Condition]
  /// What disables it; `nil` inside where the condition belongs to what is around the item.
  let disabled: [Condition?]
  /// The number of its step.
  let step: Int?

  /// The fields of a form or an item, in document order; steps are counted from 0.
  static func all(in components: [Component], around item: Component? = nil, isDisabled: Bool)
    -> [AnswerField]
  {
    var walk = Walk()
    let disabled: [Condition?] = isDisabled ? [nil] : []
    if let item {
      walk.visit([item], shown: [], disabled: disabled, step: nil, isTop: true)
    } else {
      walk.visit(components, shown: [], disabled: disabled, step: nil, isTop: true)
    }
    return walk.fields
  }

  private struct Walk {
    var fields: [AnswerField] = []
    private var steps = 0

    mutating func visit(
      _ components: [Component], shown: [Condition], disabled: [Condition?], step: Int?,
      isTop: Bool
    ) {
      for component in components {
        var shown = shown
        var step = step
        let isStep = isTop && component.type == "Step"
        if isStep {
          step = steps
          steps += 1
        }
        // A step's own condition counts in the path.
        if !isStep, let condition = component.condition("visibleIf") { shown.append(condition) }
        let own = component.condition("disabledIf").map { [$0] } ?? []
        let disabled = disabled + own
        if component.valueKind != nil {
          fields.append(
            AnswerField(component: component, shown: shown, disabled: disabled, step: step))
        }
        guard component.type != "Repeat" else { continue }
        visit(component.children, shown: shown, disabled: disabled, step: step, isTop: false)
      }
    }
  }
}
