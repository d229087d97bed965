extension Check {
  /// Every check of the report, in the order of the documentation.
  ///
  /// A new check is a file in the folder of its group, and a name in the group's list here.
  package static let all: [Check] =
    structure + values + referring + accessibility + usability + appearance + language
    + privacy

  /// The check whose findings have a code.
  package static func named(_ code: String) -> Check? { all.first { $0.code == code } }

  /// Whether the layout is what the format says.
  private static let structure: [Check] = [
    unsupportedVersion, repeatedKey, missingID, invalidID, reservedID, duplicateID,
    duplicateBinding, emptyType, unknownType, notAComponent, malformedChildren, disallowedChild,
    emptyContainer, unknownProperty, propertyWrongType, propertyMissing, invalidLanguage,
    translationDangling, suppressionDangling, submitMissing, bindingMissing, repeatWithoutMax,
    repeatNoRowTitle,
    stepSingle, stepEmpty, idNotPortable, idCaseCollision, multiplePrimaryButtons,
    destructiveNextToPrimary, maxDepth, maxNodes,
  ]

  /// Whether options, defaults and rules can be met.
  private static let values: [Check] = [
    emptyOptions, duplicateOptionValue, defaultNotInOptions, defaultWrongType, defaultBreaksRule,
    minGreaterThanMax, invalidPattern, patternNotPortable, patternCatastrophic, unknownRule,
    duplicateRule, confirmWithoutMatch, optionLabelBlank, stepInvalid, selectCountImpossible,
    repeatCountInvalid, patternNotAnchored, patternWithoutMessage, propertyNotApplicable,
    maxOptions,
  ]

  /// Whether conditions, references and routes lead somewhere.
  private static let referring: [Check] = [
    badCondition, referenceMissing, referenceSelf, referenceOutOfScope, referenceWrongKind,
    routeBackward, conditionCycle, conditionUnreachable, conditionAlwaysTrue,
    conditionTypeMismatch, conditionForwardReference, equalsRuleMismatch,
    actionDangling, actionInputsMissing,
  ]

  /// Whether everybody can perceive and use it.
  private static let accessibility: [Check] = [
    labelMissing, placeholderAsLabel, placeholderRepeatsLabel, placeholderAsInstruction,
    labelDuplicate, labelVague, contrastText, contrastOneSided, contrastSystemColour,
    contrastControl, colourOnlyMeaning, targetTooSmall,
    inputPurposeMissing, autocompleteInvalid, groupWithoutLegend, errorTextMissing,
    hintNotBeforeInput, redundantEntry, authCognitiveTest, imageAltMissing, iconOnlyButton,
    buttonLabelVague, labelInName, headingOrder, headingFake, languageMissing, autoAdvance,
    disabledSubmit,
  ]

  /// Whether it is easy to fill in.
  private static let usability: [Check] = [
    tooManyFields, multiColumn, labelBesideField, requiredMarking, allOptional, allRequired,
    selectFewOptions, radiosTooMany, segmentedTooMany, multiSelectDropdown, preselectedChoice,
    consentPrechecked, negativeToggle, yesNoAsText, otherWithoutText, noNoneOption, dobAsPicker,
    dobMissingBounds, datePickerFar, ageInsteadOfDob, nameSplit, namePattern, nameTitleAsked,
    emailConfirm, emailRuleNarrow, phoneFormatStrict, phoneRequiredUnexplained,
    numberAsNumberInput, longAnswerSingleLine, sliderExactValue, stepperWide, fieldSize,
    captchaOrQuiz, longFormNoReview, easyFirst, unneededPersonalData,
  ]

  /// Whether it looks and behaves as meant on each system.
  private static let appearance: [Check] = [
    keyboardMismatch, passwordNotSecure, contentTypeMismatch, symbolUnknown, metricHuge,
    opacityRange, pickerStylePlatform, nestedScroll, nestedForm, rowOverflow,
  ]

  /// Whether its words are understood, in every language.
  private static let language: [Check] = [
    nameOrderFixed, addressUSOnly, dateFormatText, mixedLanguages, bidiControl, htmlInText,
    textTooLong, textMaxLengthMissing, allCaps, hintHasLink,
  ]

  /// Whether it respects the people who fill it in.
  private static let privacy: [Check] = [
    passwordRules, privacyNoticeMissing, passwordAutocompleteOff, sensitiveUnprotected, cardData,
    secretInLayout, terminalEscape, insecureURL, unsafeURL, externalResource,
  ]
}
