internal import FormLayout

/// Something beside the commands that `/help NAME` tells of.
struct HelpTopic: Sendable {
  let name: String
  /// One line for help.
  let summary: String
  /// The rows it consists of, what is typed and what that does.
  let rows: [(String, String)]

  /// Every topic, in the order of help.
  static let all: [HelpTopic] = [keys, model, requests]
}

extension HelpTopic {
  static let keys = HelpTopic(
    name: "keys", summary: "the keys while a line is written",
    rows: [
      ("Enter", "sends the message; within a \"\"\" block it starts a new line"),
      ("Ctrl-J, Alt-Enter", "starts a new line of the message"),
      ("\"\"\"", "begins and ends a message of several lines"),
      ("Tab", "completes a command, an id, a property, a value, a file or a session"),
      ("Up, Down", "goes through the lines typed before; the draft is kept"),
      ("Ctrl-R", "searches them as you type; Ctrl-R again for an older one, Ctrl-G to give up"),
      ("Ctrl-X Ctrl-E", "takes the draft to your editor ($VISUAL or $EDITOR), and back"),
      ("Ctrl-C", "stops a reply, or clears the line; Up brings it back"),
      ("Ctrl-D", "on an empty line, leaves"),
      ("Ctrl-Z", "stops the program; fg brings it and the draft back"),
      ("Ctrl-A, Ctrl-E", "the beginning and the end of the line"),
      ("Ctrl-Left, Ctrl-Right", "a word back, a word on"),
      ("Ctrl-W, Ctrl-U, Ctrl-K", "removes a word, the line, the rest; Ctrl-Y puts it back"),
      ("Ctrl-L", "clears the screen"),
    ])

  static let model = HelpTopic(
    name: "model", summary: "who answers, and how to set that up",
    rows: [
      (
        "nothing set",
        "rules answer, in English, without a network; /help requests shows what they know"
      ),
      ("--service offline", "rules answer, whatever is set"),
      ("OPENAI_API_KEY", "the key of OpenAI's service, or of one that speaks like it"),
      ("--base-url URL", "a server of your own, for example http://localhost:11434/v1"),
      ("--model NAME", "the model; /model NAME while a conversation goes on"),
      ("./.env", "may hold both, as OPENAI_API_KEY=… and OPENAI_BASE_URL=…"),
      ("formchat models", "the models that the service offers"),
      ("formchat config list", "what is set, and --show-origin where"),
    ])

  static let requests = HelpTopic(
    name: "requests", summary: "what rules understand where no model answers, with examples",
    rows: [
      ("registration form with name, email and password", "a form from a list of what it asks"),
      ("a contact form", "a known kind: login, survey, booking, checkout, job application, …"),
      ("booking with travellers (name and age each)", "lists of people or things"),
      ("form in two steps: first name, second address", "pages, in order"),
      ("start over: a feedback form", "another form in its place"),
      ("add a phone field after email", "new fields, texts, links, buttons, sections, steps"),
      ("add option 'Billing' to topic", "choices: add, remove, rename, sort, preselect"),
      ("remove the company", "components, or a placeholder, help text, limit"),
      ("rename phone to 'Mobile'", "labels, titles, ids, placeholders, help texts"),
      ("move email before the name", "places: top, end, after, before, in a section, up by one"),
      ("make phone required", "required, optional; with a message; only if something holds"),
      ("show company only if topic is sales", "conditions: shown, hidden, disabled"),
      (
        "password must be at least 12 characters",
        "lengths, ranges, digits, formats, dates, ages, files"
      ),
      ("make remember me a checkbox", "other types and looks of fields"),
      ("group name and email in a section called About you", "sections, rows, pages"),
      ("make the send button green", "colours, fonts, padding, corners, spacing"),
      ("everything required except phone", "sets: all, every, a kind, a section; exceptions"),
      ("do the same for email", "once more, for another field"),
      ("make it optional and move it up", "several wishes; it, that, the second field"),
      ("which fields are required?", "questions about the form"),
      ("undo that", "the way back; go back two steps"),
    ])
}
