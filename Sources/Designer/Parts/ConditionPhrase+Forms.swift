internal import FormLayout

extension ConditionPhrase {
  typealias Read = @Sendable (ConditionPhrase, Captures) -> Reading?

  private static let people =
    "they|people|the_user|users|someone|somebody|you|the_person|one|the_customer|customers|the_answer|he_or_she|the_applicant|guests|patients|visitors|the_guest|the_patient|a_user|i|those_who|those|people_who|anyone|everyone|the_visitor|the_traveller|users_who|anyone_who|customers_who|those_that|somebody_who|guests_who|patients_who"
  private static let choose =
    "pick|picks|picked|choose|chooses|chose|chosen|select|selects|selected|say|says|said|want|wants|wanted|answer|answers|answered|take|takes|prefer|prefers|have_chosen|have_picked|has_chosen|have_selected|has_picked|has_selected|are|is|go_for|goes_for|opt_for|opts_for|want_a|have"

  /// The ways to say when something holds, and what each means.
  static let forms: [([Pattern], Read)] = [
    (
      [
        "{T} is|are not|never {O}", "{T} is|are anything|something but|except|other_than {O}",
        "{T} != {O}", "{T} does not equal {O}", "{T} is_not_set_to {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.named(captures, isNegative: true) }
    ),
    (
      [
        "{T} is|are|was [set_to|equal_to|answered_with|in|at|exactly] {O}",
        "{T} equals|=|:|says {O}", "{T} has [the] [value] {O}",
        "the answer to {T} is {O}", "{T} = = {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.named(captures, isNegative: false) }
    ),
    (
      [
        "{T} is|are|has [been] [on|ticked|checked|selected|switched_on|turned_on|enabled|true|accepted|set|active|yes|agreed|confirmed|given]",
        "\(people) tick|ticks|check|checks|select|selects|switch_on|turn_on|accept|accepts|agree_to|confirm|ticked|checked|have_ticked|agrees_to|have_checked|enable|enables {T}",
        "{T} ticked|checked|accepted|switched_on|turned_on",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.toggle(captures["T"], isOn: true) }
    ),
    (
      [
        "{T} is|are|has [been] not [been] [on|ticked|checked|selected|enabled|true|accepted|set|confirmed]",
        "{T} is|are off|unticked|unchecked|switched_off|turned_off|disabled|false|no",
        "\(people) have|do|did|has not tick|ticked|check|checked|accept|accepted|selected|select|agreed_to|agree_to {T}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.toggle(captures["T"], isOn: false) }
    ),
    (
      [
        "{T} is|has|are [been] filled [in|out]",
        "{T} is|has [been] answered|given|entered|provided|not_empty|there|known",
        "\(people) fill_in|give|entered|enter|gave|have_given|filled_in|have_entered|provide|provided|typed|fill|type|have_filled_in {T}",
        "there is a {T}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.filled(captures["T"], isFilled: true) }
    ),
    (
      [
        "{T} is|are [left] empty|blank|unanswered|missing",
        "{T} is|has not [been] filled [in|out]|answered|given|entered", "there is no {T}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.filled(captures["T"], isFilled: false) }
    ),
    (
      comparing("more_than|greater_than|above|over|higher_than|bigger_than|>|larger_than"),
      { $0.compared($1, .gt) }
    ),
    (
      comparing("at_least|no_less_than|not_less_than|> =|a_minimum_of|minimum|≥"),
      { $0.compared($1, .gte) }
    ),
    (
      comparing("less_than|below|under|lower_than|fewer_than|smaller_than|<"),
      { $0.compared($1, .lt) }
    ),
    (
      comparing("at_most|no_more_than|not_more_than|up_to|a_maximum_of|≤"),
      { $0.compared($1, .lte) }
    ),
    (
      [
        "{T} is|are [of] {N} [stars|star|points] or more|higher|above|better|over|greater",
        "{T} is|are [of] {N} [stars]  and more|above|up",
      ].flatMap { Pattern.all($0) },
      { $0.compared($1, .gte) }
    ),
    (
      ["{T} is|are [of] {N} [stars|star|points] or less|lower|below|worse|fewer|under"].flatMap {
        Pattern.all($0)
      },
      { $0.compared($1, .lte) }
    ),
    (
      [
        "\(people) \(choose) [the|a|an] {O}", "\(people) \(choose) {O} for|in|as|under {T}",
        "{O} is|was|are [the] picked|chosen|selected|answer|choice",
        "{O} is|was|are picked|chosen|selected for|in|as|under {T}",
        "{T} [is|are] {O}", "choosing|picking|selecting {O}", "{O} chosen|selected|picked",
        "the [selected|chosen] {T} is {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in
        captures.has("T")
          ? phrase.named(captures, isNegative: false)
          : phrase.option(captures["O"], isNegative: false)
      }
    ),
    (
      [
        "\(people) do|does|did|are|is|have|has not \(choose) [the|a|an] {O}",
        "{O} is|was not picked|chosen|selected", "\(people) do|does not {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.option(captures["O"], isNegative: true) }
    ),
    (
      [
        "[\(people)] without [any|an|a] {O2}", "[\(people)] with no {O2}",
        "[\(people)] who have no|not {O2}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.lacking(captures["O2"]) }
    ),
    (
      ["\(people) [do|does] {O}", "{O}", "for {O}", "with {O}"].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.option(captures["O"], isNegative: false) }
    ),
  ]

  private static func comparing(_ words: String) -> [Pattern] {
    [
      "{T} is|are|of|has [rated] \(words) {N} [stars|star|points|years]",
      "{T} \(words) {N} [stars|star|points|years]",
    ].flatMap { Pattern.all($0) }
  }
}
