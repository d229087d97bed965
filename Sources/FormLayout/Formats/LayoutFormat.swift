package import JSON

/// One file format for layouts: how it is recognised, read and written.
package struct LayoutFormat: Sendable {
  /// Reads a value that was recognised.
  package typealias Reader = @Sendable (JSONValue) throws(UnreadableLayout) -> ReadLayout

  /// The name on the command line and in machine output.
  package let name: String
  /// The name for people.
  package let title: String
  /// Where it comes from, in one line.
  package let meaning: String
  /// What the name of its files ends with.
  package let fileExtension: String
  /// What its own reader lets pass beside strict JSON.
  package let leniency: JSONLeniency
  /// Whether its host is told of each answer as it is given, so that a form of it needs no button
  /// that sends them.
  let hearsEachAnswer: Bool
  /// Follows a new name through what is kept for this format; `nil` where that names nothing.
  let renaming: ForeignRenaming.InOrigin?
  /// Whether a value is of this format, by its content and given that no earlier one in `all` is.
  package let recognises: @Sendable (JSONValue) -> Bool
  /// Reads it; `nil` for a format that is only recognised.
  package let read: Reader?
  /// Writes a form as told; `nil` for a format that is only read.
  package let writer: (@Sendable (Form, WritingOptions) -> WrittenLayout)?

  init(
    name: String, title: String, meaning: String, fileExtension: String = ".json",
    leniency: JSONLeniency = [], hearsEachAnswer: Bool = false,
    renaming: ForeignRenaming.InOrigin? = nil,
    recognises: @escaping @Sendable (JSONValue) -> Bool = { _ in false }, read: Reader? = nil,
    writer: (@Sendable (Form, WritingOptions) -> WrittenLayout)?
  ) {
    self.name = name
    self.title = title
    self.meaning = meaning
    self.fileExtension = fileExtension
    self.leniency = leniency
    self.hearsEachAnswer = hearsEachAnswer
    self.renaming = renaming
    self.recognises = recognises
    self.read = read
    self.writer = writer
  }

  /// A format whose writer needs no telling.
  init(
    name: String, title: String, meaning: String, fileExtension: String = ".json",
    leniency: JSONLeniency = [], hearsEachAnswer: Bool = false,
    renaming: ForeignRenaming.InOrigin? = nil,
    recognises: @escaping @Sendable (JSONValue) -> Bool = { _ in false }, read: Reader? = nil,
    write: (@Sendable (Form) -> WrittenLayout)? = nil
  ) {
    var writer: (@Sendable (Form, WritingOptions) -> WrittenLayout)?
    if let write { writer = { form, _ in write(form) } }
    self.init(
      name: name, title: title, meaning: meaning, fileExtension: fileExtension,
      leniency: leniency, hearsEachAnswer: hearsEachAnswer, renaming: renaming,
      recognises: recognises, read: read, writer: writer)
  }

  /// Writes a form as a whole file; `nil` for a format that is only read.
  package var write: (@Sendable (Form) -> WrittenLayout)? {
    guard let writer else { return nil }
    return { writer($0, WritingOptions()) }
  }

  /// Every format, in the order in which they are tried.
  package static let all: [LayoutFormat] = [
    layout, dynamicUI, formhaus, viewLayout, swiftUI, html, jsonSchema, markdown,
  ]

  /// The format of a name.
  package static func named(_ name: String) -> LayoutFormat? { all.first { $0.name == name } }
}
