internal import FormLayout

/// The form while a message is being understood: what it has become so far, and what was spoken of.
struct Draft {
  let message: Message
  private(set) var reading: FormReading
  private(set) var edits: [Edit] = []
  /// What "it" means.
  private(set) var focus: [String] {
    didSet { memory = FoundMemory() }
  }
  /// What the last two turns were about, together, where that is two things: `both`.
  private let lately: [String]
  /// What phrases name: patterns lay many slots over the same words.
  private var memory = FoundMemory()
  /// What was said and done before.
  let past: [PastExchange]
  /// The clause that is being read.
  var clause: ArraySlice<Token> = [] {
    didSet { fields = FieldList(message) }
  }
  /// Reads parts of the clause as new fields, each part once.
  private(set) var fields: FieldList
  /// How many revisions can be undone; `nil` where that is not known.
  let revision: Int?

  init(
    _ message: Message, _ form: Form, past: [PastExchange], revision: Int?
  ) {
    self.message = message
    fields = FieldList(message)
    self.past = past
    self.revision = revision
    reading = FormReading(form)
    let spoken = past.map(\.touched).filter { !$0.isEmpty }
    focus = spoken.last ?? []
    lately = Array(Set(spoken.suffix(2).joined())).sorted()
  }

  /// The form as the edits have made it; it is read again where another wish follows.
  private var changed: Form?

  /// Whether the message goes back already.
  var isUndoing: Bool { if case .undo? = edits.last { true } else { false } }

  var form: Form { changed ?? reading.form }

  /// Reads the form as the edits have made it.
  mutating func refresh() {
    guard let changed else { return }
    reading = FormReading(changed, after: reading)
    memory = FoundMemory()
    self.changed = nil
  }

  var finder: TargetFinder { TargetFinder(reading: reading, focus: focus, lately: lately) }

  func find(_ tokens: ArraySlice<Token>) -> Found {
    memory.found(of: tokens) { finder.find($0) }
  }

  /// The fields with choices, each with the search among them.
  var choices: [(field: NamedComponent, search: OptionSearch)] { memory.choices(of: reading) }

  func text(_ tokens: ArraySlice<Token>) -> String { message.text(of: tokens) }

  /// Takes edits in; whether they could be applied.
  mutating func take(_ new: [Edit], focus: [String]) -> Bool {
    // Going back stands alone in a reply: nothing is known of the form as it will be.
    if isUndoing { return false }
    if case .undo = new.first { edits += new; return true }
    guard case .applied(let applied) = form.applying(new) else { return false }
    edits += new
    if applied.isChanged { changed = applied.form }
    if !focus.isEmpty { self.focus = focus }
    return true
  }

  /// Forgets what "it" means: what was spoken of is gone, or was not understood.
  mutating func forget() { focus = [] }

  /// Forgets what "it" means where edits have removed something.
  mutating func forget(removing edits: [Edit]) {
    if edits.contains(where: { if case .remove = $0 { true } else { false } }) { forget() }
  }

  /// An id that no component has, made of words.
  func newID(_ words: String, besides taken: Set<String> = []) -> String {
    let wanted = Identifier.made(from: words) ?? "field"
    return Identifier.unused(wanted) { reading[$0] != nil || taken.contains($0) }
  }
}
