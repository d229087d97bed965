package import FormLayout
package import JSON

/// Holds a result against the assertions of a request case.
package struct RequestJudge {
  private var selection: Selection
  private let startForm: Form
  private let resultForm: Form

  package init(start: Form, result: Form) {
    startForm = start
    resultForm = result
    selection = Selection(start: JudgedLayout(start), result: JudgedLayout(result))
  }

  /// Why assertions do not hold, one line each; empty where all do.
  package mutating func faults(_ expectations: [JSONValue]) -> [String] {
    expectations.compactMap { assertion in
      do throws(Unmet) {
        try hold(assertion)
        return nil
      } catch {
        return error.reason
      }
    }
  }

  /// Whether the result changed something that nobody asked for.
  package mutating func isWrongChange(_ expectations: [JSONValue]) -> Bool {
    guard startForm != resultForm else { return false }
    let about = expectations.filter { $0["unchanged"] != nil || $0["sameLayout"] != nil }
    return !faults(about).isEmpty
  }

  private mutating func hold(_ assertion: JSONValue) throws(Unmet) {
    guard let member = assertion.objectValue?.members.first else { throw Unmet("no assertion") }
    let (name, value) = (member.key, member.value)
    switch name {
    case "any": try holdAny(value)
    case "not": try holdNot(value)
    case "bind":
      for member in value.objectValue?.members ?? [] {
        selection.bound[member.key] = try selection.one(member.value).id
      }
    case "noNewProblems": try noNewProblems()
    case "sameLayout":
      guard startForm.json.isEquivalent(to: resultForm.json) else {
        throw Unmet("the layout was changed")
      }
    case "unchanged": try Unchanged(startForm, resultForm, value).hold()
    case "form":
      guard let path = value[0]?.stringValue, let wanted = value[1] else { throw Unmet("form") }
      let found = selection.result.form.at(path)
      guard Matching.fits(found, wanted) else {
        throw Unmet("form \(path) is \(found?.text() ?? "missing")")
      }
    case "condition", "requiredWhen": try ConditionJudge(selection).hold(name, value)
    default: try ComponentJudge(selection).hold(name, value)
    }
  }

  private mutating func holdAny(_ groups: JSONValue) throws(Unmet) {
    var reasons: [String] = []
    for group in groups.arrayValue ?? [] {
      let saved = selection
      do throws(Unmet) {
        for one in group.arrayValue ?? [group] { try hold(one) }
        return
      } catch {
        reasons.append(error.reason)
        selection = saved
      }
    }
    throw Unmet("none holds: " + reasons.joined(separator: " | "))
  }

  private mutating func holdNot(_ assertion: JSONValue) throws(Unmet) {
    let saved = selection
    do throws(Unmet) {
      try hold(assertion)
    } catch {
      selection = saved
      return
    }
    throw Unmet("should not hold: \(assertion.text())")
  }

  private func noNewProblems() throws(Unmet) {
    func errors(_ form: Form) -> [String] {
      form.diagnostics().filter { $0.severity == .error }.map { "\($0.code) \($0.component ?? "")" }
    }
    let old = errors(startForm)
    let new = errors(resultForm).filter { !old.contains($0) }
    guard new.isEmpty else { throw Unmet("new errors: \(new.joined(separator: ", "))") }
  }
}
