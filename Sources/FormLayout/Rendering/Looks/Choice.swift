internal import JSON

/// One option of a field as it is shown.
struct Choice {
  let label: String
  let isChosen: Bool
  let isDisabled: Bool
  let image: String?

  /// The label with what else there is to say.
  var words: String {
    let picture = image.map { "[\($0)] " } ?? ""
    return picture + label + (isDisabled ? " (not available)" : "")
  }
}

extension Pen {
  /// The options of a field in order; one that is malformed is shown in brackets.
  func choices(_ component: Component) -> [Choice] {
    let answer = answer(component)
    let chosen = answer?.arrayValue ?? [answer].compactMap { $0 }
    guard let options = component["options"] else { return [] }
    return (options.arrayValue ?? [options]).map { json in
      guard let option = FieldOption(json: json) else {
        return Choice(
          label: visible("[\(json.text())]"), isChosen: false, isDisabled: false, image: nil)
      }
      let path = "\(component.id).option.\(option.value)"
      return Choice(
        label: words(.string(option.label), path: path) ?? quoted(""),
        isChosen: chosen.contains(.string(option.value)),
        isDisabled: option.isDisabled, image: option.image.map(visible))
    }
  }
}
