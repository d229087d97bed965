internal import Chat
internal import FormLayout
internal import JSON

/// A layout as a command reads it: from a file in any format, a transcript, or standard input.
struct LayoutInput: Sendable {
  let file: OpenedFile
  let layout: ReadLayout
  /// The file's text with its places; `nil` where the layout is not in the file as it stands.
  let document: JSONDocument?

  var form: Form { layout.form }

  /// What reading and checking it has to say, with the places in the file.
  func report() -> FormReport {
    let report = form.report()
    let found =
      layout.diagnostics
      + (report.findings + report.suppressed)
      .map { $0.moved(to: layout.source(of: $0.pointer)) }
    return form.sorted(form.inReportOrder(found))
  }

  /// The layout to go on with.
  var opened: OpenedLayout { OpenedLayout(form: form, name: file.name, file: file) }

  /// Reads FILE as every command takes it.
  static func read(_ path: String) throws(ProgramError) -> LayoutInput {
    try read(InputFile.bytes(of: path), path: path == "-" ? "standard input" : path)
  }

  static func read(_ bytes: [UInt8], path: String) throws(ProgramError) -> LayoutInput {
    let content: LayoutFile
    do throws(UnreadableLayout) {
      content = try LayoutFile(bytes)
    } catch {
      throw ProgramError(
        .badInput, error.reason.rawValue, error.message, help: error.help, file: path,
        at: error.location)
    }
    switch content {
    case .layout(let layout, let document):
      return LayoutInput(
        file: OpenedFile(path: path, bytes: bytes, format: layout.format), layout: layout,
        document: document)
    case .transcript:
      let transcript = try TranscriptReader.transcript(bytes, file: path)
      let session = try Session(resuming: transcript, path: path)
      return LayoutInput(
        file: OpenedFile(path: path, bytes: bytes, format: OpenedFile.transcript),
        layout: ReadLayout(form: session.form, format: LayoutFormat.layout.name), document: nil)
    }
  }
}
