/// A kind of form that people ask for by name.
struct FormKind: Sendable {
  let title: String
  /// How people name it, as keys, the word `form` left out.
  let phrases: [[String]]
  /// What it asks for, in the words of a request.
  let fields: String
  /// The words on its button.
  let button: String
  /// Whether its password is one that exists already.
  let hasAccount: Bool

  init(
    _ title: String, _ phrases: String, fields: String, button: String, hasAccount: Bool = false
  ) {
    self.hasAccount = hasAccount
    self.title = title
    self.phrases = phrases.split(separator: ",").map { phrase in
      phrase.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    self.fields = fields
    self.button = button
  }

  /// The kind whose phrase is the longest among some keys, and where it stands.
  static func named(in keys: ArraySlice<String>) -> (kind: FormKind, range: Range<Int>)? {
    var best: (kind: FormKind, range: Range<Int>)?
    for kind in all {
      for phrase in kind.phrases {
        for start in keys.indices where keys[start...].starts(with: phrase) {
          if phrase.count > best?.range.count ?? 0 { best = (kind, start..<start + phrase.count) }
        }
      }
    }
    return best
  }

  static let all: [FormKind] = [
    FormKind(
      "Sign in", "login,log in,sign in,signin,logon",
      fields: "email, current password, remember me",
      button: "Sign in", hasAccount: true),
    FormKind(
      "Registration",
      "registration,register,sign up,signup,create account,account creation,new account,new user,new users",
      fields: "full name, email, password, confirm password, terms", button: "Register"),
    FormKind(
      "Contact us", "contact,contact us,get in touch,enquiry,inquiry",
      fields: "name, email, phone, subject, message", button: "Send message"),
    FormKind(
      "Feedback",
      "feedback,customer feedback,feedback survey,satisfaction survey,customer satisfaction",
      fields: "rating, satisfaction, recommend, comments, email (optional)", button: "Send feedback"
    ),
    FormKind(
      "Survey", "survey,questionnaire,poll", fields: "satisfaction, recommend, found us, comments",
      button: "Send answers"),
    FormKind(
      "Job application", "job application,application,apply for a job,job,career",
      fields: """
        first name, last name, email, phone, position, start date, years of experience, cv, \
        cover letter, privacy
        """, button: "Apply"),
    FormKind(
      "Booking", "booking,travel booking,trip,trip booking,travel,flight booking,train booking",
      fields: "from, to, travel date, travellers, email, phone", button: "Book"),
    FormKind(
      "Checkout", "checkout,check out,order,shop checkout,online shop,purchase,shipping",
      fields: """
        full name, email, street, postcode, city, dropdown Country with countries, shipping, payment, \
        terms
        """, button: "Place order"),
    FormKind(
      "Newsletter",
      "newsletter,newsletter sign up,newsletter signup,newsletter subscription,mailing list",
      fields: "email, checkbox 'I agree to receive emails'", button: "Subscribe"),
    FormKind(
      "Book an appointment",
      "appointment,appointment booking,doctor appointment,book an appointment",
      fields: "name, email, phone, date and time, reason", button: "Book appointment"),
    FormKind(
      "Support request",
      "support ticket,support,support request,help desk,helpdesk,ticket,bug report,issue report",
      fields: "name, email, subject, priority, description, attachment", button: "Send request"),
    FormKind(
      "RSVP", "rsvp,invitation,wedding,party invitation,wedding rsvp,party",
      fields: "full name, email, attending, guests, meal, dietary requirements, comments",
      button: "Send answer"),
    FormKind(
      "Event registration",
      "event registration,event,conference,workshop,webinar,conference registration",
      fields: "first name, last name, email, company, dietary requirements, terms",
      button: "Register"),
    FormKind(
      "Profile", "profile,user profile,personal details,personal data,member profile",
      fields: "first name, last name, date of birth, website, short bio", button: "Save"),
    FormKind(
      "Reservation",
      "reservation,table reservation,restaurant reservation,restaurant,hotel reservation",
      fields: "name, phone, date and time, guests, special requests", button: "Reserve"),
    FormKind(
      "Address", "address,postal address,delivery address,shipping address",
      fields: "street, postcode, city, dropdown Country with countries", button: "Save"),
    FormKind(
      "Holiday request", "holiday request,leave request,vacation request,time off,absence",
      fields: "name, start date, end date, reason (optional)", button: "Send request"),
    FormKind(
      "Payment", "payment,credit card,card payment",
      fields: "name on card, card number, expiry date, cvc", button: "Pay"),
    FormKind(
      "Donation", "donation,donate,fundraising",
      fields: "name, email, donation amount, payment, message (optional)", button: "Donate"),
    FormKind(
      "Change your password", "password reset,change password,reset password,password change",
      fields: "current password, new password, confirm password", button: "Change password"),
    FormKind(
      "New patient", "patient intake,patient,medical intake,intake,patient registration",
      fields: """
        first name, last name, date of birth, gender, phone, email, emergency contact, allergies, \
        reason, privacy
        """, button: "Send"),
    FormKind(
      "Order", "order form,cake order,pizza order,product order",
      fields: "name, phone, address, quantity, delivery date, special requests", button: "Order"),
  ]
}
