internal import JSON

/// How far the JSON of a model's text goes.
enum JSONExtent: Equatable {
  /// There is none.
  case none
  /// It ends within the text; whether it is right is for its reader to say.
  case whole
  /// The text ends within it.
  case cut

  init(of text: String) {
    do {
      _ = try JSONExtraction(from: text) { _ in true }
      self = .whole
    } catch {
      let isAbsent = [.noObject, .unwantedObject, .empty].contains(error.reason)
      self = isAbsent ? .none : error.isTruncation ? .cut : .whole
    }
  }
}
