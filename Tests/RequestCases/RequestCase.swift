internal import FormLayout
package import JSON

/// A form, what is said to it turn by turn, and what must hold afterwards.
package struct RequestCase: Sendable {
  package let name: String
  package let group: String
  /// `direct`, `natural` or `hard`.
  package let difficulty: String
  /// The name of the layout it starts with.
  package let layout: String
  package let requests: [String]
  /// The assertions, each an object with one key.
  package let expectations: [JSONValue]

  /// Reads a case as the shared file has it.
  package init?(_ json: JSONValue) {
    guard let name = json["name"]?.stringValue, let layout = json["layout"]?.stringValue,
      let requests = json["requests"]?.arrayValue, let expect = json["expect"]?.arrayValue
    else { return nil }
    self.init(
      name: name, group: json["group"]?.stringValue ?? "",
      difficulty: json["difficulty"]?.stringValue ?? "",
      layout: layout, requests: requests.compactMap(\.stringValue), expectations: expect)
  }

  package init(
    name: String, group: String, difficulty: String, layout: String, requests: [String],
    expectations: [JSONValue]
  ) {
    self.name = name
    self.group = group
    self.difficulty = difficulty
    self.layout = layout
    self.requests = requests
    self.expectations = expectations
  }

  /// The same case said otherwise.
  package func reworded(_ requests: [String], number: Int) -> RequestCase {
    RequestCase(
      name: "\(name)#\(number)", group: group, difficulty: difficulty, layout: layout,
      requests: requests,
      expectations: expectations)
  }
}
