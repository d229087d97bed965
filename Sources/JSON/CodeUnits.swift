internal import Platform

/// Text as a dictionary key, compared and hashed by its UTF-8 code units.
///
/// Swift's `==` on `String` merges canonically equivalent text (`é` with `e` + U+0301); a layout's
/// keys, identifiers and values must not be merged, so they are compared by code units.
package struct CodeUnits: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package static func == (left: CodeUnits, right: CodeUnits) -> Bool {
    left.string.isIdentical(to: right.string)
  }

  package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil {
      for unit in string.utf8 { hasher.combine(unit) }
    }
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Whether both strings have the same UTF-8 code units.
  package func isIdentical(to other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return memcmp(left, right, count) == 0
      }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether this string's code units come before the other's.
  package func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
