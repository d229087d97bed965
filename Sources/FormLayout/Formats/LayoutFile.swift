package import JSON

/// What a file holds: a layout in one of the formats, or a transcript.
package enum LayoutFile: Sendable {
  case layout(ReadLayout, JSONDocument)
  /// A transcript, which is for the reader of transcripts.
  case transcript

  /// Recognises and reads a file by its content. What the format's own tool refuses is refused.
  package init(_ bytes: [UInt8]) throws(UnreadableLayout) {
    if Self.beginsTranscript(bytes) {
      self = .transcript
      return
    }
    let document = try Self.parse(bytes)
    do throws(UnreadableLayout) {
      self = .layout(try Self.read(document), document)
    } catch {
      throw error.location == nil ? error.located(in: document) : error
    }
  }

  private static func parse(_ bytes: [UInt8]) throws(UnreadableLayout) -> JSONDocument {
    do {
      return try JSONDocument(parsing: bytes, leniency: .trailingCommas)
    } catch {
      throw UnreadableLayout(error)
    }
  }

  private static func read(_ document: JSONDocument) throws(UnreadableLayout) -> ReadLayout {
    let format = try LayoutFormat.recognised(document.value)
    try refuseLeniency(in: document, beyond: format)
    let read = try LayoutFormat.read(document.value)
    if let refusal = read.refusal {
      throw UnreadableLayout(
        .refusedByOriginal, "\(format.title) refuses this: \(refusal.message)",
        help: refusal.help, at: refusal.pointer)
    }
    return read.addingTrailingCommas(of: document)
  }

  /// The most bytes of a transcript's first line; a layout in one longer line is not read twice.
  private static let firstLineLimit = 65_536

  /// Whether the first line is an object with `event`: the lines of a transcript are such.
  private static func beginsTranscript(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix(firstLineLimit + 1).prefix { $0 != UInt8(ascii: "\n") }
    guard line.count <= firstLineLimit, let value = try? JSONValue(parsing: Array(line)) else {
      return false
    }
    return value["event"]?.stringValue != nil && value["components"] == nil
  }

  private static func refuseLeniency(
    in document: JSONDocument, beyond format: LayoutFormat
  ) throws(UnreadableLayout) {
    guard !document.tolerated.isEmpty, !format.leniency.contains(.trailingCommas) else { return }
    do {
      _ = try JSONDocument(parsing: document.bytes)
    } catch {
      throw UnreadableLayout(error)
    }
  }
}

extension ReadLayout {
  /// Adds what was let pass as Foundation's reader does.
  fileprivate func addingTrailingCommas(of document: JSONDocument) -> ReadLayout {
    let found = document.tolerated.map { tolerated in
      let location = SourceLocation(offset: tolerated.offset, in: document.bytes)
      return FormatFinding.trailingComma.diagnostic(
        "a comma before the closing bracket in line \(location.line), column \(location.column): "
          + "Foundation's reader takes it, JSON does not have it", at: .root)
    }
    return ReadLayout(
      form: form, format: format, diagnostics: diagnostics + found, places: places)
  }
}
