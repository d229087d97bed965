internal import JSON

/// Reads Formhaus's lists of conditions as its engine evaluates them.
struct FormhausConditionReader {
  /// The id of the field with a key.
  let id: (String) -> String

  /// What a field, step or route with these lists is shown by; `nil` where nothing restrains it.
  ///
  /// All of `show` must hold, and one of `showAny` where it has any.
  func visibility(show: JSONValue?, showAny: JSONValue?) -> Condition? {
    let all = conditions(show)
    let any = conditions(showAny)
    if all.isEmpty { return any.isEmpty ? nil : .any(any) }
    if any.isEmpty { return all.count == 1 ? all[0] : .all(all) }
    return .all(all + [.any(any)])
  }

  /// The entries of a list; of anything else, none.
  func conditions(_ list: JSONValue?) -> [Condition] {
    (list?.arrayValue ?? []).map { read($0).condition }
  }

  /// Whether a list says no more and no less than the conditions read from it.
  func isExact(_ list: JSONValue) -> Bool {
    guard let entries = list.arrayValue, !entries.isEmpty else { return false }
    return entries.allSatisfy { read($0).isExact }
  }

  /// Of several operators the first in this order decides.
  static let operators: [Condition.Operator] = [.eq, .neq, .in, .notIn, .notEmpty]

  private func read(_ json: JSONValue) -> (condition: Condition, isExact: Bool) {
    guard let object = json.objectValue,
      let comparison = Self.operators.first(where: { object[$0.rawValue] != nil }),
      let value = object[comparison.rawValue]
    else { return (.always(true), false) }
    guard let key = object["field"]?.stringValue else {
      // The answer to no field is missing.
      return (.always(comparison == .neq || comparison == .notIn), false)
    }
    let isAlone = object.members.count == 2
    switch comparison {
    case .eq, .neq:
      // A list or an object equals nothing.
      guard comparison.accepts(value) else { return (.always(comparison == .neq), false) }
      return (.test(field: id(key), comparison, value), isAlone)
    case .in, .notIn:
      let values = (value.arrayValue ?? []).filter {
        $0.arrayValue == nil && $0.objectValue == nil
      }
      let isWhole = value.arrayValue?.count == values.count
      return (.test(field: id(key), comparison, .array(values)), isAlone && isWhole)
    default:
      guard value == true else { return (.always(true), false) }
      return (.test(field: id(key), .notEmpty, true), isAlone)
    }
  }
}
