extension Identifier {
  /// An id as words for people: `firstName` becomes `First name`.
  package static func words(of id: String) -> String {
    var words = ""
    var wasLower = false
    for character in id {
      if character == "_" || character == "-" {
        words += " "
        wasLower = false
      } else {
        if wasLower, character.isUppercase { words += " " }
        words += wasLower ? character.lowercased() : String(character)
        wasLower = character.isLowercase || character.isNumber
      }
    }
    let trimmed = words.split(separator: " ").joined(separator: " ")
    return trimmed.prefix(1).uppercased() + trimmed.dropFirst()
  }
}
