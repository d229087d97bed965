internal import FormLayout
internal import JSON
internal import Platform
internal import Support

/// Prints generated answers of a form with the filling engine's verdict on each, so that an export's
/// own checking can be held to it.
///
///     AnswerSheet FILE [--count 200] [--seed 1] [--today 2026-11-30]
///     AnswerSheet --layout SEED
///
/// FILE is a layout in any format; of a transcript, export the layout first. The same file and
/// options give the same bytes. Each line is one JSON object:
///
/// - `values`: what is handed in, by key; hidden fields, fields off the path and wrong values
///   included. Items of a list are objects, with `kind` where the list has several kinds.
/// - `skipped`: the ids of the steps that the person passed over.
/// - `today`: the day on which the answers are judged.
/// - `shaped`: whether each value has the kind that its field declares (a string, a number, …),
///   which is all that a typed record can hold; about one line in ten has not.
/// - `valid`: whether the engine takes the answers.
/// - `errors`: the first error of each field, in the form's order: `field` (`travellers.0.name`),
///   `code` (the rule or property; `type`, `option`), `message` (the words for people).
/// - `collected`: what the engine keeps: hidden and unknown values dropped, text in number fields
///   read as numbers. It is there for bad answers too.
///
/// The second form prints a random layout that the report has no error about.
@main struct AnswerSheet {
  static func main() {
    guard let options = SheetOptions(CommandLine.arguments.dropFirst()) else {
      fail(
        "usage: AnswerSheet FILE [--count N] [--seed N] [--today DATE]\n       AnswerSheet --layout SEED",
        code: 64)
    }
    if let seed = options.layout {
      var layouts = LayoutGenerator(seed: seed)
      print(layouts.form(components: 40).text, terminator: "")
      return
    }
    guard let bytes = Fixtures.bytes(options.file), let file = try? LayoutFile(bytes),
      case .layout(let read, _) = file
    else { fail("AnswerSheet: \(options.file) is no layout", code: 65) }
    var generator = AnswerGenerator(read.form, today: options.today, seed: options.seed)
    for number in 0..<options.count {
      let answer = generator.answer(number)
      let check = AnswerCheck(
        read.form, values: answer.values, skippedSteps: answer.skipped, today: options.today)
      let line: JSONValue = [
        "values": .object(answer.values),
        "skipped": .array(answer.skipped.map { .string($0) }),
        "today": .string(options.today.text),
        "shaped": .bool(read.form.holdsShaped(answer.values)),
        "valid": .bool(check.isValid),
        "errors": .array(check.errors.map(\.json)),
        "collected": .object(check.values),
      ]
      print(line.text(.compact))
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(code)
  }
}
