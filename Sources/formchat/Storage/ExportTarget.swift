internal import FormLayout
internal import Platform

/// Where an export goes: a file, or the folder of the files that it is.
struct ExportTarget {
  /// The place that was asked for, or the file in it.
  let path: String
  /// Whether that is the folder of the files that it is.
  let isSplit: Bool
  /// Every file that is written, with its place.
  let files: [(place: String, text: String)]
  private let folder: String?

  /// - Parameters:
  ///   - output: the place that was asked for. Source code goes into a folder unless that is the name
  ///     of a file of its format.
  ///   - isOneOfMany: whether other exports go to the same place, which is a folder then.
  ///   - source: what is exported, a file or an id: the file in a folder is named after it.
  init(
    _ written: WrittenLayout, of source: String, as format: LayoutFormat, at output: String,
    isOneOfMany: Bool = false
  ) throws(ProgramError) {
    let isFolder = FileNames.isFolder(output)
    if isOneOfMany, !isFolder, InputFile.exists(output) {
      throw ProgramError(
        .cannotCreate, "cannot-create", "this is no folder, and several files need one",
        file: output)
    }
    isSplit =
      !written.files.isEmpty
      && (isFolder || isOneOfMany || !output.hasSuffix(format.fileExtension))
    let isInside = !isSplit && (isOneOfMany || isFolder)
    path = isInside ? "\(output)/\(Self.name(of: source, as: format))" : output
    folder = isSplit || isOneOfMany ? output : nil
    let target = path
    files =
      isSplit ? written.files.map { ("\(target)/\($0.name)", $0.text) } : [(target, written.text)]
  }

  /// Writes all files or none: one that is there already is found before the first is written.
  func write(replaces: Bool) throws(ProgramError) {
    if let folder, !FileNames.isFolder(folder), mkdir(folder, 0o755) != 0 {
      throw ProgramError(
        .cannotCreate, "cannot-create",
        "this folder cannot be made: \(String(cString: strerror(errno)).lowercased())",
        file: folder)
    }
    for file in files where !replaces && access(file.place, F_OK) == 0 {
      throw OutputFile.exists(file.place)
    }
    for file in files { try OutputFile.write(file.text, to: file.place, replaces: replaces) }
  }

  /// The name of a file for what was read from another: `forms/contact.json` becomes
  /// `contact.form.json`.
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
