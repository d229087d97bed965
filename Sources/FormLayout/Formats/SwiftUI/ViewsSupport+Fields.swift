extension ViewsSupport.Piece {
  static let fieldRowSource = """
    /// A question with its label above.
    private struct FieldRow<Content: View>: View {
      let label: String
      let isRequired: Bool
      let help: String?
      let error: String?
      let content: Content

      init(
        _ label: String, isRequired: Bool = false, help: String? = nil, error: String?,
        @ViewBuilder content: (String) -> Content
      ) {
        self.label = label
        self.isRequired = isRequired
        self.help = help
        self.error = error
        self.content = content(label)
      }

      var body: some View {
        FieldNotes(help: help, error: error) {
          FieldLabel(label, isRequired: isRequired)
            .font(.subheadline)
            .accessibilityHidden(true)
          content.labelsHidden()
        }
      }
    }
    """

  static let fieldNotesSource = """
    /// A question with what helps to answer it, and what is wrong with the answer.
    private struct FieldNotes<Content: View>: View {
      var help: String?
      let error: String?
      @ViewBuilder let content: Content

      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          content.accessibilityHint(Text(verbatim: error ?? help ?? ""))
          if let help {
            Text(verbatim: help)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          ErrorNote(error)
        }
      }
    }
    """

  static let fieldLabelSource = """
    /// The words of a question, marked where it must be answered.
    private struct FieldLabel: View {
      let words: String
      let isRequired: Bool

      init(_ words: String, isRequired: Bool = false) {
        self.words = words
        self.isRequired = isRequired
      }

      var body: some View {
        HStack(spacing: 2) {
          Text(verbatim: words)
          if isRequired {
            Text(verbatim: "*")
              .foregroundStyle(.red)
              .accessibilityLabel(Text(verbatim: "required"))
          }
        }
      }
    }
    """

  static let errorNoteSource = """
    /// What is wrong, where something is.
    private struct ErrorNote: View {
      let message: String?

      init(_ message: String?) {
        self.message = message
      }

      var body: some View {
        if let message {
          Label {
            Text(verbatim: message)
          } icon: {
            Image(systemName: "exclamationmark.circle")
          }
          .font(.footnote)
          .foregroundStyle(.red)
        }
      }
    }
    """

  static let choicePickerSource = """
    /// One of several choices, or none yet.
    private struct ChoicePicker: View {
      let label: String
      let choices: [VALUES.Choice]
      @Binding var selection: String?
      let placeholder: String?
      let testID: String?

      init(
        _ label: String, choices: [VALUES.Choice], selection: Binding<String?>,
        placeholder: String? = nil, testID: String? = nil
      ) {
        self.label = label
        self.choices = choices
        _selection = selection
        self.placeholder = placeholder
        self.testID = testID
      }

      var body: some View {
        Picker(label, selection: $selection) {
          if selection == nil, let placeholder {
            Text(verbatim: placeholder).tag(String?.none)
          }
          ForEach(choices) { choice in
            Text(verbatim: choice.label)
              .tag(String?.some(choice.value))
              .selectionDisabled(choice.isDisabled)
              .accessibilityIdentifier(testID.map { "\\($0).\\(choice.value)" } ?? "")
          }
        }
      }
    }
    """

  static let choiceListSource = """
    /// Some of several choices.
    private struct ChoiceList: View {
      let label: String
      let choices: [VALUES.Choice]
      @Binding var selection: [String]?
      var testID: String?

      init(
        _ label: String, choices: [VALUES.Choice], selection: Binding<[String]?>,
        testID: String? = nil
      ) {
        self.label = label
        self.choices = choices
        _selection = selection
        self.testID = testID
      }

      var body: some View {
        VStack(alignment: .leading) {
          ForEach(choices) { choice in
            Toggle(isOn: $selection[has: choice.value, among: choices.map(\\.value)]) {
              Text(verbatim: choice.label)
            }
            .disabled(choice.isDisabled)
            .accessibilityIdentifier(testID.map { "\\($0).\\(choice.value)" } ?? "")
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: label))
      }
    }

    extension [String]? {
      /// Whether a value is among the chosen, which keep the order of the choices.
      fileprivate subscript(has value: String, among choices: [String]) -> Bool {
        get { self?.contains(value) ?? false }
        set {
          var chosen = Set(self ?? [])
          if newValue { chosen.insert(value) } else { chosen.remove(value) }
          self = choices.filter { chosen.contains($0) }
        }
      }
    }
    """

  static let ratingSource = """
    /// A number of stars.
    private struct StarRating: View {
      let label: String
      @Binding var rating: Double?
      let stars: Int

      init(_ label: String, rating: Binding<Double?>, stars: Int) {
        self.label = label
        _rating = rating
        self.stars = stars
      }

      var body: some View {
        HStack {
          ForEach(1...stars, id: \\.self) { star in
            Button {
              rating = Double(star)
            } label: {
              Image(systemName: Double(star) <= rating ?? 0 ? "star.fill" : "star")
            }
            .buttonStyle(.plain)
          }
        }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: "\\(Int(rating ?? 0)) of \\(stars)"))
        .accessibilityAdjustableAction { direction in
          let step = direction == .increment ? 1.0 : -1.0
          rating = min(max((rating ?? 0) + step, 1), Double(stars))
        }
      }
    }
    """
}
