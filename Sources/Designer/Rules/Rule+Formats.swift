internal import FormLayout
internal import JSON

extension Rule {
  /// What kind of text an answer must be.
  static let formats: [Rule] = [
    validAddress, sameAs, confirmation, digits, format, needs, gmail, keeping,
  ]

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
      "[check|validate] {T} [:|,] {N} to|-|or {N2} digits|numbers",
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
      "{T} <must> [also] [have|contain|include] [<atleast>] one|a|an|{N} {X} [in_it|in_them|too]",
      "{T} needs|need [also] [<atleast>] one|a|an {X} [in_it|in_them]",
      "require [<atleast>] one|a|an {X} in {T}", "<add> [<atleast>] one|a|an required {X} to {T}",
    ],
    apply: { captures, draft in
      guard captures["N"].first?.whole ?? 1 == 1 else { return nil }
      let classes = [
        "digit": ("[0-9]", "a digit"), "number": ("[0-9]", "a digit"),
        "numeral": ("[0-9]", "a digit"), "letter": ("[A-Za-z]", "a letter"),
        "capital": ("[A-Z]", "a capital letter"), "uppercase": ("[A-Z]", "a capital letter"),
        "upper case": ("[A-Z]", "a capital letter"), "lower case": ("[a-z]", "a small letter"),
        "lowercase": ("[a-z]", "a small letter"), "small": ("[a-z]", "a small letter"),
        "symbol": ("[^A-Za-z0-9\\s]", "a symbol"),
        "special": ("[^A-Za-z0-9\\s]", "a symbol"),
      ]
      let kind = captures["X"].map(\.key).filter { !["letter", "character"].contains($0) }
      let word = kind.isEmpty ? "letter" : kind.joined(separator: " ")
      guard captures["X"].count <= 3, let (pattern, said) = classes[word] else { return nil }
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
}
