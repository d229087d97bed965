internal import JSON

/// Writes a form as SwiftUI source: a file of values that Foundation alone compiles, and a file of
/// views.
struct SwiftUIWriter {
  private let form: Form
  private let options: WritingOptions

  init(_ form: Form, _ options: WritingOptions) {
    self.form = form
    self.options = options
  }

  mutating func write() -> WrittenLayout {
    var plan = SourcePlan(form)
    var views = ViewsWriter(plan, options)
    let viewBody = views.write()
    plan = views.plan
    var values = ValuesWriter(plan)
    if views.readsToday { values.support.use(.day) }
    let valuesBody = values.write()
    let title = SwiftText.comment(form.title ?? form.id)
    let head = { (file: String, what: String) in
      "// \(file).swift\n// \(what) of the form “\(title)”, written by formchat.\n\n"
    }
    let valuesFile = WrittenLayout.File(
      name: plan.valuesType + ".swift",
      text: head(plan.valuesType, "The answers") + "import Foundation\n\n" + valuesBody)
    let imports = views.imports.map { "import \($0)\n" }.joined()
    let viewsFile = WrittenLayout.File(
      name: plan.viewType + ".swift",
      text: head(plan.viewType, "The views") + imports + "\n" + viewBody)
    let all = Set(views.imports + ["Foundation"]).sorted().map { "import \($0)\n" }.joined()
    return WrittenLayout(
      text: head(plan.viewType, "The views and the answers") + all + "\n" + viewBody
        + "\n// MARK: - Answers\n\n" + valuesBody,
      files: [valuesFile, viewsFile],
      losses: SwiftUILossFinder(plan, options).losses(adding: views.losses, values.losses))
  }
}
