internal import FormLayout
internal import JSON

/// Makes the edits of a new form from what it asks for.
struct FormDraft {
  private let draft: Draft
  private let clears: Bool

  init(_ draft: Draft, clears: Bool) {
    self.draft = draft
    self.clears = clears
  }

  func outcome(
    title: String, kind: FormKind?, fields: [NewField], source: ArraySlice<Token>,
    formStyle: [PropertyChange] = []
  ) -> Outcome? {
    guard
      !fields.contains(where: {
        $0.isBare && $0.label.isEmpty && ($0.isField && $0.type != "Rating")
      })
    else { return nil }
    var fields = fields.map(named)
    shapeDates(&fields, kind)
    if kind?.hasAccount ?? false { shapePasswords(&fields) }
    let own = fields.contains {
      $0.type == "Button" || $0.children.contains { $0.type == "Button" }
    }
    if !own {
      var button = NewField(type: "Button", label: kind?.button ?? "Send")
      button.props = [.text("role", "submit")]
      fields.append(button)
    }
    var adder = Adder(
      draft, clearing: clears || !draft.form.components.isEmpty, marksEssential: true)
    adder.add(fields, at: Edit.Place())
    var props = formStyle
    // A heading says it already.
    let hasHeading = fields.contains { $0.type == "Text" && $0.has("font") }
    if !title.isEmpty, !hasHeading { props.insert(.text("title", title), at: 0) }
    let first: [Edit] = adder.edits.prefix { if case .clear = $0 { true } else { false } }
    let rest = Array(adder.edits.dropFirst(first.count))
    let hasPassword = fields.contains { field in
      ([field] + field.children).contains { $0.props.contains(.text("purpose", "new-password")) }
    }
    let setting: [Edit] = props.isEmpty ? [] : [.set(ids: ["form"], props: props)]
    var said = words(title, fields, own, adder.required)
    if hasPassword { said += " A password must have at least \(Adder.passwordLength) characters." }
    return .done(first + setting + rest, said, focus: [])
  }

  private func named(_ field: NewField) -> NewField {
    var field = field
    if field.isBare, field.label.isEmpty, field.type == "Button" {
      field.label = "Send"; field.set(.text("role", "submit"))
    }
    if field.isBare, field.type == "Button", field.label == "Submit" { field.label = "Submit" }
    return field
  }

  /// To sign in is to give the password that exists.
  private func shapePasswords(_ fields: inout [NewField]) {
    let places = fields.indices.filter { fields[$0].type == "SecureField" }
    guard places.count == 1, let place = places.first, !fields[place].has("matchField") else {
      return
    }
    fields[place].set(.text("purpose", "current-password"))
  }

  /// From and to are days where the form is about an absence or a stay.
  private func shapeDates(_ fields: inout [NewField], _ kind: FormKind?) {
    let travels = ["Booking"].contains(kind?.title ?? "")
    guard !travels,
      kind.map({ ["Holiday request", "Reservation"].contains($0.title) }) ?? false
        || fields.contains(where: { $0.type == "DatePicker" }) == false
          && kind?.title == "Holiday request"
    else { return }
    for place in fields.indices where ["origin", "destination"].contains(fields[place].name ?? "") {
      fields[place].type = "DatePicker"
      fields[place].props = [.text("mode", "date")]
      fields[place].name = fields[place].name == "origin" ? "startDate" : "endDate"
    }
  }

  private func words(
    _ title: String, _ fields: [NewField], _ hasOwnButton: Bool, _ required: [String]
  ) -> String {
    let asked = fields.flatMap { $0.type == "Step" ? $0.children : [$0] }.filter {
      $0.isField || $0.type == "Repeat"
    }.map(\.label)
    var words = "I made the form\(title.isEmpty ? "" : " '\(title)'") with \(Sentence.list(asked))"
    if let button = fields.last(where: { $0.type == "Button" }) {
      words += ", and the button '\(button.label)'"
    }
    words += "."
    if !required.isEmpty {
      words += " \(Sentence.list(required)) \(Sentence.be(required.count)) required."
    }
    return words
  }
}
