internal import FormLayout
internal import JSON

extension FuzzTarget {
  /// Any file is refused in words, or is a form that is checked, drawn, printed and read again.
  static let layout = FuzzTarget(
    "layout",
    seeds: [
      #"""
      {"formchat":1,"id":"f","title":"T","strings":{"de":{"a.label":"A"}},"components":[
      {"type":"Section","id":"s","label":"S","children":[
      {"type":"TextField","id":"a","label":"A","input":"email","purpose":"email","rules":[
      {"rule":"pattern","value":"^(a|b)+$"},{"rule":"minLength","value":2}],
      "visibleIf":{"all":[{"field":"b","eq":true},{"not":{"field":"c","in":["x",1]}}]}},
      {"type":"Toggle","id":"b","label":"B","defaultValue":true}]},
      {"type":"Repeat","id":"r","children":[{"type":"Item","id":"i","children":[]}]},
      {"type":"Step","id":"p","label":"P","routes":[{"to":"p"}],"children":[]},
      {"type":"Picker","id":"c","label":"C","options":[{"value":"x","label":"X"}],
      "style":{"color":"#FFF","padding":{"top":1},"font":"title"}}]}
      """#
    ]
  ) { bytes in
    guard case .layout(let read, _) = try? LayoutFile(bytes) else { return }
    examine(read.form)
    let again = Form(json: read.form.json.objectValue ?? [:])
    precondition(again.json == read.form.json, "a form is read as another one")
  }

  /// What each of the other tools' readers is given.
  static let formats = LayoutFormat.all.filter { $0.read != nil && $0.name != "layout" }
    .map { format in
      FuzzTarget("read-" + format.name, seeds: seeds[format.name] ?? []) { bytes in
        guard let value = try? JSONValue(parsing: bytes), format.recognises(value),
          let form = (try? format.read?(value))?.form
        else { return }
        examine(form)
        for other in LayoutFormat.all { _ = other.write?(form) }
      }
    }

  /// Does with a form what the program does after every turn.
  private static func examine(_ form: Form) {
    let findings = form.diagnostics()
    for fix in findings.flatMap(\.fixes).prefix(4) { _ = form.applying(fix.edits) }
    let narrow = FormPreview(form, FormPreview.Options(width: 24))
    precondition(
      narrow.lines.allSatisfy { $0.plain.displayWidth <= 24 },
      "a line is wider than the terminal")
    _ = FormPreview(form, FormPreview.Options(isPlain: true))
  }

  private static let seeds: [String: [String]] = [
    "viewlayout": [
      #"""
      {"type":"VStack","spacing":16,"padding":20,"backgroundColor":"#FFFFFF","children":[
      {"type":"Text","value":"Hi","font":"largeTitle"},{"type":"TextField","placeholder":"Name",
      "binding":"fullName"},{"type":"Button","title":"Go","action":"register"}]}
      """#
    ],
    "dynamicui": [
      #"""
      {"version":"1.0","components":[{"type":"Toggle","identifier":"a","title":"A"},{"type":"Text",
      "title":"{$a ? x : y}","if":"$a"},{"type":"Picker","identifier":"p","children":[
      {"type":"Text","title":"1"}],"modifiers":{"padding":3}}]}
      """#
    ],
    "formhaus": [
      #"""
      {"id":"f","title":"T","submit":{"label":"Go"},"steps":[{"id":"s","title":"S","fields":[
      {"key":"a","type":"text","label":"A","validation":{"required":true,"pattern":"^a"},
      "show":{"field":"b","eq":true}},{"key":"b","type":"checkbox","label":"B"}]}]}
      """#
    ],
  ]
}
