internal import JSON

extension DynamicUIWriter {
  /// Writes what shows a component; gives the conditions of the groups that must stand around it,
  /// since DynamicUI's `if` names one identifier only.
  mutating func takeCondition(
    into draft: inout DynamicUIWritingDraft, in parent: DynamicUIType?
  ) -> [String] {
    guard draft.rest["visibleIf"] != nil else { return [] }
    draft.rest["visibleIf"] = nil
    guard let condition = draft.component.condition("visibleIf") else {
      lose("visibleIf", of: draft.component, "it is no condition, so it always shows")
      return []
    }
    do throws(DynamicUIConditionWriter.Inexpressible) {
      var identifiers = try conditions.identifiers(for: condition)
      guard let last = identifiers.popLast() else { return [] }
      guard identifiers.isEmpty || Self.canGroup(in: parent) else {
        throw DynamicUIConditionWriter.Inexpressible(
          reason: "DynamicUI has no conditions of several parts here")
      }
      draft.set(.string(Self.text(naming: last, as: draft.origin.spelled["if"])), for: "if")
      return identifiers.map { "$" + $0 }
    } catch {
      lose("visibleIf", of: draft.component, "\(error.reason), so it always shows")
      return []
    }
  }

  /// A condition as it was spelled, where it still names the same.
  private static func text(naming identifier: String, as spelled: JSONValue?) -> String {
    guard let old = spelled?.stringValue,
      DynamicUIReference.read(old)?.isIdentical(to: identifier) ?? false
    else { return "$" + identifier }
    return old
  }

  /// Whether a group shows what is inside as if it stood there itself: a tab takes its title from its
  /// own child, and what an application makes of its own types nobody knows.
  private static func canGroup(in parent: DynamicUIType?) -> Bool {
    parent.map { !$0.name.isEmpty && $0.name != "TabView" } ?? true
  }

  /// A component inside groups that show it only where all of their conditions hold.
  func grouped(_ object: JSONObject, showing conditions: [String]) -> JSONObject {
    conditions.reversed().reduce(object) { inner, condition in
      ["type": "Group", "if": .string(condition), "children": [.object(inner)]]
    }
  }
}
