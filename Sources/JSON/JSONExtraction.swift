/// A JSON object found in a model's answer, and what stood around it.
///
/// Taken away are a byte-order mark, a thinking block, a code fence and prose; inside the object
/// `JSONLeniency.modelText` holds. The search is linear in the text's length.
package struct JSONExtraction: Sendable {
  /// The object, or the array of objects, with the whole text as its bytes.
  package let document: JSONDocument
  /// What was let pass, in the order of the text.
  package let notes: [Note]

  /// A thing let pass.
  package struct Note: Equatable, Sendable {
    package let kind: Kind
    package let location: SourceLocation
  }

  /// The kinds of things let pass.
  package enum Kind: String, Sendable, CaseIterable {
    case byteOrderMark
    case thinking
    case codeFence
    case prose
    case trailingComma
    case rawControl
    case unknownEscape
    case loneSurrogate

    /// The kind in a person's words.
    package var description: String {
      switch self {
      case .byteOrderMark: "a byte-order mark"
      case .thinking: "a thinking block"
      case .codeFence: "a code fence"
      case .prose: "text around the JSON"
      case .trailingComma: "a trailing comma"
      case .rawControl: "a raw line break or other control in a string"
      case .unknownEscape: "an escape that JSON does not know"
      case .loneSurrogate: "half of a surrogate pair"
      }
    }
  }

  /// Finds the first balanced object (or array of objects) outside thinking that the caller wants.
  ///
  /// Throws the error of the candidate that was read furthest; `noObject` or `unwantedObject` where
  /// none is broken.
  package init(
    from text: String,
    limits: JSONLimits = JSONLimits(),
    where isWanted: (JSONValue) -> Bool
  ) throws(JSONError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= limits.bytes else {
      let location = SourceLocation(offset: limits.bytes, in: bytes)
      throw JSONError(.tooLarge(limit: limits.bytes), at: location)
    }
    var search = JSONSearch(bytes, limits: limits)
    guard let document = search.run(where: isWanted) else {
      throw JSONError(search.fault, in: bytes)
    }
    self.document = document
    notes = JSONExtraction.notes(document, thinkingEnd: search.thinkingEnd)
  }

  private static func notes(_ document: JSONDocument, thinkingEnd: Int?) -> [Note] {
    let surroundings = JSONSurroundings(document, thinkingEnd: thinkingEnd)
    var found = surroundings.before
    found += document.tolerated.map { (Kind($0.leniency), $0.offset) }
    found += surroundings.after
    let locations = SourceLocation.locations(of: found.map(\.1), in: document.bytes)
    return zip(found, locations).map { Note(kind: $0.0, location: $1) }
  }
}

extension JSONExtraction.Kind {
  fileprivate init(_ leniency: JSONLeniency) {
    switch leniency {
    case .trailingCommas: self = .trailingComma
    case .rawControls: self = .rawControl
    case .loneSurrogates: self = .loneSurrogate
    default: self = .unknownEscape
    }
  }
}
