internal import Chat
internal import FormLayout

/// What a conversation begins with.
enum Opening {
  /// The first lines: what is worked on, who answers, what can be done.
  static func lines(_ session: Session, answerer: Answerer?, width: Int) -> [StyledText] {
    let start = session.startName ?? "new form"
    let first =
      StyledText("formchat", TextStyle(.heading, isBold: true))
      + StyledText(" — \(start) · \(answerer?.words ?? "nobody answers yet (no key set)")")
    return first.wrapped(to: width)
      + StyledText(hint(session, answerer), .dim).wrapped(to: width)
  }

  private static func hint(_ session: Session, _ answerer: Answerer?) -> String {
    guard let answerer else {
      return
        "Set OPENAI_API_KEY, or give --base-url for a server of your own, and say what you need. "
        + "Until then commands work: /add TextField Email, /field email required=true. /help lists them."
    }
    let offline =
      answerer.isOffline
      ? "Rules answer, without a model; for one, set OPENAI_API_KEY or give --base-url. "
        + "/help requests shows what they understand. " : ""
    return offline + wish(session)
  }

  private static func wish(_ session: Session) -> String {
    session.form.components.isEmpty
      ? "Say what you need: \"a registration form with name, email and password\". /help lists commands."
      : "Say what should change. /help lists commands."
  }

  /// What is shown of a session that is gone on with: the last exchange.
  static func lastExchange(_ session: Session, width: Int) -> [StyledText] {
    session.history.messages.suffix(2).flatMap { HistoryText.lines(of: $0, width: width) }
  }
}
