/// One view of the exported source as it is put together.
struct ViewDraft {
  let name: String
  let scope: Int
  /// Whether it is the whole form.
  var isRoot = false
  var needs: ViewNeeds = []
  /// The values around an item that it reads.
  var outer: Set<Int> = []
  /// Its parts, each a property.
  var members: [[String]] = []
  var namer = SwiftNamer(
    reserved: ["body", "values", "errors", "focus", "actions", "today", "path", "step", "index"])
  var body: [String] = []
  var doc = ""
}
