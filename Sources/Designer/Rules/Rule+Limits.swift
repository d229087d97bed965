internal import FormLayout
internal import JSON

extension Rule {
  /// What an answer must be like.
  static let limits: [Rule] =
    lengths + [
      range, itemCount, validAddress, sameAs, digits, format, dates, age, files, gmail, needs,
      keeping,
    ]

  private static func isText(_ component: Component) -> Bool {
    ["TextField", "TextEditor", "SecureField"].contains(component.type)
      && !["number", "integer"].contains(component.input)
  }

  private static func isNumber(_ component: Component) -> Bool {
    ["Stepper", "Slider", "Rating"].contains(component.type)
      || ["number", "integer"].contains(component.input)
  }

  // MARK: Length

  private static let lengths: [Rule] = [
    Rule(
      "limit the message to 500 characters",
      [
        "limit|restrict|cap|shorten {T} to|at [a_maximum_of|at_most|max] {N} <characters>",
        "{T} <must> [<only>] [be|have|contain|allow|take|accept] [<only>] <atmost> {N} <characters> [long]",
        "{T} can|may [<only>] [be|have|contain|allow|take|hold] <atmost> {N} <characters> [long]",
        "{T} can|may|must|should not be longer|more than {N} <characters> [long]",
        "{T} can|may|must|should not have|exceed|contain [more_than|over] {N} <characters>",
        "{T} [,] <atmost> {N} <characters> [long]", "{T} : <atmost> {N} <characters>",
        "{T} {N} <characters> max|maximum|at_most|at_the_most|tops",
        "[a|the] maximum|max length of {N} <characters> for|on|in {T}",
        "<set> [the] maximum|max length of|for|on {T} to {N} [<characters>]",
        "[the] maximum|max length of {T} <must> [be] {N} [<characters>]",
        "[the] maximum|max length of|for {T} : {N} [<characters>]",
        "<add> [a] [maximum|max|length|character] [length|limit] of {N} <characters> to|for|on {T}",
        "<atmost> {N} <characters> for|in {T}",
        "no|nothing longer than {N} <characters> in|for {T}",
        "nobody writes|may_write|can_write|should_write more than {N} <characters> about|in|for {T}",
        "{T} <must> not be longer than {N} <characters>",
        "{T} <must> be shorter than {N2} <characters>",
        "{T} allows|takes|accepts <atmost> {N} <characters>",
        "{T} has [a] [maximum] limit of {N} <characters>",
        "<people> can|may|must write|type|enter <atmost> {N} <characters> in|into|for {T}",
        "no {T} <must> be longer than {N} <characters>",
        "allow <atmost> {N} <characters> in|for {T}",
      ],
      apply: { captures, draft in
        let count = captures["N"].first?.whole ?? captures["N2"].first?.whole.map { $0 - 1 }
        return draft.limiting(captures["T"], [("maxLength", count)]) {
          "\($0) may have at most \($1) characters now."
        }
      }),
    Rule(
      "password must be at least 12 characters",
      [
        "{T} <must> [be|have|contain] <atleast> {N} <characters> [long]",
        "{T} <must> not be shorter than {N} <characters>",
        "{T} [,] <atleast> {N} <characters> [long]", "{T} : <atleast> {N} <characters>",
        "{T} {N} <characters> min|minimum|at_least",
        "<set> [the] minimum|min length of|for|on {T} to {N} [<characters>]",
        "[the] minimum|min length of {T} <must> [be] {N} [<characters>]",
        "[the] minimum|min length of|for {T} : {N} [<characters>]",
        "<atleast> {N} <characters> for|in {T}",
        "[a|the] minimum|min length of {N} <characters> for|on {T}",
        "<make> {T} [be] <atleast> {N} <characters> [long]",
        "<make> {T} {N} <characters> or more|longer",
        "{T} <must> [be|have] {N} <characters> or more|longer",
        "require <atleast> {N} <characters> for|in {T}",
        "{T} needs [<atleast>] {N} <characters> or_more", "{T} needs <atleast> {N} <characters>",
        "{T} can|may not be shorter than {N} <characters>",
        "<people> must write|type|enter <atleast> {N} <characters> in|into|for {T}",
        "{T} <must> be longer than {N2} <characters>",
        "<set> [a|the] minimum|min length of {N} [<characters>] for|on {T}",
        "require {T} to [be|have] <atleast> {N} <characters> [long]",
      ],
      apply: { captures, draft in
        let count = captures["N"].first?.whole ?? captures["N2"].first?.whole.map { $0 + 1 }
        return draft.limiting(captures["T"], [("minLength", count)]) {
          "\($0) must have at least \($1) characters now."
        }
      }),
    Rule(
      "nickname must have between 3 and 20 characters",
      [
        "{T} <must> [be|have|contain] [between|from] {N} and|to|- {N2} <characters> [long]",
        "{T} can|may [<only>] [be|have|contain] [between|from] {N} and|to|- {N2} <characters> [long]",
        "{T} [,|:] [between] {N} to|-|and {N2} <characters>",
        "limit {T} to [between] {N} and|to|- {N2} <characters>",
      ],
      apply: { captures, draft in
        draft.limiting(
          captures["T"],
          [("minLength", captures["N"].first?.whole), ("maxLength", captures["N2"].first?.whole)]
        ) { names, _ in
          "\(names) must have \(captures["N"].first?.text ?? "") to \(captures["N2"].first?.text ?? "") characters now."
        }
      }),
    Rule(
      "the code must have exactly 6 characters",
      [
        "{T} <must> [be|have|contain] [exactly|precisely] {N} <characters> [long]",
        "{T} [,|:] exactly {N} <characters>", "exactly {N} <characters> for|in {T}",
      ],
      apply: { captures, draft in
        draft.limiting(
          captures["T"],
          [("minLength", captures["N"].first?.whole), ("maxLength", captures["N"].first?.whole)]
        ) {
          "\($0) must have exactly \($1) characters now."
        }
      }),
  ]

