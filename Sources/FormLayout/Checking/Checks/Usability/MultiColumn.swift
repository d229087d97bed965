internal import JSON

extension Check {
  static let multiColumn = Check(
    code: "multi-column", severity: .warning,
    summary: "fields stand side by side",
    reason: """
      Eyes go down a form. Of fields side by side the right one is passed over or filled in wrongly; \
      on a phone both are too narrow. Only short parts of one answer may share a row.
      """,
    source: "Baymard Institute: Avoid Multi-Column Layouts",
    passing: [
      Example("parts of an address", row("Postcode", "City")),
      Example("parts of a name", row("First name", "Last name")),
      Example("a beginning and an end", row("From", "To")),
      Example(
        "a field and a button",
        [
          [
            "type": "HStack", "id": "row",
            "children": [
              ["type": "TextField", "id": "a", "label": "Voucher"],
              ["type": "Button", "id": "b", "label": "Use it"],
            ],
          ]
        ]),
    ],
    failing: [
      Example("two questions", row("Email", "Company")),
      Example(
        "a grid",
        [
          [
            "type": "LazyVGrid", "id": "grid", "columns": 2,
            "children": [
              ["type": "TextField", "id": "a", "label": "Email"],
              ["type": "TextEditor", "id": "b", "label": "Message"],
            ],
          ]
        ]),
    ],
    find: { context in
      context.components(ofType: "HStack", "LazyHStack", "HSplitView", "GridRow", "LazyVGrid")
        .compactMap { placed in
          let row = placed.component
          guard row.type != "LazyVGrid" || row["columns"]?.intValue ?? 1 > 1 else { return nil }
          let fields = row.children.filter(isTyped)
          guard fields.count > 1, !isOneAnswer(fields) else { return nil }
          let names = fields.map { $0.label ?? $0.id }.map { "'\($0)'" }
          return placed.finding(
            "\(names.prefix(3).joined(separator: " and "))\(names.count > 3 ? " …" : "") stand side by side",
            help: "put each field on a line of its own",
            fixes: row.type == "GridRow"
              ? []
              : [
                context.fix("stack them", .offered, of: placed, making: "VStack")
              ])
        }
    })

  private static func row(_ first: String, _ second: String) -> JSONValue {
    [
      [
        "type": "HStack", "id": "row",
        "children": [
          ["type": "TextField", "id": "a", "label": .string(first)],
          ["type": "TextField", "id": "b", "label": .string(second)],
        ],
      ]
    ]
  }

  /// Whether it takes more than a touch to answer.
  private static func isTyped(_ component: Component) -> Bool {
    switch component.type {
    case "TextField", "SecureField", "TextEditor", "DatePicker", "FileField": true
    case "Picker": component.appearance == nil || component.appearance == "menu"
    default: false
    }
  }

  /// Whether fields are short parts that people know as one.
  private static func isOneAnswer(_ fields: [Component]) -> Bool {
    let purposes = Set(fields.compactMap { Purpose.of($0) })
    if purposes.count > 0, groups.contains(where: purposes.isSubset) {
      let others = fields.filter { Purpose.of($0) == nil }
      if others.allSatisfy({ short.occur(in: TextWords.of($0.label ?? "")) }) { return true }
    }
    return fields.allSatisfy { short.occur(in: TextWords.of($0.label ?? $0.placeholder ?? "")) }
  }

  private static let groups: [Set<Purpose>] = [
    [.givenName, .familyName, .honorific], [.postcode, .city, .region, .country],
    [.cardExpiry, .cardSecurityCode, .postcode], [.cardNumber, .cardExpiry, .cardSecurityCode],
    [.streetAddress], [.telephone], [.birthday],
  ]
  private static let short = WordPhrases(
    """
    from,to,start,end,begin,until,min,max,minimum,maximum,day,month,year,hours,hour,minutes,minute,\
    date,time,middle name,middle initial,initial,house number,number,no,unit,currency,amount,\
    quantity,country code,code,area code,extension,width,height,length,depth,von,bis,tag,monat,\
    jahr,hausnummer,menge,betrag,einheit,datum,uhrzeit,beginn,ende,du,au,jour,mois,annee,desde,\
    hasta,dia,mes,ano,zip,arrival,departure,check in,check out,anreise,abreise,suffix,title,age,\
    expiry,expires,cvc,cvv
    """)
}
