extension WrittenLayout.Loss {
  /// The loss in one line: `target-not-expressible  email.rules.url: …`.
  package var line: StyledText {
    StyledText(Self.code, .bold) + StyledText("  \(component ?? "form").\(property): \(reason)")
  }
}
