internal import FormLayout
internal import JSON
internal import Terminal

/// One file of an export: what it is read from, what it becomes, and where that goes.
struct FileExport {
  let export: LayoutExport
  private let source: String
  /// Where it goes; `nil` for standard output.
  private let target: ExportTarget?

  init(
    of path: String, to format: LayoutFormat, _ invocation: Invocation
  ) throws(ProgramError) {
    let input = try LayoutInput.read(path)
    source = input.file.path
    export = try LayoutExport(
      input.form, to: format, takesErrors: invocation.options.has(.exportForce), start: input.form,
      file: input.file.path,
      options: WritingOptions(writesTestIDs: invocation.options.has(.testIDs)))
    let isOneOfMany = invocation.options.operands.count > 1
    guard let output = invocation.options.value(.exportOutput) else {
      guard !isOneOfMany else {
        throw ProgramError(
          .usage, "usage", "several files need a folder to go to", help: "Add -o FOLDER")
      }
      target = nil
      return
    }
    target = try ExportTarget(
      export.written, of: path, as: format, at: output, isOneOfMany: isOneOfMany)
  }

  /// Refuses two files that would become one.
  static func refuseClashes(among exports: [FileExport]) throws(ProgramError) {
    var sources: [String: String] = [:]
    for export in exports {
      for place in export.target?.files.map(\.place) ?? [] {
        if let other = sources.updateValue(export.source, forKey: place) {
          throw ProgramError(
            .usage, "usage", "\(other) and \(export.source) would both become \(place)",
            help: "Export one of them by itself")
        }
      }
    }
  }

  /// Writes the file, or prints it where no place was given for it.
  func write(_ invocation: Invocation) throws(ProgramError) {
    guard let target else {
      if !invocation.options.has(.json) { invocation.output.write(export.written.text) }
      return
    }
    try target.write(replaces: invocation.options.has(.exportForce))
  }

  /// Says on standard error what the format has no place for.
  func listLosses(_ invocation: Invocation, isRefused: Bool) {
    let losses = export.written.losses
    guard !losses.isEmpty, !invocation.options.has(.quiet) || isRefused else { return }
    let what = losses.count == 1 ? "1 thing has" : "\(losses.count) things have"
    let end = isRefused ? ", so nothing is exported" : ""
    var text = "\(source): \(what) no place in \(export.format.title)\(end)\n".visibleText
    for loss in losses { text += "  " + loss.line.plain + "\n" }
    invocation.output.writeError(text)
  }

  /// The losses as `--json` lists them, with the file.
  var losses: [JSONValue] {
    export.written.losses.map { loss in
      var object: JSONObject = ["file": .string(source)]
      for member in loss.json.objectValue?.members ?? [] { object[member.key] = member.value }
      return .object(object)
    }
  }

  /// The file as `--json` lists it: where it went, or its text.
  func json(_ isRefused: Bool) -> JSONValue {
    var object: JSONObject = ["file": .string(source)]
    if isRefused { return .object(object) }
    if let target {
      object["output"] = .string(target.path)
      if target.isSplit { object["outputs"] = .array(target.files.map { .string($0.place) }) }
    } else {
      object["text"] = .string(export.written.text)
    }
    return .object(object)
  }
}
