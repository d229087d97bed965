internal import FormLayout
internal import JSON
internal import Terminal

extension Subcommand {
  static let fill = Subcommand(
    "fill", "FILE", "run a form: ask field by field, print the values; or check answers",
    options: [.checkedValues, .resumeFill, .language, .today], operands: 1...1, offers: .files,
    run: { invocation throws(ProgramError) in
      let input = try LayoutInput.read(invocation[0])
      if let path = invocation.options.value(.checkedValues) {
        return try check(path, against: input.form, invocation)
      }
      guard invocation[0] != InputFile.standardInput else {
        throw ProgramError(
          .usage, "usage", "the answers come from standard input, so the form cannot",
          help: "Give the form as a file")
      }
      return try FillRun(input.form, invocation).run()
    })

  /// Holds the answers in a file against a form, as a server does.
  private static func check(
    _ path: String, against form: Form, _ invocation: Invocation
  ) throws(ProgramError) -> ExitCode {
    let object = try AnswerFile.object(path, limit: AnswerFile.submissionLimit)
    let isPrinted = object["command"] == "fill" && object["values"]?.objectValue != nil
    let look = try invocation.look()
    let check = AnswerCheck(
      form, values: isPrinted ? object["values"]?.objectValue ?? [:] : object,
      skippedSteps: isPrinted
        ? (object["skipped"]?.arrayValue ?? []).compactMap(\.stringValue) : [],
      today: try invocation.todayDate(), language: look.language)
    let result = FillResult(check, of: form)
    invocation.print(result)
    return result.isValid ? .done : .no
  }
}

extension CommandLineOption {
  static let checkedValues = CommandLineOption(
    "--values", takes: .required("FILE"), "check these answers, as JSON, instead of asking")
  static let resumeFill = CommandLineOption("--resume", "go on with the answers that were kept")
}

extension Invocation {
  /// Today as a day to reckon with.
  func todayDate() throws(ProgramError) -> LocalDate {
    let text = try today()
    guard let today = LocalDate(Timestamp.localDay(environment.now())),
      let day = DateValue(text, today: today)?.day
    else {
      throw ProgramError(
        .usage, "usage", "--today takes a day such as 2026-11-30, not '\(text)'")
    }
    return day
  }

  /// Prints the result of a fill; on a terminal without what was typed unseen.
  func print(_ result: FillResult) {
    let isShown = output.isTerminal
    if options.has(.json) {
      print(json: result.json(isShown: isShown))
    } else {
      output.write(result.plain(isShown: isShown).text(.indented) + "\n")
    }
  }
}
