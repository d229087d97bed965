extension ViewsSupport.Piece {
  /// Whether it differs between the platforms.
  var isPlatform: Bool {
    switch self {
    case .checkbox, .radio, .wheel, .dateWheel, .dateFields, .sideBySide, .aboveBelow: true
    case .fieldRow, .fieldNotes, .fieldLabel, .errorNote, .textBinding, .boolBinding,
      .numberBinding, .numberText, .choicePicker, .choiceList, .rating, .colour, .dates, .files,
      .markdown, .symbolLabel, .webLink, .webShare:
      false
    }
  }

  /// Whether it is a view of its own, not a modifier.
  var isView: Bool { self == .sideBySide || self == .aboveBelow }

  /// Its source on the Mac and elsewhere.
  var platformSources: (mac: String, other: String) {
    switch self {
    case .checkbox:
      (
        Self.modifier("checkboxStyle", "toggleStyle(.checkbox)"),
        Self.modifier("checkboxStyle", "toggleStyle(.automatic)")
      )
    case .radio:
      (
        Self.modifier("radioStyle", "pickerStyle(.radioGroup)"),
        Self.modifier("radioStyle", "pickerStyle(.inline)")
      )
    case .wheel:
      (
        Self.modifier("wheelStyle", "pickerStyle(.menu)"),
        Self.modifier("wheelStyle", "pickerStyle(.wheel)")
      )
    case .dateWheel:
      (
        Self.modifier("dateWheelStyle", "datePickerStyle(.stepperField)"),
        Self.modifier("dateWheelStyle", "datePickerStyle(.wheel)")
      )
    case .dateFields:
      (
        Self.modifier("dateFieldsStyle", "datePickerStyle(.field)"),
        Self.modifier("dateFieldsStyle", "datePickerStyle(.compact)")
      )
    case .sideBySide:
      (Self.split("SideBySide", "HSplitView"), Self.split("SideBySide", "HStack"))
    case .aboveBelow:
      (Self.split("AboveBelow", "VSplitView"), Self.split("AboveBelow", "VStack"))
    case .fieldRow, .fieldNotes, .fieldLabel, .errorNote, .textBinding, .boolBinding,
      .numberBinding, .numberText, .choicePicker, .choiceList, .rating, .colour, .dates, .files,
      .markdown, .symbolLabel, .webLink, .webShare:
      ("", "")
    }
  }

  private static func modifier(_ name: String, _ call: String) -> String {
    "fileprivate func \(name)() -> some View {\n  \(call)\n}"
  }

  private static func split(_ name: String, _ view: String) -> String {
    """
    /// Parts with a movable border between them, where the platform has one.
    private struct \(name)<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        \(view) { content }
      }
    }
    """
  }

  /// Its source where it is the same everywhere.
  var source: String {
    switch self {
    case .fieldRow: Self.fieldRowSource
    case .fieldNotes: Self.fieldNotesSource
    case .fieldLabel: Self.fieldLabelSource
    case .errorNote: Self.errorNoteSource
    case .textBinding, .boolBinding, .numberBinding: binding
    case .numberText:
      """
      extension Double? {
        /// The number as a person reads it; nothing where there is none.
        fileprivate var formatted: String { map { $0.formatted() } ?? "–" }
      }
      """
    case .choicePicker: Self.choicePickerSource
    case .choiceList: Self.choiceListSource
    case .rating: Self.ratingSource
    case .colour: Self.colourSource
    case .dates: Self.dateSource
    case .files: Self.fileSource
    case .markdown:
      """
      extension Text {
        /// Shows Markdown; as it is written where it cannot be read.
        fileprivate init(markdown: String) {
          self.init((try? AttributedString(markdown: markdown)) ?? AttributedString(markdown))
        }
      }
      """
    case .symbolLabel:
      """
      extension Label where Title == Text, Icon == Image {
        /// Words with a symbol, looked up in no table.
        fileprivate init(verbatim words: String, symbol: String) {
          self.init {
            Text(verbatim: words)
          } icon: {
            Image(systemName: symbol)
          }
        }
      }
      """
    case .webLink: Self.link("WebLink", "Link(destination: url)", "that open")
    case .webShare: Self.link("WebShareLink", "ShareLink(item: url)", "that share")
    case .checkbox, .radio, .wheel, .dateWheel, .dateFields, .sideBySide, .aboveBelow: ""
    }
  }

  private static func link(_ name: String, _ call: String, _ what: String) -> String {
    """
    /// Words \(what) an address; nothing where it is none.
    private struct \(name)<Words: View>: View {
      let address: String
      @ViewBuilder let words: Words

      var body: some View {
        if let url = URL(string: address) {
          \(call) { words }
        }
      }
    }
    """
  }

  private var binding: String {
    switch self {
    case .textBinding:
      """
      extension String? {
        /// The text to type into; empty is no answer.
        fileprivate var text: String {
          get { self ?? "" }
          set { self = newValue.isEmpty ? nil : newValue }
        }
      }
      """
    case .boolBinding:
      """
      extension Bool? {
        /// The state of a switch; without an answer it is off.
        fileprivate var isOn: Bool {
          get { self ?? false }
          set { self = newValue }
        }
      }
      """
    default:
      """
      extension Double? {
        /// The number to change, and where it starts without an answer.
        fileprivate subscript(or start: Double) -> Double {
          get { self ?? start }
          set { self = newValue }
        }
      }
      """
    }
  }
}
