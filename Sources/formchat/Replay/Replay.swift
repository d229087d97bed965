internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

/// A transcript run again through the real pipeline: typed lines in, recorded replies in, the
/// screen and the events out. It takes nothing from the machine.
struct Replay {
  let transcript: Transcript
  /// The screen as the person saw it, without colour.
  let screen: String
  /// What happened this time.
  let events: [TranscriptEvent]

  /// Runs a transcript.
  init(of transcript: Transcript) async {
    self.transcript = transcript
    let script = ReplayScript(transcript)
    let recorded = transcript.header.screen
    let look = Look(
      width: Look.clamped(recorded.width),
      isPlain: recorded.isPlain, isASCII: recorded.isASCII, hasColour: false,
      language: recorded.language,
      today: String(transcript.header.created.prefix { $0 != "T" }),
      preview: recorded.preview.flatMap(Look.Preview.init) ?? .changes)
    let console = ScriptedConsole(lines: script.lines, width: look.width)
    let journal = Journal()
    var conversation = Conversation(
      session: Session(
        header: transcript.header, form: script.start?.form ?? Form(),
        startName: script.start?.name),
      service: RecordedChatService(
        model: transcript.header.model ?? "", replies: script.replies),
      console: console, journal: journal, look: look, stamps: .recorded(script.stamps[...]),
      tokenCap: ServiceSettings.defaultTokenCap, waitingSettings: nil, interrupts: nil,
      isReplay: true,
      recordedLayouts: script.layouts)
    if let start = script.start {
      journal.holdBack([.layout(start.form.json, name: start.name)])
    }
    conversation.show(
      look.text(
        Opening.lines(
          conversation.session, answerer: Answerer(transcript.header), width: look.width)))
    if script.start != nil { conversation.showForm() } else { conversation.show("\n") }
    _ = await conversation.run()
    screen = console.output
    events = journal.events
  }
}
