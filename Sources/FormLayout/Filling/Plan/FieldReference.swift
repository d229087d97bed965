/// Which field a condition or a rule reads, as seen from where it stands.
enum FieldReference: Hashable, Sendable {
  /// A part in the same scope, or in one some `levels` further out.
  case part(levels: Int, local: Int)
  /// A key that no part within reach has: the value given for it, where there is one.
  case unknown(String)
}
