internal import FormLayout
internal import JSON

/// What is kept of a fill that was left: the answers, but those of secure and file fields.
struct KeptFill: Equatable, Sendable {
  let values: JSONObject
  /// The addresses of the questions that were dealt with.
  let answered: [String]
  /// The ids of the steps passed over.
  let skipped: [String]

  init(_ dialogue: FillDialogue) {
    let filling = dialogue.filling
    values = filling.valuesToKeep
    skipped = filling.skippedSteps
    answered = (dialogue.asked.union(dialogue.closed))
      .filter { filling.component(at: $0).isField || dialogue.closed.contains($0) }
      .filter { filling.component(at: $0).isKept }
      .map { filling.address(of: $0) }.sorted { $0.precedes($1) }
  }

  init?(json: JSONValue) {
    guard let values = json["values"]?.objectValue else { return nil }
    self.values = values
    answered = (json["answered"]?.arrayValue ?? []).compactMap(\.stringValue)
    skipped = (json["skipped"]?.arrayValue ?? []).compactMap(\.stringValue)
  }

  var json: JSONValue {
    [
      "values": .object(values), "answered": .array(answered.map { .string($0) }),
      "skipped": .array(skipped.map { .string($0) }),
    ]
  }
}

extension FillDialogue {
  /// Goes on with what was kept: what was dealt with is not asked again.
  mutating func resume(_ kept: KeptFill) {
    filling.skipSteps(kept.skipped)
    for address in kept.answered {
      guard let place = filling.place(at: address) else { continue }
      if filling.component(at: place).type == "Repeat" {
        closed.insert(place)
      } else {
        asked.insert(place)
      }
    }
    while filling.isCurrentStepSkipped, filling.goToNextStep() {}
  }
}
