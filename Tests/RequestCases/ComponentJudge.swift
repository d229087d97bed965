internal import FormLayout
internal import JSON

/// Assertions on single components: that they are there, what they hold, where they stand.
struct ComponentJudge {
  private let selection: Selection

  init(_ selection: Selection) { self.selection = selection }

  func hold(_ name: String, _ value: JSONValue) throws(Unmet) {
    switch name {
    case "exists": _ = try selection.some(value)
    case "absent":
      let found = selection.pick(value)
      try need(found.isEmpty, "still there: \(found.map(\.id))")
    case "countOf":
      let found = selection.pick(value["where"] ?? [])
      try need(
        Matching.isWithin(found.count, value["is"] ?? 0), "\(found.count) match \(value.text())")
    case "property": try property(value)
    case "order": try order(value)
    case "adjacent": try adjacent(value)
    case "first", "last": try extreme(value, isFirst: name == "first")
    case "childOf": try childOf(value)
    case "options": try options(value)
    case "rule", "noRule": try rule(value, isWanted: name == "rule")
    case "accepts", "rejects": try answers(value, areTaken: name == "accepts")
    case "says": try says(value)
    default: throw Unmet("the assertion \(name) is not known here")
    }
  }

  private func need(_ holds: Bool, _ reason: @autoclosure () -> String) throws(Unmet) {
    if !holds { throw Unmet(reason()) }
  }

  private func property(_ value: JSONValue) throws(Unmet) {
    guard let selector = value[0], let path = value[1]?.stringValue, let wanted = value[2] else {
      return
    }
    for component in try selection.some(selector) {
      try need(
        Matching.has(component, path, wanted),
        "\(component.id).\(path) is \(component.at(path)?.text() ?? "missing"), wanted \(wanted.text())"
      )
    }
  }

  // MARK: Places

  private func all(_ selectors: JSONValue) throws(Unmet) -> [JudgedComponent] {
    var found: [JudgedComponent] = []
    for selector in selectors.arrayValue ?? [] { found.append(try selection.one(selector)) }
    return found
  }

  private func order(_ value: JSONValue) throws(Unmet) {
    let found = try all(value)
    try need(
      zip(found, found.dropFirst()).allSatisfy { $0.order < $1.order },
      "order is \(found.map(\.id))")
  }

  private func adjacent(_ value: JSONValue) throws(Unmet) {
    let found = try all(value)
    let leaves = selection.result.leaves().map(\.id)
    for (left, right) in zip(found, found.dropFirst()) {
      if left.parent == right.parent, right.index == left.index + 1 { continue }
      let last = selection.result.leaves(of: left).last.flatMap { leaves.firstIndex(of: $0.id) }
      let next = selection.result.leaves(of: right).first.flatMap { leaves.firstIndex(of: $0.id) }
      try need(
        last != nil && next == last.map { $0 + 1 },
        "\(right.id) does not follow \(left.id) directly")
    }
  }

  private func extreme(_ value: JSONValue, isFirst: Bool) throws(Unmet) {
    let one = try selection.one(value[0] ?? [])
    let among = selection.pick(value[1] ?? []).sorted { $0.order < $1.order }
    try need(
      (isFirst ? among.first : among.last)?.id == one.id,
      "\(one.id) is not at that end of \(among.map(\.id))")
  }

  private func childOf(_ value: JSONValue) throws(Unmet) {
    let above = Set(try selection.some(value[1] ?? []).map(\.id))
    for component in try selection.some(value[0] ?? []) {
      try need(
        component.ancestors.contains(where: above.contains),
        "\(component.id) is not inside \(above)")
    }
  }

  // MARK: Choices and rules

  private func options(_ value: JSONValue) throws(Unmet) {
    func patterns(_ key: String) -> [String] {
      (value[key]?.arrayValue ?? []).compactMap(\.stringValue)
    }
    for component in try selection.some(value["of"] ?? []) {
      let options = component.options
      func has(_ pattern: String) -> Bool {
        options.contains { Asking.option($0, isNamed: pattern) }
      }
      if value["are"] != nil {
        let wanted = patterns("are")
        let fit =
          value["anyOrder"] == .bool(true)
          ? wanted.allSatisfy(has)
            && options.allSatisfy { option in wanted.contains { Asking.option(option, isNamed: $0) }
            }
          : zip(options, wanted).allSatisfy { Asking.option($0, isNamed: $1) }
        try need(
          options.count == wanted.count && fit, "\(component.id) has \(options.map { $0.text() })")
      }
      try need(patterns("include").allSatisfy(has), "\(component.id) lacks an option")
      try need(!patterns("exclude").contains(where: has), "\(component.id) still has an option")
      if let count = value["count"] {
        try need(
          Matching.isWithin(options.count, count), "\(component.id) has \(options.count) options")
      }
      let old = selection.start[component.id]?.options ?? []
      for kept in patterns("keep") {
        let same = old.first { $0["value"]?.stringValue == kept }
        try need(options.contains { $0 == same }, "\(component.id): option \(kept) was changed")
      }
      if let values = value["values"] {
        try need(
          .array(options.compactMap { $0["value"] }) == values, "\(component.id) has other values")
      }
    }
  }

  private static let properties = [
    "min": "minimum", "max": "maximum", "after": "minimum", "before": "maximum",
    "maxSize": "maxSize", "step": "step",
    "accept": "accept", "minItems": "minItems", "maxItems": "maxItems",
  ]

  private func rule(_ value: JSONValue, isWanted: Bool) throws(Unmet) {
    guard let name = value[1]?.stringValue else { return }
    for component in try selection.some(value[0] ?? []) {
      var found = component.rules.filter { $0.name == name }.map { $0.value ?? .null }
      guard isWanted else {
        try need(found.isEmpty, "\(component.id) still has rule \(name)")
        continue
      }
      if let property = Self.properties[name], let bound = component.json[property] {
        found.append(bound)
      }
      var wanted = value[2]
      if let name = wanted?.stringValue, name.hasPrefix("$") {
        wanted = .string(try selection.one(.string(name)).id)
      }
      try need(
        found.contains { one in wanted.map { Matching.fits(one, $0) } ?? true },
        "\(component.id) has no rule \(name): \(found)")
    }
  }

  private func answers(_ value: JSONValue, areTaken: Bool) throws(Unmet) {
    for component in try selection.some(value[0] ?? []) {
      for sample in value[1]?.arrayValue ?? [] {
        try need(
          Answering.accepts(component, sample) == areTaken,
          "\(component.id) \(areTaken ? "refuses" : "takes") \(sample.text().prefix(40))")
      }
    }
  }

  private func says(_ value: JSONValue) throws(Unmet) {
    guard let language = value[1]?.stringValue, let pattern = value[2]?.stringValue else { return }
    let strings = selection.result.form["strings"]?[language]
    for component in try selection.some(value[0] ?? []) {
      let words = ["label", "text"].compactMap { strings?["\(component.id).\($0)"]?.stringValue }
      try need(
        (words.isEmpty ? [component.name] : words).contains { Matching.finds(pattern, in: $0) },
        "\(component.id) says \(words)")
    }
  }
}
