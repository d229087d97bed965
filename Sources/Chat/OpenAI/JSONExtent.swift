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
      switch error.reason {
      case .noObject, .unwantedObject, .empty: self = .none
      case .unexpectedEnd, .unterminatedString: self = .cut
      case .unexpected, .badNumber, .badEscape, .badUnicodeEscape, .loneSurrogate,
        .controlCharacter, .invalidUTF8, .trailingText, .tooDeep, .tooLarge:
        self = .whole
      }
    }
  }
}
