internal import FormLayout
internal import JSON

extension Benchmark {
  static let parse = sized("parse", "a layout's bytes read as a form") { size in
    let bytes = Array(JSONValue.object(SampleForm.json(of: size)).text(.indented).utf8)
    return { _ = try? LayoutFile(bytes) }
  }

  static let check = sized(
    "check", "every check of the report", bars: [.milliseconds(300, for: "10000")]
  ) { size in
    let form = SampleForm.form(of: size)
    return { _ = form.diagnostics() }
  }

  static let render = sized("render", "the text render, 80 columns") { size in
    let form = SampleForm.form(of: size)
    return { _ = FormPreview(form).lines }
  }

  static let print = sized("print", "the layout printed as its file") { size in
    let form = SampleForm.form(of: size)
    return { _ = LayoutFormat.layout.write?(form) }
  }

  static let diff = sized("diff", "two forms compared that differ in ten places") { size in
    let old = SampleForm.form(of: size)
    let edits = (0..<10).map { number in
      Edit.set(
        ids: ["field\(size / 10 * number / 10)x\(number % 9)"], props: [.text("label", "Another")])
    }
    guard case .applied(let applied) = old.applying(edits) else { preconditionFailure("refused") }
    let new = applied.form
    return { _ = FormDiff(from: old, to: new) }
  }
}
