internal import FormLayout
internal import JSON
internal import Platform
internal import Terminal

/// One file of an export: what it is read from, what it becomes, and where that goes.
struct FileExport {
  let export: LayoutExport
  private let source: String
  /// Where it goes; `nil` for standard output.
  private let target: String?
  /// Whether the target is the folder of the files that it is.
  private let isSplit: Bool

  init(
    of path: String, to format: LayoutFormat, _ invocation: Invocation
  ) throws(ProgramError) {
    let input = try LayoutInput.read(path)
    source = input.file.path
    export = try LayoutExport(
      input.form, to: format, takesErrors: invocation.options.has(.exportForce), start: input.form,
      file: input.file.path,
      options: WritingOptions(writesTestIDs: invocation.options.has(.testIDs)))
    let output = invocation.options.value(.exportOutput)
    let isOneOfMany = invocation.options.operands.count > 1
    guard let output else {
      guard !isOneOfMany else {
        throw ProgramError(
          .usage, "usage", "several files need a folder to go to", help: "Add -o FOLDER")
      }
      target = nil
      isSplit = false
      return
    }
    let isFolder = Self.isFolder(output)
    isSplit =
      !export.written.files.isEmpty
      && (isFolder || isOneOfMany || !output.hasSuffix(format.fileExtension))
    if isOneOfMany, !isFolder, InputFile.exists(output) {
      throw ProgramError(
        .cannotCreate, "cannot-create", "this is no folder, and several files need one",
        file: output)
    }
    let isInside = !isSplit && (isOneOfMany || isFolder)
    target = isInside ? "\(output)/\(Self.name(of: path, as: format))" : output
  }

  /// Every file that is written, with its place.
  private var files: [(place: String, text: String)] {
    guard let target else { return [] }
    guard isSplit else { return [(target, export.written.text)] }
    return export.written.files.map { ("\(target)/\($0.name)", $0.text) }
  }

  /// Refuses two files that would become one.
  static func refuseClashes(among exports: [FileExport]) throws(ProgramError) {
    var sources: [String: String] = [:]
    for export in exports {
      for place in export.files.map(\.place) {
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
    guard target != nil else {
      if !invocation.options.has(.json) { invocation.output.write(export.written.text) }
      return
    }
    if isSplit || invocation.options.operands.count > 1,
      let folder = invocation.options.value(.exportOutput), !Self.isFolder(folder),
      mkdir(folder, 0o755) != 0
    {
      throw ProgramError(
        .cannotCreate, "cannot-create",
        "this folder cannot be made: \(String(cString: strerror(errno)).lowercased())",
        file: folder)
    }
    let replaces = invocation.options.has(.exportForce)
    // All or none: a file that is there already is found before the first is written.
    for file in files where !replaces && access(file.place, F_OK) == 0 {
      throw OutputFile.exists(file.place)
    }
    for file in files { try OutputFile.write(file.text, to: file.place, replaces: replaces) }
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
      object["output"] = .string(target)
      if isSplit { object["outputs"] = .array(files.map { .string($0.place) }) }
    } else {
      object["text"] = .string(export.written.text)
    }
    return .object(object)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// `forms/contact.json` becomes `contact.form.json`.
  private static func name(of path: String, as format: LayoutFormat) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if path == InputFile.standardInput { name = "layout" }
    for ending in [".form.json", ".jsonl", ".json"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return name + format.fileExtension
  }
}
