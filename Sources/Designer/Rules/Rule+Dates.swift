internal import FormLayout
internal import JSON

extension Rule {
  /// When a date may be, and what a file may be.
  static let datesAndFiles: [Rule] = [dates, age, files]

  private static let dates = Rule(
    "the start date must be in the future",
    [
      "{T} <must> [be|lie] in the future", "{T} can|may not be|lie in the past",
      "{T} <must> not be|lie in the past", "{T} <must> be today or later|after",
      "{T} <must> not be before today", "no {T} in the past",
      "{T} <must> [be|lie] in the past", "{T} can|may not be|lie in the future",
      "{T} <must> not be|lie in the future", "{T} <must> be today or before|earlier",
      "{T} <must> not be after today",
      "{T} <must> [be|come|lie] after|later_than [the] {T2}",
      "{T} can|may not be before|earlier_than {T2}", "{T} <must> not be before|earlier_than {T2}",
      "{T} after {T2} , not before", "{T} <must> [be|come|lie] before|earlier_than [the] {T3}",
      "{T} can|may not be after|later_than {T3}", "{T} <must> not be after|later_than {T3}",
      "{T} <must> be <atleast> {N} days from_now|ahead|in_the_future|in_advance|away",
      "{T} <must> be <atleast> {N} days after today",
    ],
    apply: { captures, draft in
      let isDate: (Component) -> Bool = { $0.type == "DatePicker" }
      switch draft.targets(captures["T"], which: isDate, are: "a date") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        return draft.bounding(found, captures)
      }
    })

  private static let age = Rule(
    "applicants must be at least 18 years old",
    [
      "{T} <must> be <atleast> {N} years|years_old|years_of_age",
      "{T} <must> be {N} [years] [old] or older|over|above|more",
      "{T} <must> be over|older_than {N} [years] [old]",
      "{T} <must> be under|younger_than|below {N2} [years] [old]",
      "{T} <must> be <atmost> {N3} years|years_old", "{T} <must> be {N3} [years] [old] or younger",
      "{T} <only> count|counts as {X} until they turn {N2}",
      "<people> must be <atleast> {N} [years] [old] , so check {T}",
      "[the] minimum|min age for|of {T} <must> [be] {N}",
      "[the] maximum|max age for|of {T} <must> [be] {N3}",
      "nobody|no_one|none under|younger_than|below {N} [years] [old] [<must>|can] [{X}]",
      "no {X} under|younger_than|below {N} [years] [old]",
      "<people> under|younger_than|below {N} can|may|must|should not {X}",
      "[the] minimum|min|lowest age [<must>] [be|:] {N}", "<only> <people> over|above {N} [{X}]",
      "[the] maximum|max|highest age [<must>] [be|:] {N3}",
      "<only> for people|adults|those over|above {N}",
    ],
    apply: { captures, draft in
      let named = captures.has("T") ? captures["T"] : Message("people").tokens[...]
      guard let found = draft.birthday(named) else { return nil }
      let prop: PropertyChange
      if let number = captures["N"].first?.whole {
        prop = .number("minAge", JSONNumber(number))
      } else if let number = captures["N2"].first?.whole {
        prop = .number("maxAge", JSONNumber(number - 1))
      } else if let number = captures["N3"].first?.whole {
        prop = .number("maxAge", JSONNumber(number))
      } else {
        return nil
      }
      let other = prop.name == "minAge" ? "maxAge" : "minAge"
      if let age = prop.number, let bound = found.component.rule(other)?.value?.intValue,
        prop.name == "minAge" ? age > bound : age < bound
      {
        return .cannot("\(found.title) would have to mean more and fewer years at once")
      }
      var props: [PropertyChange] = [prop]
      if found.component["messages"]?[prop.name] != nil {
        props.append(.list("messages", ["\(prop.name)="]))
      }
      return draft.setting([found], props) { names, _ in
        "\(names) must mean \(prop.name == "minAge" ? "at least" : "at most") \(prop.number ?? 0) years now."
      }
    })

  private static let files = Rule(
    "the CV can be at most 5 MB",
    [
      "{T} <must> [be] <atmost> {N} mb|megabytes|megabyte",
      "{T} can|may [<only>] be <atmost> {N} mb|megabytes", "{T} [,|:] <atmost> {N} mb|megabytes",
      "limit|restrict {T} to [<atmost>] {N} mb|megabytes",
      "{T} <must> not be bigger|larger|more than {N} mb|megabytes",
      "<set> [the] maximum|max [file] size of|for {T} to {N} mb|megabytes",
      "[the] maximum|max [file] size of|for {T} <must> [be] {N} mb|megabytes",
      "{T} can|may not be bigger|larger than {N} mb|megabytes",
      "nothing|no_file|none bigger|larger|over|above [than] {N} mb|megabytes",
      "not bigger|larger than {N} mb|megabytes",
      "let <people> [also] send|upload|give|attach|submit {T} as {W} [files|documents] [too|as_well|also]",
      "{T} can|may also be [a|an] {W} [file|document]",
      "allow|accept {W} [files|documents] [too|as_well|also] for {T}",
      "also accept|allow|take {W} [files] for {T}",
      "{T} <must> [<only>] [be|accept|take|allow] [<only>] [a|an] {W} [file|files|document|documents|image|images]",
      "<only> accept|allow|take {W} [files|documents] for|in|as {T}",
      "{T} <must> be [a|an] {W} or [a|an] {W2} [file|files]",
      "{T} <must> accept|take|allow [<only>] {W} and|or {W2} [files]",
      "accept {W} and|or {W2} [files] for {T}",
      "{T} can|may <only> be|contain|have|include [a|an] {W} [file|files|document|documents]",
    ],
    apply: { captures, draft in
      let target = captures.has("T") ? captures["T"] : Tokenizer.tokens(Array("it"))[...]
      switch draft.targets(target, which: { $0.type == "FileField" }, are: "a file") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        if let number = captures["N"].first?.whole {
          return draft.setting(found, [.number("maxSize", JSONNumber(number * 1_048_576))]) {
            names, _ in
            "\(names) may have at most \(number) MB now."
          }
        }
        let types = ["W", "W2"].filter(captures.has).map {
          FileTypes.types(captures[$0].first?.key ?? "")
        }
        guard !types.isEmpty, types.allSatisfy({ $0 != nil }) else { return nil }
        let keys = Set(draft.clause.map(\.key))
        let old =
          keys.isDisjoint(with: ["too", "also", "well"])
          ? nil : found[0].component["accept"]?.stringValue
        let list = ([old] + types).compactMap { $0 }.joined(separator: ",")
        return draft.setting(found, [.text("accept", list)]) { names, _ in
          "\(names) takes \(list) now."
        }
      }
    })
}
