/// The private half of a file of views: the pieces that its fields are made of, as far as they are
/// used.
struct ViewsSupport {
  /// One thing that views may use.
  enum Piece: CaseIterable {
    case fieldRow, fieldNotes, fieldLabel, errorNote
    case textBinding, boolBinding, numberBinding, numberText
    case choicePicker, choiceList, rating, colour, dates, files
    case markdown, symbolLabel, webLink, webShare
    case checkbox, radio, wheel, dateWheel, dateFields, sideBySide, aboveBelow
  }

  private var used: Set<Piece> = []
  /// What is typed into the fields.
  var typed: Set<TypedContent> = []

  func uses(_ piece: Piece) -> Bool { used.contains(piece) }

  mutating func use(_ piece: Piece) {
    guard used.insert(piece).inserted else { return }
    for other in Self.needs[piece] ?? [] { use(other) }
  }

  private static let needs: [Piece: [Piece]] = [
    .fieldRow: [.fieldNotes, .fieldLabel], .fieldNotes: [.errorNote],
    .numberBinding: [.numberText],
  ]

  /// The source of all that is used.
  func text(_ values: String, _ actions: FormActions) -> String {
    var parts = Piece.allCases.filter { used.contains($0) && !$0.isPlatform }.map(\.source)
      .filter { !$0.isEmpty }
    if !parts.isEmpty { parts.insert("// MARK: - Pieces", at: 0) }
    let platform = platformSource
    if !platform.isEmpty { parts += ["// MARK: - Platforms", platform] }
    guard !parts.isEmpty else { return "" }
    return parts.joined(separator: "\n\n").replacing("VALUES", with: values) + "\n"
  }

  // MARK: Platforms

  /// All that differs between the platforms, in one place.
  private var platformSource: String {
    let pieces = Piece.allCases.filter { used.contains($0) && $0.isPlatform }
    guard !pieces.isEmpty || !typed.isEmpty else { return "" }
    var mac: [String] = []
    var other: [String] = []
    for piece in pieces {
      let sources = piece.platformSources
      mac.append(sources.mac)
      other.append(sources.other)
    }
    let modifiers = pieces.contains { $0 != .sideBySide && $0 != .aboveBelow }
    func wrapped(_ members: [String], isMac: Bool) -> [String] {
      let views = zip(pieces, members).filter { $0.0.isView }.map(\.1)
      let functions = zip(pieces, members).filter { !$0.0.isView }.map(\.1)
      var parts = views
      let all = functions + (typed.isEmpty ? [] : [typing(isMac: isMac)])
      if modifiers || !typed.isEmpty, !all.isEmpty {
        parts.append("extension View {\n" + all.joined(separator: "\n\n").indented(by: 2) + "\n}")
      }
      if !typed.isEmpty { parts.append(typedSource(isMac: isMac)) }
      return parts
    }
    return "#if os(macOS)\n"
      + wrapped(mac, isMac: true).joined(separator: "\n\n").indented(by: 2) + "\n#else\n"
      + wrapped(other, isMac: false).joined(separator: "\n\n").indented(by: 2) + "\n#endif"
  }

  private func typing(isMac: Bool) -> String {
    isMac
      ? """
      /// Says what is typed, so that the system can fill it in.
      fileprivate func typing(_ typed: TypedContent) -> some View {
        textContentType(typed.content)
          .autocorrectionDisabled(!typed.correctsSpelling)
      }
      """
      : """
      /// Says what is typed: keyboard, capitals, and what the system can fill in.
      fileprivate func typing(_ typed: TypedContent) -> some View {
        keyboardType(typed.keyboard)
          .textContentType(typed.content)
          .textInputAutocapitalization(typed.capitals)
          .autocorrectionDisabled(!typed.correctsSpelling)
      }
      """
  }

  private func typedSource(isMac: Bool) -> String {
    let sorted = typed.sorted { $0.name < $1.name }
    var lines = ["/// What is typed into a field.", "private struct TypedContent {"]
    if isMac {
      lines.append("  var content: NSTextContentType?")
    } else {
      lines += [
        "  var keyboard = UIKeyboardType.default", "  var content: UITextContentType?",
        "  var capitals = TextInputAutocapitalization.sentences",
      ]
    }
    lines += ["  var correctsSpelling = true", ""]
    for item in sorted {
      var arguments: [String] = []
      if !isMac, let keyboard = item.keyboard { arguments.append("keyboard: .\(keyboard)") }
      if let content = isMac ? item.macContent : item.content {
        arguments.append("content: .\(content)")
      }
      if !isMac, let capitals = item.capitals { arguments.append("capitals: .\(capitals)") }
      if !item.correctsSpelling { arguments.append("correctsSpelling: false") }
      let call = "TypedContent(\(arguments.joined(separator: ", ")))"
      let line = "  static var \(item.name): TypedContent { \(call) }"
      if line.count <= 96 {
        lines.append(line)
      } else {
        lines.append("  static var \(item.name): TypedContent {")
        lines += SwiftSource.call("TypedContent(", arguments, level: 3).map { "    " + $0 }
        lines.append("  }")
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension String {
  /// The text with its lines set in, but empty ones.
  func indented(by count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
  }
}
