/// Pieces that choose colours, dates and files.
extension ViewsSupport.Piece {
  static let colourSource = """
    /// A colour, stored as `#RRGGBB` or `#RRGGBBAA`.
    private struct HexColorPicker<Content: View>: View {
      @Binding var hex: String?
      let supportsOpacity: Bool
      @ViewBuilder let label: Content
      @State private var colour = Color.black
      @Environment(\\.self) private var environment

      var body: some View {
        ColorPicker(selection: $colour, supportsOpacity: supportsOpacity) { label }
          .onChange(of: hex, initial: true) { colour = Color(hex: hex ?? "") ?? colour }
          .onChange(of: colour) { hex = text(of: colour.resolve(in: environment)) }
      }

      private func text(of colour: Color.Resolved) -> String {
        let parts = [colour.red, colour.green, colour.blue, colour.opacity]
        let bytes = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let shown = supportsOpacity && bytes[3] < 255 ? bytes : Array(bytes.prefix(3))
        return "#" + shown.map { String(format: "%02X", $0) }.joined()
      }
    }

    extension Color {
      fileprivate init?(hex: String) {
        let digits = hex.dropFirst().compactMap(\\.hexDigitValue)
        guard hex.first == "#", digits.count == hex.count - 1, [6, 8].contains(digits.count) else {
          return nil
        }
        let parts = stride(from: 0, to: digits.count, by: 2).map { place in
          Double(digits[place] * 16 + digits[place + 1]) / 255
        }
        self.init(
          red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
      }
    }
    """

  static let dateSource = """
    /// What a date is made of, and how it is stored: as text without a time zone.
    private enum DateMode {
      case date, time, dateTime

      var components: DatePickerComponents {
        switch self {
        case .date: .date
        case .time: .hourAndMinute
        case .dateTime: [.date, .hourAndMinute]
        }
      }

      var format: DateFormatter {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.calendar = Calendar(identifier: .gregorian)
        format.isLenient = false
        switch self {
        case .date: format.dateFormat = "yyyy-MM-dd"
        case .time: format.dateFormat = "HH:mm"
        case .dateTime: format.dateFormat = "yyyy-MM-dd'T'HH:mm"
        }
        return format
      }

      /// Reads a bound, which may be a day where the answer has a time.
      func read(_ text: String) -> Date? {
        format.date(from: text) ?? format.date(from: text + "T00:00")
          ?? format.date(from: String(text.prefix(10)))
      }
    }

    extension String? {
      /// The moment that is stored; now, where there is none.
      fileprivate subscript(moment mode: DateMode) -> Date {
        get { self.flatMap { mode.format.date(from: $0) } ?? Date() }
        set { self = mode.format.string(from: newValue) }
      }
    }

    /// A date, a time, or both, or none yet.
    private struct OptionalDatePicker: View {
      let label: String
      @Binding var date: String?
      let mode: DateMode
      let earliest: String?
      let latest: String?

      init(
        _ label: String, date: Binding<String?>, mode: DateMode = .date, earliest: String? = nil,
        latest: String? = nil
      ) {
        self.label = label
        _date = date
        self.mode = mode
        self.earliest = earliest
        self.latest = latest
      }

      var body: some View {
        HStack {
          if date != nil {
            DatePicker(
              label, selection: $date[moment: mode], in: range,
              displayedComponents: mode.components)
            Button {
              date = nil
            } label: {
              Image(systemName: "xmark.circle")
                .accessibilityLabel(Text(verbatim: "Clear \\(label)"))
            }
            .buttonStyle(.borderless)
          } else {
            Button {
              date[moment: mode] = min(max(Date(), range.lowerBound), range.upperBound)
            } label: {
              Text(verbatim: "Choose…")
            }
            .accessibilityLabel(Text(verbatim: label))
          }
        }
      }

      private var range: ClosedRange<Date> {
        let first = earliest.flatMap { mode.read($0) } ?? .distantPast
        let last = latest.flatMap { mode.read($0) } ?? .distantFuture
        return first <= last ? first...last : .distantPast ... .distantFuture
      }
    }
    """

  static let fileSource = """
    /// Files that the person hands over, stored as their addresses.
    private struct FilePicker: View {
      let label: String
      @Binding var files: [String]?
      let types: [UTType]
      let allowsSeveral: Bool
      @State private var isChoosing = false

      init(_ label: String, files: Binding<[String]?>, types: [UTType], allowsSeveral: Bool) {
        self.label = label
        _files = files
        self.types = types
        self.allowsSeveral = allowsSeveral
      }

      var body: some View {
        VStack(alignment: .leading) {
          ForEach(files ?? [], id: \\.self) { file in
            Text(verbatim: URL(string: file)?.lastPathComponent ?? file)
          }
          Button {
            isChoosing = true
          } label: {
            Text(verbatim: allowsSeveral ? "Choose files…" : "Choose a file…")
          }
          .accessibilityLabel(Text(verbatim: label))
        }
        .fileImporter(
          isPresented: $isChoosing, allowedContentTypes: types,
          allowsMultipleSelection: allowsSeveral
        ) { result in
          if case .success(let urls) = result { files = urls.map(\\.absoluteString) }
        }
      }
    }

    extension String? {
      /// The one file as a list.
      fileprivate var list: [String]? {
        get { self.map { [$0] } }
        set { self = newValue?.first }
      }
    }
    """
}
