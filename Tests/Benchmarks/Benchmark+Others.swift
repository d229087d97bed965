internal import FormLayout
internal import JSON
internal import Platform
internal import Support

extension Benchmark {
  static let besidePythonJSON = Benchmark(
    "beside-python-json", "10,000 components parsed, beside Python's json on the same bytes"
  ) {
    let text = JSONValue.object(SampleForm.json(of: 10_000)).text(.indented)
    let bytes = Array(text.utf8)
    let own = Stopwatch.median { _ = try? JSONDocument(parsing: bytes) }
    let other = try Python.time(
      "data = open('layout.json').read()", of: "json.loads(data)", with: "json", layout: text)
    return beside(own: own, other: other, name: "python json")
  }

  static let besideSchemaValidator = Benchmark(
    "beside-jsonschema-rs",
    "1,000 components checked, beside jsonschema-rs on the layout's schema alone"
  ) {
    let text = JSONValue.object(SampleForm.json(of: 1_000)).text(.indented)
    let form = SampleForm.form(of: 1_000)
    let own = Stopwatch.median { _ = form.diagnostics() }
    let other = try Python.time(
      """
      import json
      data = json.load(open('layout.json'))
      validator = jsonschema_rs.validator_for(json.load(open('schema.json')))
      assert validator.is_valid(data)
      """, of: "validator.is_valid(data)", with: "jsonschema_rs", layout: text)
    return beside(own: own, other: other, name: "jsonschema-rs")
  }

  private static func beside(own: Double, other: Double?, name: String) -> [Figure] {
    let figures = [Figure("formchat", own, .nanoseconds)]
    // Without the other program there is nothing to stand beside.
    guard let other else { return figures }
    return figures + [
      Figure(name, other, .nanoseconds), Figure("ratio", own / other, .ratio),
    ]
  }
}

/// Python, where `FORMCHAT_PYTHON` or the path has it.
private enum Python {
  /// The median processor time of a statement, in nanoseconds; `nil` where the module is not there.
  static func time(
    _ setup: String, of statement: String, with module: String, layout: String
  ) throws -> Double? {
    let folder = TemporaryFolder()
    _ = folder.write(layout, to: "layout.json")
    _ = folder.write(LayoutSchema.json.text(.indented), to: "schema.json")
    _ = folder.write(
      """
      import statistics, sys, time
      try:
          import \(module)
      except ImportError:
          sys.exit(3)
      \(setup)
      times = []
      for _ in range(9):
          start = time.process_time_ns()
          \(statement)
          times.append(time.process_time_ns() - start)
      print(statistics.median(times))
      """, to: "time.py")
    let python = getenv("FORMCHAT_PYTHON").map { String(cString: $0) } ?? "python3"
    let run = ProgramRun(
      "/usr/bin/env", [python, "time.py"],
      environment: ["PATH": getenv("PATH").map { String(cString: $0) } ?? ""], in: folder)
    switch run.exitCode {
    case 0: return Double(run.output.split(separator: "\n").joined())
    case 3, 127: return nil
    default: throw Trouble(words: "Python cannot do it: \(run.errors)")
    }
  }
}
