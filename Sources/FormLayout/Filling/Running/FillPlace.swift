/// A part of a running form: which component, and in which item of each `Repeat` around it.
///
/// Items are named by numbers that stay theirs when items are added, removed or moved.
package struct FillPlace: Hashable, Sendable {
  let scope: Int
  let part: Int
  package let items: [Int]
}

/// Where a value is: fields that share a key share it.
struct ValuePlace: Hashable, Sendable {
  let scope: Int
  let slot: Int
  let items: [Int]
}
