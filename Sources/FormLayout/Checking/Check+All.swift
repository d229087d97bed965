extension Check {
  /// Every check of the report, in the order of the documentation.
  package static let all: [Check] = [
    unsupportedVersion, repeatedKey, missingID, invalidID, reservedID, duplicateID,
    duplicateBinding,
    emptyType, unknownType, notAComponent, malformedChildren, disallowedChild, emptyContainer,
    unknownProperty, propertyWrongType, propertyMissing, invalidLanguage, translationDangling,
    labelMissing, submitMissing, emptyOptions, duplicateOptionValue, defaultNotInOptions,
    defaultWrongType,
    minGreaterThanMax, invalidPattern, unknownRule, duplicateRule, badCondition, referenceMissing,
    referenceSelf,
    referenceOutOfScope, referenceWrongKind, routeBackward, conditionCycle,
    placeholderAsLabel, inputPurposeMissing, autocompleteInvalid, keyboardMismatch,
    imageAltMissing, passwordNotSecure, passwordRules, confirmWithoutMatch, privacyNoticeMissing,
    patternNotPortable, patternCatastrophic, defaultBreaksRule, contrastText,
    conditionUnreachable, conditionAlwaysTrue,
  ]

  /// The check whose findings have a code.
  package static func named(_ code: String) -> Check? { all.first { $0.code == code } }
}
