internal import JSON

/// Writes a form as one web page that needs nothing else: markup that works as a plain form, a style
/// sheet, and a script that fills it in as the filling engine does.
struct HTMLWriter {
  let form: Form
  let options: WritingOptions
  /// The words for what an answer must follow.
  let pen: Pen
  var losses: [WrittenLayout.Loss] = []
  var styles: HTMLStyles
  /// What stands around the component being written: how deep headings are, which items it is in.
  var place = HTMLPlace()
  /// Whether a button that sends has been written.
  var hasSubmit = false

  init(_ form: Form, _ options: WritingOptions) {
    self.form = form
    self.options = options
    pen = Pen(sheet: Sheet(form, FormPreview.Options()), width: 80)
    styles = HTMLStyles(isRightToLeft: Self.isRightToLeft(form))
  }

  mutating func write() -> WrittenLayout {
    loseForm()
    let main = main()
    let colours = HTMLColours(form)
    let style = "\n" + HTMLStyleSheet.text(styles, colours: colours)
    let head: [HTMLNode] = [
      .tag("meta", ["charset": "utf-8"]),
      .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .tag("meta", ["name": "color-scheme", "content": colours.schemes]),
      .tag(
        "meta",
        ["http-equiv": "Content-Security-Policy", "content": Self.policy(style)]),
      .tag("title", [:], title),
      .tag("style", [:], [.raw(style)]),
    ]
    let body: [HTMLNode] = [
      main,
      .tag("script", ["type": "application/json", "id": "form-data"], [.raw(HTMLData(form).text)]),
      .tag("script", [:], [.raw(HTMLScript.text)]),
    ]
    let page = HTMLNode.tag(
      "html", ["lang": form.language, "dir": Self.isRightToLeft(form) ? "rtl" : nil],
      [.tag("head", [:], head), .tag("body", [:], body)])
    return WrittenLayout(
      text: "<!DOCTYPE html>\n" + HTMLPrinter.text(of: [page]), losses: losses)
  }

  /// Nothing runs, is shown, or is sent to but what is in the page and where it came from.
  private static func policy(_ style: String) -> String {
    [
      "default-src 'none'", "style-src 'sha256-\(SHA256.base64(style.utf8))'",
      "script-src 'sha256-\(HTMLScript.hash)'", "img-src data:", "form-action 'self'",
      "base-uri 'none'",
    ].joined(separator: "; ")
  }

  /// The page's title: the form's, else its id, which is never empty for long.
  private var title: String {
    let text = words(form.title) ?? ""
    return text.isEmpty ? (form.id.isEmpty ? "Form" : form.id) : text
  }

  private static func isRightToLeft(_ form: Form) -> Bool {
    ["ar", "fa", "he", "ur", "yi", "ps"].contains(form.language.prefix { $0 != "-" }.lowercased())
  }

  // MARK: Main

  private mutating func main() -> HTMLNode {
    var children: [HTMLNode] = [Self.summary, .tag("h1", ["id": "title"], title)]
    if let text = words(form.summary) { children.append(.tag("p", [:], text)) }
    if hasSteps {
      children.append(.tag("p", ["class": "progress", "data-words": "Step {n} of {m}"]))
    }
    children.append(formElement())
    children.append(Self.answers)
    var main = HTMLElement(name: "main", attributes: [], children: children)
    main.addClass(styles.name(of: form.style))
    return .element(main)
  }

  private mutating func formElement() -> HTMLNode {
    var children = form.components.flatMap { render($0) }
    children.append(
      .tag("input", ["type": "hidden", "name": "formchat-answers", "disabled": ""]))
    let hasFiles = form.placed.contains { $0.component.type == "FileField" }
    return .tag(
      "form",
      [
        "method": "post", "enctype": hasFiles ? "multipart/form-data" : nil,
        "aria-labelledby": "title",
      ], children)
  }

  var hasSteps: Bool { form.components.contains { $0.type == "Step" } }

  /// What is wrong, filled by the script.
  private static let summary = HTMLNode.tag(
    "div",
    [
      "class": "summary", "role": "alert", "tabindex": "-1", "data-title": "Error:",
      "hidden": "",
    ],
    [.tag("h2", [:], "There is a problem"), .tag("ul")])

  /// What would be sent, where the page is a file.
  private static let answers = HTMLNode.tag(
    "section", ["class": "answers", "tabindex": "-1", "aria-label": "Answers", "hidden": ""],
    [
      .tag("p", [:], "This page is a file, so the answers stay here:"),
      .tag("pre", [:], [.tag("code", [:], [])]),
    ])

  // MARK: Components

  /// The markup of a component, and of what is inside it.
  mutating func render(_ component: Component) -> [HTMLNode] {
    lose(component)
    guard let markup = HTMLMarkup.named(component.type) else { return unknown(component) }
    return markup.write(component, &self)
  }

  mutating func render(_ components: [Component]) -> [HTMLNode] {
    components.flatMap { render($0) }
  }

  private mutating func unknown(_ component: Component) -> [HTMLNode] {
    lose("type", of: component, "a page has no '\(component.type)'")
    return container(component)
  }

  /// Children in an element of their own, where there is something to say about it.
  mutating func container(_ component: Component, class name: String? = nil) -> [HTMLNode] {
    let children = render(component.children)
    return [finished("div", class: name, component, children)]
  }

  /// An element that stands for a component: its looks, its part in the script, its test id, which
  /// of a field is at its control.
  mutating func finished(
    _ name: String, class className: String? = nil, id: String? = nil, _ component: Component,
    _ children: [HTMLNode], extra: [String] = []
  ) -> HTMLNode {
    var element = HTMLElement(name: name, attributes: [], children: children)
    element.addClass(className)
    element.addClass(styles.name(of: component.style, extra))
    element["id"] = id
    element["data-part"] = HTMLData.has(component) ? component.id : nil
    if component.valueKind == nil || component.type == "Repeat" {
      element["data-testid"] = testID(component)
    }
    return .element(element)
  }
}
