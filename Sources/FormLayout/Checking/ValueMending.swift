internal import JSON

/// Values that were meant by values of the wrong kind.
enum ValueMending {
  /// The fix that writes the meant values into the property of a fault, where they are plain.
  ///
  /// All faults of one property are mended at once, so that the fixes of two findings agree.
  static func fix(for fault: ShapeFault, of address: String) -> [Fix] {
    let name = fault.property.name
    let shape = fault.property.shape
    var value = fault.value
    var isSafe = true
    for mismatch in shape.mismatches(of: value) where mismatch.kind == .wrongValue {
      let tokens = mismatch.pointer.tokens.map(\.string)[...]
      guard let old = value[mismatch.pointer],
        let mended = mended(old, at: tokens, in: value, shape)
      else { continue }
      value = value.replacing(tokens, with: mended.value)
      isSafe = isSafe && mended.isSafe
    }
    let pointer = JSONPointer(fault.tokens.dropFirst().map { $0 })
    guard !shape.mismatches(of: value).contains(where: { $0.pointer == pointer }) else { return [] }
    let new = value[pointer] ?? value
    let title = new.objectValue == nil ? "write \(new.text())" : "write it as it is meant"
    return [
      Fix(title, isSafe ? .safe : .offered, [.set(ids: [address], props: [.path(name, value)])])
    ]
  }

  /// The first plain reading of a value that its place takes.
  private static func mended(
    _ old: JSONValue, at tokens: ArraySlice<String>, in value: JSONValue, _ shape: ValueShape
  ) -> (value: JSONValue, isSafe: Bool)? {
    let pointer = JSONPointer(Array(tokens))
    return readings(of: old, shape).first { reading in
      let new = value.replacing(tokens, with: reading.value)
      return !shape.mismatches(of: new).contains { $0.pointer.tokens.starts(with: pointer.tokens) }
    }
  }

  private static func readings(
    of old: JSONValue, _ shape: ValueShape
  ) -> [(value: JSONValue, isSafe: Bool)] {
    var readings: [(JSONValue, Bool)] = []
    if let text = old.stringValue {
      if let plain = try? JSONValue(parsing: text),
        plain.numberValue != nil || plain.boolValue != nil
      {
        readings.append((plain, true))
      }
      if text.utf8.allSatisfy({ $0 < 0x80 }), let first = text.first {
        readings.append((.string(text.lowercased()), true))
        readings.append((.string(first.lowercased() + text.dropFirst()), true))
      }
      if let meant = NearestName.to(text, among: shape.choices) {
        readings.append((.string(meant), NearestName.isOneEdit(from: text, to: meant)))
      }
    }
    if let number = old.numberValue { readings.append((.string(number.text), true)) }
    if old.arrayValue == nil, !old.isNull { readings.append(([old], true)) }
    return readings.map { (value: $0.0, isSafe: $0.1) }
  }
}

extension ValueShape {
  /// The names that may be chosen from, here or in any part.
  fileprivate var choices: [String] {
    switch self {
    case .choice(let names): names
    case .colour: ColourName.all
    case .list(let inner), .map(let inner): inner.choices
    case .object(let properties): properties.flatMap(\.shape.choices)
    case .oneOf(let shapes): shapes.flatMap(\.choices)
    case .text, .name, .identifier, .flag, .integer, .number, .condition, .language, .dateBound,
      .constant, .rules, .components, .anything:
      []
    }
  }
}
