/// Why a text is not a pattern that can be used, and where.
package struct PatternError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    // JavaScript refuses these.
    case unterminatedGroup
    case unmatchedParenthesis
    case unterminatedClass
    case nothingToRepeat
    case assertionRepeated
    case lookbehindRepeated
    case countsOutOfOrder
    case rangeOutOfOrder
    case trailingBackslash
    case badGroup
    case badGroupName
    case repeatedGroupName(String)
    case badNameReference
    case unknownGroup(String)
    // What other engines know and JavaScript does not.
    case possessive
    case atomicGroup
    case inlineFlags
    case verb
    case comment
    case conditional
    case recursion
    case pythonGroup
    // JavaScript takes these; here they are refused.
    case unknownProperty(String)
    case unevenLookbehind
    case referenceInLookbehind
    case referenceIntoRepetition
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
    case tooLarge
  }

  package let reason: Reason
  /// The place in the source, in UTF-16 units from 0.
  package let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension PatternError: CustomStringConvertible {
  /// What is wrong, in one lower-case phrase without the place.
  package var description: String {
    switch reason {
    case .unterminatedGroup: "this group is never closed"
    case .unmatchedParenthesis: "this ')' closes no group"
    case .unterminatedClass: "this '[' is never closed"
    case .nothingToRepeat: "there is nothing to repeat before this"
    case .assertionRepeated: "a '^', '$', '\\b' or '\\B' cannot be repeated"
    case .lookbehindRepeated: "a lookbehind cannot be repeated"
    case .countsOutOfOrder: "the first count of '{…}' is greater than the second"
    case .rangeOutOfOrder: "the range in '[…]' ends before it begins"
    case .trailingBackslash: "a '\\' at the end escapes nothing"
    case .badGroup: "JavaScript knows no group that begins so"
    case .badGroupName: "a group's name consists of letters, digits, '_' and '$', and ends with '>'"
    case .repeatedGroupName(let name): "there are two groups named '\(name)'"
    case .badNameReference: "'\\k' needs a group's name, as in '\\k<name>'"
    case .unknownGroup(let name): "there is no group named '\(name)'"
    case .possessive: "JavaScript knows no possessive repetition such as 'a++'"
    case .atomicGroup: "JavaScript knows no atomic group '(?>…)'"
    case .inlineFlags: "JavaScript knows no flags inside a pattern, such as '(?i)'"
    case .verb: "JavaScript knows no verbs such as '(*FAIL)'"
    case .comment: "JavaScript knows no comments '(?#…)' in a pattern"
    case .conditional: "JavaScript knows no conditional group '(?(…)…)'"
    case .recursion: "JavaScript knows no recursion such as '(?R)' or '(?1)'"
    case .pythonGroup: "JavaScript writes a named group '(?<name>…)', without 'P'"
    case .unknownProperty(let name): "there is no Unicode property '\(name)'"
    case .unevenLookbehind: "this lookbehind can take texts of different lengths"
    case .referenceInLookbehind: "a reference to a group cannot stand in a lookbehind"
    case .referenceIntoRepetition:
      "this refers to a group that a repetition may pass over; its text would be uncertain"
    case .tooDeep(let limit): "groups are nested more than \(limit) deep"
    case .tooLong(let limit): "the pattern is longer than \(limit) characters"
    case .tooLarge: "the pattern is too large once its repetitions are counted out"
    }
  }
}
