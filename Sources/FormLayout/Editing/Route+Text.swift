internal import JSON

extension Route {
  /// Reads a route as edits write it: `step if CONDITION`, `submit` for the end of the form.
  package init(text: String) throws(ConditionTextError) {
    let units = Array(text.utf8)
    let start = units.firstIndex { $0 != 0x20 } ?? units.count
    let end = units[start...].firstIndex(of: 0x20) ?? units.count
    guard start < end else {
      throw ConditionTextError(offset: start, message: "a route begins with a step's id")
    }
    let target = String(decoding: units[start..<end], as: UTF8.self)
    let rest = units[end...].drop { $0 == 0x20 }
    var condition: JSONValue?
    if !rest.isEmpty {
      guard rest.starts(with: Array("if ".utf8)) else {
        throw ConditionTextError(
          offset: rest.startIndex, message: "a route is written 'step if condition'")
      }
      let offset = rest.startIndex + 3
      do {
        condition = try Condition(text: String(decoding: units[offset...], as: UTF8.self)).json
      } catch {
        throw ConditionTextError(offset: offset + error.offset, message: error.message)
      }
    }
    self.init(target: target == "submit" ? nil : target, condition: condition)
  }

  /// The route as edits write it.
  package var text: String {
    let head = target ?? "submit"
    guard let condition else { return head }
    return head + " if " + ((try? Condition(json: condition))?.text ?? condition.text())
  }
}
