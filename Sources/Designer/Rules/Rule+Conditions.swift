internal import FormLayout
internal import JSON

extension Rule {
  /// When something is shown, or usable.
  static let conditions: [Rule] = [alwaysShown, alsoShownFor, shownIf, hiddenIf, disabledIf]

  private static let alwaysShown = Rule(
    "always show the company",
    [
      "always <show> {T}",
      "<show> {T} always|in_any_case|to_everyone|for_everyone|unconditionally|no_matter_what",
      "{T} <must> always be <shown>",
      "{T} is always <shown>", "do not hide {T} [any_more|anymore]", "never hide {T}",
      "stop hiding {T}", "remove|drop|delete [the] condition of|from|on|for {T}",
      "make {T} always visible|shown",
      "remove|drop|delete [the] [visibility] condition of|from|on|for {T}",
      "{T} <must> always show|appear", "{T} <must> show|appear|be_shown|be_asked in any case",
      "{T} <must> not|no_longer depend on {X} [any_more|anymore|any_longer]",
    ],
    apply: { captures, draft in
      draft.setting(captures["T"], [.unset("visibleIf")]) { names, count in
        "\(names) \(count == 1 ? "is" : "are") always shown now."
      }
    })

  /// One more answer with which something is shown.
  private static let alsoShownFor = Rule(
    "show the order number for press too, not only for support",
    [
      "<show> {T} also <if>|for {C} [, not just|only {X}]",
      "{T} also <if>|for {C} [, not just|only {X}]",
      "<show> {T} <if>|for {C} too|as_well|also [, not just|only {X}]",
      "{T} <must> also be <shown> <if>|for|to {C} [, not just|only {X}]",
      "{T} <must> be <shown> <if>|for {C} too|as_well|also", "also <show> {T} <if>|for|to {C}",
    ],
    apply: { captures, draft in
      guard let found = draft.find(captures["T"]).one,
        let old = found.component.condition("visibleIf")
      else { return nil }
      guard
        case .condition(let new)? = ConditionPhrase(draft: draft, excluded: [found.component.id])
          .read(captures["C"])
      else { return nil }
      let both = ConditionPhrase.joined(old, new, isOr: true)
      return draft.setting([found], [.text("visibleIf", both.text)]) { names, _ in
        "\(names) is shown if \(draft.spoken(both))."
      }
    })

  private static let shownIf = Rule(
    "show company only if topic is sales",
    [
      "[<only>] <show> {T} [<only>] <if> {C}", "<show> {T} [,] [but] <only> <if> {C}",
      "{T} <must> [<only>] be <shown> [<only>] <if> {C}",
      "{T} <must> [<only>] show|appear|display [up] [<only>] <if> {C}",
      "<if> {C} [,] [then] <show> [also] {T}", "{T} [<only>] <if> {C}",
      "<hide> {T} unless {C}", "do not <show> {T} unless {C}", "make {T} visible [<only>] <if> {C}",
      "<make> {T} [<only>] <shown> [<only>] <if> {C}",
      "[<only>] <show> {T} [<only>] to|for <people> who|that {C}", "<only> <show> {T} for|to {C}",
      "<show> {T} <only> for|to {C}", "{T} [is|are] <only> [<shown>] for {C}",
      "{T} <must> <only> be <shown> for|to {C}", "<only> ask <people> for {T} <if> {C}",
      "<only> {C} <must> see|get|answer|be_asked_for|be_shown {T}",
      "<only> ask {C} for {T}", "ask for {T} <only> <if> {C}",
      "{T} is|are <only> needed|relevant|wanted|interesting|necessary <if> {C}",
      "{T} makes|make no sense unless {C}", "{T} <must> depend on {C}",
      "{T} <must> [be] <shown>|show|appear for every|all|each|any {C} [, however|whatever|whichever|no_matter {X}]",
      "{T} shows [up] [<only>] <if> {C}", "{T} appears [<only>] <if> {C}",
      "{T} should <only> <if> {C}",
    ],
    apply: { captures, draft in shown(captures, draft, isNegative: false) })

  private static let hiddenIf = Rule(
    "hide the card message unless gift wrap is on",
    [
      "<hide> {T} <if> {C}", "{T} <must> not be <shown> <if> {C}", "<if> {C} [,] [then] <hide> {T}",
      "{T} <must> be hidden <if> {C}",
      "{T} <must> not show|appear [up] <if> {C}", "<show> {T} unless {C}",
      "<hide> {T} for|from|to <people> who|that {C}", "{T} <must> be hidden for|from {C}",
      "{T} makes|make no sense for|if|when [people_who|those_who] {C}", "<hide> {T} for|from {C}",
      "{T} disappears|vanishes <if> {C}", "{T} <must> disappear|vanish|go_away <if> {C}",
      "<people> who {C} do not need to see {T}",
      "{C} do|does not need|have to see|answer|fill_in|be_asked|give {T}",
      "{C} <must> not be asked [for|about|if|whether] {T}",
      "do not ask {C} [for|about|if|whether] {T}", "{C} <must> not see {T}",
      "<people> who {C} should|must|need not see|be_asked|be_asked_for {T}",
    ],
    apply: { captures, draft in shown(captures, draft, isNegative: true) })

  private static func shown(_ captures: Captures, _ draft: Draft, isNegative: Bool) -> Outcome? {
    switch draft.targets(captures["T"]) {
    case .failure(let complaint): return complaint.outcome
    case .success(let found):
      return draft.conditioning(found, captures["C"], "visibleIf", isNegative: isNegative) {
        names, condition in
        "\(names) \(found.count == 1 ? "is" : "are") shown only if \(condition)."
      }
    }
  }

  private static let disabledIf = Rule(
    "disable the send button until the privacy box is ticked",
    [
      "disable|deactivate|lock|block|grey_out|gray_out {T} until|unless|as_long_as_not {C}",
      "{T} <must> [stay|be|remain] disabled|greyed_out|inactive|locked until|unless {C}",
      "enable|activate|unlock {T} <only> <if> {C}", "<only> enable|activate {T} <if> {C}",
      "{T} <must> <only> be enabled|active|usable|clickable|available <if> {C}",
      "enable|activate|unlock {T} <if> {C}",
      "<people> should|must not be able to press|click|use|tap|hit|push {T} until|before|unless {C}",
      "{T} can <only> be pressed|clicked|used|tapped <if> {C}",
      "{T} can not be pressed|clicked|used|tapped until|before|unless {C}",
      "{T} should not work until|before|unless {C}", "keep {T} disabled until|unless {C}",
      "<make> {T} disabled until|unless {C}",
    ],
    apply: { captures, draft in disabled(captures, draft, isNegative: true) })

  private static func disabled(_ captures: Captures, _ draft: Draft, isNegative: Bool) -> Outcome? {
    switch draft.targets(captures["T"]) {
    case .failure(let complaint): return complaint.outcome
    case .success(let found):
      return draft.conditioning(found, captures["C"], "disabledIf", isNegative: isNegative) {
        names, condition in
        "\(names) cannot be used while \(condition)."
      }
    }
  }
}