  // MARK: Numbers

  private static let range = Rule(
    "age must be between 18 and 99",
    [
      "{T} <must> [be|lie] between|from {N} and|to|- {N2} [years_old|years|kg|cm]",
      "{T} can|may [<only>] be between|from {N} and|to|- {N2}",
      "{T} [,|:] [between|from] {N} and|to|- {N2}",
      "{T} [<must>] ranges|range|goes|go from {N} to {N2}",
      "limit|restrict {T} to [between|from] {N} and|to|- {N2}",
      "<set> [the] range of|for {T} to {N} to|-|and {N2}", "allow {T} from {N} to {N2}",
      "{T} can|may|must|should not be more|higher|greater|larger|bigger|above|over [than] {N2} [years_old|years|kg|cm|euros|stars]",
      "{T} <must> [be] <atmost> {N2} [years_old|years|kg|cm|euros|stars]",
      "{T} can|may be <atmost> {N2}",
      "<set> [the] maximum|max|upper_limit|highest_value|biggest_value [value] of|for|in|on {T} to|: {N2}",
      "[the] maximum|max [value] of|for {T} <must> [be] {N2}",
      "{T} <must> not be|exceed [more|higher|greater|above|over|larger] [than] {N2}",
      "{T} <must> be {N2} or less|lower|fewer", "limit|cap|restrict {T} to|at [<atmost>] {N2}",
      "{T} [,|:] <atmost> {N2}", "{T} goes up to {N2}", "{T} <must> [only] go up to {N2}",
      "{T} <must> not go above|over {N2}", "no {T} above|over {N2}", "{T} can|may not exceed {N2}",
      "maximum|max {N2} for {T}", "{T} maximum|max {N2}",
      "{T} can|may|must|should not be less|lower|smaller|fewer|below|under [than] {N} [years_old|years|kg|cm|euros]",
      "{T} <must> [be] <atleast> {N} [years_old|years|kg|cm|euros]",
      "<set> [the] minimum|min|lower_limit|lowest_value|smallest_value [value] of|for|in|on {T} to|: {N}",
      "[the] minimum|min [value] of|for {T} <must> [be] {N}",
      "{T} <must> be {N} or more|higher|greater", "{T} [,|:] <atleast> {N}",
      "{T} <must> start|starts|begin at|with {N}", "{T} <must> not go below|under {N}",
      "minimum|min {N} for {T}", "{T} minimum|min {N}",
      "<set> [the] maximum|max of|for {T} to {N2} [stars]", "{T} <must> [have|go_up_to] {N2} stars",
      "make {T} {N2} stars", "{T} [<must>] [be] out_of {N2}", "make {T} [go] from {N} to {N2}",
    ],
    apply: { captures, draft in
      guard captures["T"].first?.key != "no" else { return nil }
      switch draft.targets(captures["T"], which: isNumber, are: "a number") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        var props: [PropertyChange] = []
        for (slot, name) in [("N", "minimum"), ("N2", "maximum")] {
          guard let token = captures[slot].first, let value = token.value else { continue }
          props.append(
            .number(name, value == value.rounded() ? JSONNumber(Int(value)) : JSONNumber(value)))
        }
        guard draft.isOrdered(found, props) else {
          return .cannot("The least value would be above the greatest")
        }
        return draft.setting(found, props) { names, _ in
          "\(names) takes \(props.map { "\($0.name) \($0.number ?? 0)" }.joined(separator: " and ")) now."
        }
      }
    })

  private static let itemCount = Rule(
    "allow up to 12 passengers",
    [
      "allow [<people>] [to_have|to_add] <atmost> {N2} {T}",
      "{T} <must> [be|have] <atmost> {N2} [items|entries|choices|options|answers]",
      "<people> can|may|should [add|choose|pick|select|tick|enter|have|name|upload] <atmost> {N2} {T}",
      "limit|restrict {T} to [<atmost>] {N2} [items|entries|choices|options|answers|things]",
      "<atmost> {N2} {T}", "no more than {N2} {T}",
      "<people> can|may|should <only> [add|choose|pick|select|tick] {N2} {T}",
      "<set> [the] maximum|max [number] [of] {T} to {N2}",
      "[the] maximum|max number of {T} <must> be {N2}",
      "<atmost> {N2} {T} <must> be allowed|possible",
      "<people> can|may|should pick|choose|select|tick [<atmost>] {N2} things|options|answers|choices|of_them [<atmost>] [for|in|of|from|that] [they] {T}",
      "<people> can|may|should pick|choose|select|tick <atmost> {N2} [things|options|answers|choices] for|in|of|from|that [they] {T}",
      "there can|may be <atmost> {N2} {T}", "{T} [,|:] <atmost> {N2}", "{T} [,|:] <atleast> {N}",
      "<atmost> {N2} answers|choices|options for|in {T}",
      "allow|require <atleast> {N} {T}",
      "{T} <must> [be|have] <atleast> {N} [items|entries|choices|options|answers]",
      "<people> must|should|have_to|need_to [add|choose|pick|select|tick|enter|have|name] <atleast> {N} {T}",
      "<atleast> {N} {T}", "<people> can <only> book for {N} or more {T}",
      "there must|have_to|should be <atleast> {N} {T}",
      "<people> must|should|have_to|need_to pick|choose|select|tick <atleast> {N} [things|options|answers|choices] for|in|of|from|that [they] {T}",
      "<set> [the] minimum|min [number] [of] {T} to {N}", "require {N} or more {T}",
      "<atleast> {N} answers|choices|options for|in {T}",
      "<people> can <only> book|order|register|come|travel|reserve [for] {N} or more {T}",
    ],
    apply: { captures, draft in
      let isList: (Component) -> Bool = { $0.type == "Repeat" || $0.isMultiple }
      var named = draft.targets(captures["T"], which: isList, are: "a list")
      let lists = draft.reading.components.filter { $0.component.type == "Repeat" }
      let people: Set<String> = ["people", "persons", "travellers", "guests", "of", "them"]
      if lists.count == 1, people.isSuperset(of: captures["T"].map(\.key)) {
        named = .success(lists)
      }
      switch named {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1 else { return nil }
        let (name, count) =
          captures.has("N2")
          ? ("maxItems", captures["N2"].first?.whole) : ("minItems", captures["N"].first?.whole)
        guard let count, (0...1_000).contains(count) else { return nil }
        let other = found[0].component[name == "maxItems" ? "minItems" : "maxItems"]?.intValue
        if let other, name == "maxItems" ? count < other : count > other {
          return .cannot("The fewest would be more than the most")
        }
        return draft.setting(found, [.number(name, JSONNumber(count))]) { names, _ in
          "\(names) takes at \(name == "maxItems" ? "most" : "least") \(count) now."
        }
      }
    })

  // MARK: Kinds of text

  private static let validAddress = Rule(
    "check that the email is valid",
    [
      "check|verify|ensure|make_sure|validate|see [that|if|whether] {T} is|are [a|an] valid|correct|proper|real [{W}] [address|number|addresses]",
      "{T} <must> be [a|an] valid|correct|proper|real [{W}] [address|number|addresses|link]",
      "{T} <must> be [a|an] {W} [address|number]",
      "validate|check {T} [as|for_being] [a|an] [valid] [{W}] [address|number]",
      "<add> [a|an] {W} [validation|check|rule] to|for|on {T}",
      "<only> accept|allow valid [{W}] addresses|numbers|urls|emails [for|in] {T}",
      "{T} <must> [<only>] accept|take|allow [<only>] [a|an] [valid] {W} [address|addresses|numbers]",
      "validate {T}", "{T} <must> look like [a|an] [valid|real] {W} [address|number]",
      "{T} <must> have [a|an] valid {W} [format]",
    ],
    apply: { captures, draft in
      switch draft.targets(
        captures["T"], which: { $0.type == "TextField" && isText($0) }, are: "a text field")
      {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard
          let rule = captures.has("W")
            ? kinds[captures["W"].first?.key ?? ""] : draft.kindOfAddress(found)
        else { return nil }
        return draft.setting(found, [.flag(rule, true)]) { names, count in
          "\(names) must be a valid \(rule == "url" ? "web address" : rule == "phone" ? "phone number" : "email address") now."
        }
      }
    })

  private static let kinds = [
    "email": "email", "emails": "email", "mail": "email", "url": "url", "urls": "url", "web": "url",
    "link": "url", "website": "url", "links": "url",
    "phone": "phone", "telephone": "phone", "phones": "phone",
  ]

  private static let sameAs = Rule(
    "confirm password must match password",
    [
      "{T} <must> match|equal|repeat|be_equal_to|be_identical_to|be_the_same_as|correspond_to|agree_with [the] {T2}",
      "check|make_sure|ensure|verify [that] {T} is|are the_same_as|equal_to|identical_to {T2}",
      "check|make_sure|ensure|verify [that] {T} matches|equals|match {T2}",
      "{T} and {T2} <must> match|be_equal|be_the_same|be_identical|agree",
      "check|make_sure|ensure|verify [that] {T} and {T2} match|are_the_same|are_equal|are_identical|agree",
      "{T} <must> be the same as {T2}",
    ],
    apply: { captures, draft in
      guard let left = draft.find(captures["T"]).one, let right = draft.find(captures["T2"]).one
      else {
        return draft.find(captures["T"]).complaint ?? draft.find(captures["T2"]).complaint
      }
      guard left.component.id != right.component.id, isText(left.component), isText(right.component)
      else { return nil }
      let isLater = right.placed.path.indices.lexicographicallyPrecedes(left.placed.path.indices)
      let (second, first) = isLater ? (left, right) : (right, left)
      return draft.setting([second], [.text("matchField", first.component.id)]) { names, _ in
        "\(names) must be the same as \(first.title) now."
      }
    })

  private static let digits = Rule(
    "the postcode must have exactly 5 digits",
    [
      "{T} <must> [<only>] [be|have|contain|consist_of] [exactly|precisely] {N} digits|numbers|figures [long]",
      "{T} [,|:] [<only>] exactly|precisely {N} digits|numbers",
      "<only> digits [,] [and] [exactly] {N} [of_them|digits] [for|in] {T}",
      "{T} [,|:] <only> digits [,] [and] [exactly|precisely] {N}",
      "<only> digits [,] [and] [exactly|precisely] {N}", "{T} <must> [be|have] {N} digits|numbers",
      "{T} have|has {N} digits|numbers [now]", "{T} {N} digits", "exactly {N} digits for|in {T}",
      "{N} digits [exactly]", "{T} : {N} digits",
      "{T} <must> [<only>] [be|have|contain|consist_of|accept|take|allow] <only> digits|numbers|figures",
      "<only> digits|numbers|figures [are_allowed|allowed] for|in {T}",
      "{T} [,|:] <only> digits|numbers|figures",
      "<only> allow|accept digits|numbers|figures for|in {T}",
      "{T} <must> [<only>] [be|have|contain|consist_of|accept|take|allow] digits|numbers <only>",
      "{T} : digits <only>",
      "{T} <must> [be|have|contain] {N} to|-|or {N2} digits|numbers",
    ],
    apply: { captures, draft in
      let target = captures.has("T") ? captures["T"] : Tokenizer.tokens(Array("it"))[...]
      switch draft.targets(target, which: isText, are: "a text field") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1 else { return nil }
        if found[0].component.rule("pattern") != nil { return draft.resized(found[0], captures) }
        let count = captures["N"].first?.whole
        if let count, !(1...100).contains(count) { return nil }
        let most = captures["N2"].first?.whole
        let amount = count.map { least in most.map { "{\(least),\($0)}" } ?? "{\(least)}" } ?? "+"
        return draft.setting(
          found,
          [
            .text("pattern", "^[0-9]\(amount)$"),
            .list(
              "messages", ["pattern=Please enter \(count.map { "\($0) digits" } ?? "digits only")."]
            ),
          ]
        ) { names, _ in
          "\(names) takes \(count.map { "exactly \($0) digits" } ?? "only digits") now."
        }
      }
    })

  private static let format = Rule(
    "voucher codes look like ABCD-1234: four capital letters, a dash, four digits",
    [
      "{T} look|looks like {X} : {X2}", "{T} <must> look like {X} : {X2}",
      "{T} <must> [have|be|consist_of|match|follow] [the_format|the_pattern|of] [:] {X2}",
      "[the] format|pattern of|for {T} [is|:|<must>] [be] {X2}",
      "{T} <must> [<only>] [have|contain|consist_of|accept|allow] [<only>] {X2}",
      "{T} : {X2} <only>", "{T} : <only> {X2}", "<only> {X2} [are_allowed|allowed] in|for {T}",
      "<only> allow {X2} in|for {T}", "{T} <must> [be|have] [made_of] {X2} <only>",
    ],
    apply: { captures, draft in
      guard let pattern = PatternWords.pattern(captures["X2"]) else { return nil }
      let target = draft.find(captures["T"])
      guard let found = target.one, isText(found.component) else { return target.complaint }
      return draft.setting([found], [.text("pattern", pattern)]) { names, _ in
        "\(names) must fit \(draft.text(captures["X2"])) now."
      }
    })

  private static let needs = Rule(
    "passwords should have at least one number in them",
    [
      "{T} <must> [also] [have|contain|include] [<atleast>] one|a|an|{N} {W} [in_it|in_them|too]",
      "{T} needs|need [also] [<atleast>] one|a|an {W} [in_it|in_them]",
      "require [<atleast>] one|a|an {W} in {T}", "<add> [<atleast>] one|a|an required {W} to {T}",
    ],
    apply: { captures, draft in
      guard captures["N"].first?.whole ?? 1 == 1 else { return nil }
      let classes = [
        "digit": ("[0-9]", "a digit"), "number": ("[0-9]", "a digit"),
        "numeral": ("[0-9]", "a digit"), "letter": ("[A-Za-z]", "a letter"),
        "capital": ("[A-Z]", "a capital letter"), "uppercase": ("[A-Z]", "a capital letter"),
        "lowercase": ("[a-z]", "a small letter"),
        "symbol": ("[^A-Za-z0-9\\s]", "a symbol"),
      ]
      guard let (pattern, said) = classes[captures["W"].first?.key ?? ""] else { return nil }
      switch draft.targets(captures["T"], which: isText, are: "a text field") {
      case .failure(let complaint): return complaint.outcome
      case .success(var found):
        // `passwords` are those that are not merely a repetition.
        let own = found.filter {
          $0.component.rule("matchField") == nil && !$0.label.contains("confirm")
        }
        if !own.isEmpty { found = own }
        guard found.count == 1, found[0].component.rule("pattern") == nil else { return nil }
        return draft.setting(
          found,
          [.text("pattern", pattern), .list("messages", ["pattern=Please use at least \(said)."])]
        ) { names, _ in
          "\(names) must have \(said) now."
        }
      }
    })

  private static let gmail = Rule(
    "only gmail addresses should be allowed",
    [
      "<only> {W} addresses|emails|mails|accounts [<must>] [be] [allowed|accepted|permitted|valid]",
      "<only> allow|accept|permit|take {W} addresses|emails|mails|accounts",
      "allow|accept <only> {W} addresses|emails", "{T} <must> be [a|an] {W} address|email|account",
      "<only> allow|accept addresses|emails from|of|at {W} . {W2}",
      "{T} <must> end with|in @ {W} . {W2}", "<only> emails|addresses from|of|at {W} . {W2}",
      "<only> @ {W} . {W2} [addresses|emails]",
    ],
    apply: { captures, draft in
      let emails = draft.reading.components.filter {
        $0.component.rule("email") != nil || $0.component.input == "email"
          || $0.component.purpose == "email"
      }
      let found = captures.has("T") ? draft.find(captures["T"]).all : emails
      guard found.count == 1, isText(found[0].component) else {
        return found.count > 1 ? Found.several("email", found).complaint : nil
      }
      let name = captures["W"].first?.key ?? ""
      let domain: String
      if captures.has("W2") {
        domain = "\(name)\\.\(captures["W2"].first?.key ?? "")"
      } else {
        guard
          let known = [
            "gmail": "gmail\\.com", "outlook": "outlook\\.com", "icloud": "icloud\\.com",
            "yahoo": "yahoo\\.com", "hotmail": "hotmail\\.com",
          ][name]
        else { return nil }
        domain = known
      }
      let spoken = domain.filter { $0 != "\\" }
      return draft.setting(
        found,
        [
          .text("pattern", "^[^@\\s]+@\(domain)$"),
          .list("messages", ["pattern=Please enter an address that ends with @\(spoken)."]),
        ]
      ) { names, _ in
        "\(names) takes only addresses at \(spoken) now."
      }
    })

  /// `still with NW- in front`: what a pattern has already.
  private static let keeping = Rule(
    "order numbers have eight digits now, still with NW- in front",
    [
      "[but] still|again with [the] {X} in_front|before|at_the_start|at_the_beginning|at_the_end [of_it|of_them]",
      "keep [the] {X} in_front|before|at_the_start|at_the_end",
    ],
    apply: { captures, draft in
      let text = draft.text(captures["X"])
      guard let one = draft.focus.first.flatMap({ draft.reading[$0] }),
        let pattern = one.component.rule("pattern")?.value?.stringValue, pattern.contains(text)
      else { return nil }
      return .done([], "'\(text)' stays.", focus: [])
    })

  // MARK: Dates and files

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
    ],
    apply: { captures, draft in
      guard let found = draft.birthday(captures["T"]) else { return nil }
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
