extension JSONDocument {
  /// The places of many values in one pass over the text.
  ///
  /// A member of an object stands where its key does, an array's element and the whole value where
  /// they begin. A pointer that leads nowhere gets the place of its nearest ancestor that exists; of
  /// a repeated key the last counts, as in `JSONValue`.
  package func locations(of pointers: [JSONPointer]) -> [JSONPointer: SourceLocation] {
    var locator = JSONLocator(self, wanted: pointers)
    let offsets = locator.offsets()
    let locations = SourceLocation.locations(of: offsets, in: bytes)
    return Dictionary(zip(pointers, locations)) { first, _ in first }
  }

  /// The place of one value; see `locations(of:)`, which does many at no greater cost.
  package func location(of pointer: JSONPointer) -> SourceLocation {
    locations(of: [pointer])[pointer] ?? SourceLocation(offset: range.lowerBound, in: bytes)
  }
}

/// Walks over the text of a document that is known to parse, and notes where wanted values stand.
private struct JSONLocator {
  /// A wanted value or an ancestor of one.
  private struct Node {
    var children: [CodeUnits: Int] = [:]
    var offset = 0
    /// The visit that found this value last, and the visit of the parent in which it was found: of a
    /// repeated key only what the last visit found counts.
    var visit = 0
    var parentVisit = 0
  }

  /// An array or object that is still open.
  private struct Container {
    let isObject: Bool
    /// The node of this value, where something in it is wanted.
    let node: Int?
    var count = 0
  }

  private let pointers: [JSONPointer]
  private let end: Int
  private var parser: JSONParser
  private var nodes = [Node()]
  private var visits = 0

  init(_ document: JSONDocument, wanted pointers: [JSONPointer]) {
    self.pointers = pointers
    end = document.range.upperBound
    parser = JSONParser(
      document.bytes,
      from: document.range.lowerBound,
      limits: JSONLimits(),
      leniency: .modelText
    )
    for pointer in pointers { insert(pointer) }
  }

  private mutating func insert(_ pointer: JSONPointer) {
    var node = 0
    for token in pointer.tokens {
      if let child = nodes[node].children[token] {
        node = child
      } else {
        nodes[node].children[token] = nodes.count
        node = nodes.count
        nodes.append(Node())
      }
    }
  }

  /// Returns the byte offset of each wanted pointer, in their order.
  mutating func offsets() -> [Int] {
    visit(0, parent: nil, at: parser.index)
    walk()
    return pointers.map(offset(of:))
  }

  private func offset(of pointer: JSONPointer) -> Int {
    var node = 0
    for token in pointer.tokens {
      guard let child = nodes[node].children[token], nodes[child].visit > 0,
        nodes[child].parentVisit == nodes[node].visit
      else { break }
      node = child
    }
    return nodes[node].offset
  }

  private mutating func visit(_ node: Int, parent: Int?, at offset: Int) {
    visits += 1
    nodes[node].offset = offset
    nodes[node].visit = visits
    nodes[node].parentVisit = parent.map { nodes[$0].visit } ?? 0
  }

  private mutating func walk() {
    var stack: [Container] = []
    // The node of the value that comes next.
    var next: Int? = 0
    while parser.index < end {
      let byte = parser.bytes[parser.index]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        parser.index += 1
        stack.append(Container(isObject: byte == UInt8(ascii: "{"), node: next))
        next = enter(&stack)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        parser.index += 1
        stack.removeLast()
      case UInt8(ascii: ","):
        parser.index += 1
        next = enter(&stack)
      case UInt8(ascii: "\""):
        skipString()
      default:
        parser.index += 1
      }
    }
  }

  /// Passes to the next element or member of the innermost container, over its key and colon, and
  /// gives its node where it is wanted.
  private mutating func enter(_ stack: inout [Container]) -> Int? {
    guard let depth = stack.indices.last else { return nil }
    parser.skipSpace()
    guard parser.index < end else { return nil }
    let offset = parser.index
    let wanted = stack[depth].node.flatMap { nodes[$0].children.isEmpty ? nil : $0 }
    var child: Int?
    if stack[depth].isObject {
      guard parser.bytes[offset] == UInt8(ascii: "\"") else { return nil }
      guard let wanted else {
        skipString()
        return nil
      }
      guard let key = try? parser.parseString() else { return nil }
      child = nodes[wanted].children[CodeUnits(key)]
    } else {
      guard parser.bytes[offset] != UInt8(ascii: "]") else { return nil }
      child = wanted.flatMap { nodes[$0].children[CodeUnits(String(stack[depth].count))] }
      stack[depth].count += 1
    }
    if let child { visit(child, parent: wanted, at: offset) }
    return child
  }

  private mutating func skipString() {
    parser.index += 1
    while parser.index < end, parser.bytes[parser.index] != UInt8(ascii: "\"") {
      parser.index += parser.bytes[parser.index] == UInt8(ascii: "\\") ? 2 : 1
    }
    parser.index += 1
  }
}
