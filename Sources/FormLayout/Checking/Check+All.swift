extension Check {
  /// Every check of the report, in the order of the documentation.
  package static let all: [Check] = [
    unsupportedVersion, missingID, invalidID, reservedID, duplicateID, duplicateBinding,
    emptyType, notAComponent, malformedChildren, disallowedChild, emptyContainer, labelMissing,
    submitMissing, emptyOptions, duplicateOptionValue, defaultNotInOptions, duplicateRule,
    unknownRule,
    unknownType, unknownProperty, propertyWrongType, propertyMissing, badCondition, invalidLanguage,
    translationDangling,
  ]

  /// The check whose findings have a code.
  package static func named(_ code: String) -> Check? { all.first { $0.code == code } }
}
