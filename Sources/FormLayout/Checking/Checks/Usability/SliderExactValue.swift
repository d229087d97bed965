internal import JSON

extension Check {
  static let sliderExactValue = Check(
    code: "slider-exact-value", severity: .warning,
    summary: "an exact number is asked with a slider",
    reason: """
      To set one of many positions takes a steady hand, and nobody gets 37 at the first try. A \
      slider is for what is roughly known.
      """,
    source: "Nielsen Norman Group: Slider Design",
    passing: [
      Example("a scale", [slider("How likely are you to come again?", 10)]),
      Example("roughly", [slider("Brightness", 100)]),
      Example("few positions", [slider("Age of the child", 17)]),
    ],
    failing: [
      Example("an age", [slider("Your age", 120)]),
      Example("money", [slider("Monthly salary", 9000, step: 50)]),
      Example("far too many positions", [slider("Distance", 1000)]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        let component = field.component
        guard component.type == "Slider", let positions = component.positions,
          positions > 20, positions > 100 || exact.occur(in: field.words)
        else { return nil }
        return field.placed.finding(
          "a slider of \(positions) positions cannot be set exactly",
          help: "ask with a TextField for numbers",
          fixes: [
            context.fix(
              "make it a TextField for numbers", .offered, of: field.placed, making: "TextField",
              [.text("input", component.hasWholeSteps ? "integer" : "number")])
          ])
      }
    })

  private static func slider(_ label: String, _ maximum: Int, step: Int = 1) -> JSONValue {
    [
      "type": "Slider", "id": "a", "label": .string(label), "minimum": 0,
      "maximum": .number(JSONNumber(maximum)), "step": .number(JSONNumber(step)),
    ]
  }

  private static let exact = WordPhrases(
    """
    age,price,amount,salary,income,year,quantity,number of,how many,weight,height,postcode,\
    alter,preis,betrag,gehalt,jahr,anzahl,gewicht,prix,montant,salaire,annee,nombre de,poids,\
    edad,precio,importe,salario,cantidad,peso,年齢,金額
    """)
}

extension Component {
  /// How many values a Slider or Stepper can take beside the first; `nil` where that is not known.
  var positions: Int? {
    func number(_ name: String) -> Double? {
      (self[name] ?? catalogued?.property(name)?.defaultValue)?.doubleValue
    }
    guard let least = number("minimum"), let most = number("maximum"), let step = number("step"),
      step > 0, most > least, (most - least) / step < 1e9
    else { return nil }
    return Int(((most - least) / step).rounded(.down))
  }

  /// Whether a Slider or Stepper has whole numbers only.
  var hasWholeSteps: Bool {
    ["minimum", "step"].allSatisfy { name in
      self[name]?.doubleValue.map { $0 == $0.rounded() } ?? true
    }
  }
}
