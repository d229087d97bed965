internal import Chat
internal import FormLayout
internal import JSON

/// The state of a conversation: one history, one tree of revisions, one cursor.
struct Session {
  var header: TranscriptHeader
  var history = ChatHistory()
  var tree: RevisionTree
  /// What the form started from: a file's name, or nothing.
  var startName: String?
  var file: OpenedFile?
  /// The findings that the person was shown last; the next report says what is new.
  var reported: [Diagnostic] = []
  /// The tokens of all replies, where they are known.
  var usage: TokenUsage?

  /// The form at the cursor.
  var form: Form { tree.current.form }

  init(header: TranscriptHeader, form: Form, startName: String? = nil, file: OpenedFile? = nil) {
    self.header = header
    self.startName = startName
    self.file = file
    tree = RevisionTree(form)
  }

  /// Takes note of a reply: the message that asked shares its fate.
  mutating func add(_ reply: ChatMessage, to request: ChatMessage) {
    history.append(reply)
    if let fate = reply.fate { history.setFate(fate, of: request.id) }
    if let used = reply.usage { usage = usage.map { $0 + used } ?? used }
  }
}

extension Session {
  /// Rebuilds a session from its transcript: the messages as they are, the revisions from their
  /// operations, each compared with its fingerprint.
  init(resuming transcript: Transcript, path: String) throws(ProgramError) {
    self.init(header: transcript.header, form: Form())
    var opened: Form?
    var asked: ChatMessage?
    for (index, event) in transcript.events.enumerated() {
      let place = SourceLocation(line: index + 2, column: 1, offset: 0)
      switch event {
      case .session, .repair: continue
      case .layout(let layout, let name):
        guard let object = layout.objectValue else { continue }
        if tree.isUntouched, startName == nil, history.messages.isEmpty {
          tree = RevisionTree(Form(json: object))
        } else {
          opened = Form(json: object)
        }
        startName = name
      case .message(let message):
        if message.sender == .me {
          history.append(message)
          asked = message
        } else if let asked {
          add(message, to: asked)
        }
      case .revision(let revision):
        do throws(ReplayFault) {
          try tree.replay(revision, opened: opened)
        } catch {
          throw ProgramError(.badInput, "bad-transcript", error.words, file: path, at: place)
        }
        opened = nil
      case .command(let line, _): tree.navigate(by: line)
      }
    }
    reported = form.diagnostics()
  }
}
