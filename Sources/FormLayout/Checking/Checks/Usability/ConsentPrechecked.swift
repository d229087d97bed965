internal import JSON

extension Check {
  static let consentPrechecked = Check(
    code: "consent-prechecked", severity: .error,
    summary: "a consent is given before the person gives it",
    reason: """
      A consent is given by an act: silence or a box that is ticked already is none, so what is \
      built on it is unlawful in the European Union.
      """,
    source: "GDPR, article 4 (11) and recital 32; CJEU C-673/17; Nielsen Norman Group",
    passing: [
      Example("off", [toggle("I agree to the terms", false)]),
      Example("a setting", [toggle("Remember me", true)]),
      Example("news in an app's own settings", [toggle("Show new arrivals", true)]),
    ],
    failing: [
      Example("terms", [toggle("I accept the terms and conditions", true)]),
      Example("news by post", [toggle("Send me the newsletter", true)]),
      Example("in German", [toggle("Ich stimme der Datenschutzerklärung zu", true)]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard field.component.type == "Toggle", field.component.defaultValue == true,
          consents.occur(in: field.words), !refusals.occur(in: field.words)
        else { return nil }
        return field.placed.finding(
          "the consent is ticked before anybody gives it", at: "defaultValue",
          help: "start with it off",
          fixes: [
            context.fix("start with it off", .safe, of: field.placed, [.unset("defaultValue")])
          ])
      }
    })

  private static func toggle(_ label: String, _ value: Bool) -> JSONValue {
    ["type": "Toggle", "id": "a", "label": .string(label), "defaultValue": .bool(value)]
  }

  private static let consents = WordPhrases(
    """
    i agree,i accept,i consent,agree to the,accept the,consent to,terms and conditions,\
    terms of service,terms of use,privacy policy,newsletter,marketing,promotional,special offers,\
    send me offers,send me news,ich stimme,ich akzeptiere,ich willige,einwilligung,agb,\
    datenschutzerklarung,werbung,j accepte,je consens,conditions generales,acepto,\
    terminos y condiciones,politica de privacidad,boletin,同意,利用規約
    """)
  /// An objection that is ticked protects the person.
  private static let refusals = WordPhrases(
    "do not,don t,no marketing,no newsletter,opt out,unsubscribe,nicht,keine,ne pas,no quiero")
}
