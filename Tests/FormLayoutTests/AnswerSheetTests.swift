internal import JSON
internal import Support
internal import Testing

/// The generated answers that exports are held to.
@Suite struct AnswerSheetTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String]) -> ProgramRun {
    ProgramRun(Products.path(of: "AnswerSheet"), arguments, in: folder)
  }

  private static let layout = """
    {"formchat": 1, "id": "trip", "components": [
      {"type": "Picker", "id": "how", "label": "How", "required": true, "options": [
        {"value": "bus"}, {"value": "train"}]},
      {"type": "TextField", "id": "seat", "label": "Seat", "required": true,
       "visibleIf": {"field": "how", "eq": "train"},
       "rules": [{"rule": "pattern", "value": "^[A-F][0-9]{1,2}$"}]},
      {"type": "Repeat", "id": "people", "label": "People", "minItems": 1, "maxItems": 2,
       "children": [{"type": "Item", "id": "person", "children": [
         {"type": "DatePicker", "id": "born", "label": "Born",
          "rules": [{"rule": "minAge", "value": 18}]}]}]}]}
    """

  @Test func `the same file and seed give the same lines`() {
    let file = folder.write(Self.layout, to: "trip.form.json")
    let run = run([file, "--count", "30", "--seed", "7"])
    #expect(run.exitCode == 0)
    Expected.check(run.output, "answer-sheet.jsonl")
  }

  @Test func `answers are good and bad, and reach every rule`() throws {
    let file = folder.write(Self.layout, to: "trip.form.json")
    let lines = try run([file]).output.split(separator: "\n").map {
      try JSONValue(parsing: String($0))
    }
    let codes = lines.flatMap { $0["errors"]?.arrayValue ?? [] }.compactMap {
      $0["code"]?.stringValue
    }
    #expect(lines.count == 200)
    #expect(
      Set(codes) == ["required", "pattern", "minAge", "minItems", "maxItems", "option", "type"])
    let valid = lines.count { $0["valid"] == true }
    #expect((60...140).contains(valid))
  }

  @Test func `wrong use and unreadable files are told by the exit code`() {
    #expect(run([]).exitCode == 64)
    #expect(run(["a", "--today", "soon"]).exitCode == 64)
    #expect(run([folder.write("[1]", to: "no.json") + "x"]).exitCode == 65)
  }
}
