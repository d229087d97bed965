/// When, for how much, and with which files.
extension KnownField {
  static let dates: [KnownField] = [
    KnownField(
      "dateOfBirth", "Date of birth", "DatePicker",
      "date of birth,birthday,birth date,birthdate,dob,birth day,their birthday",
      "mode=date purpose=bday before=today"),
    KnownField(
      "date", "Date", "DatePicker", "date,day,which day,preferred date,preferred day", "mode=date"),
    KnownField(
      "time", "Time", "DatePicker", "time,time of day,preferred time,which time", "mode=time"),
    KnownField(
      "dateTime", "Date and time", "DatePicker",
      "date and time,datetime,date time,appointment,date with time", "mode=dateTime"),
    KnownField(
      "startDate", "Start date", "DatePicker",
      "start date,start,beginning,from date,first day,starting date,start day", "mode=date"),
    KnownField(
      "endDate", "End date", "DatePicker", "end date,end,until,to date,last day,end day",
      "mode=date"),
    KnownField(
      "arrival", "Arrival", "DatePicker", "arrival,arrival date,check in,check in date,checkin",
      "mode=date"),
    KnownField(
      "departure", "Departure", "DatePicker",
      "departure,departure date,check out,check out date,checkout date", "mode=date"),
    KnownField(
      "travelDate", "Travel date", "DatePicker",
      "travel date,date of travel,date of the trip,trip date", "mode=date"),
    KnownField(
      "returnDate", "Return date", "DatePicker", "return date,date of return", "mode=date"),
    KnownField(
      "deliveryDate", "Delivery date", "DatePicker", "delivery date,date of delivery,delivery day",
      "mode=date"),
  ]

  static let money: [KnownField] = [
    KnownField(
      "cardNumber", "Card number", "TextField", "card number,credit card number,credit card,card",
      "purpose=cc-number"),
    KnownField(
      "cardName", "Name on the card", "TextField",
      "name on card,name on the card,cardholder,cardholder name,card holder", "purpose=cc-name"),
    KnownField(
      "cardExpiry", "Expiry date", "TextField",
      "expiry,expiry date,expiration date,card expiry,valid until,expiration", "purpose=cc-exp"),
    KnownField(
      "cardCode", "Security code", "SecureField", "cvc,cvv,card security code,cvc code",
      "purpose=cc-csc"),
    KnownField("iban", "IBAN", "TextField", "iban,bank account,account number"),
    KnownField(
      "payment", "Payment", "Picker",
      "payment,payment method,method of payment,pay with,how to pay",
      "appearance=radio options:payments"),
    KnownField(
      "shipping", "Shipping", "Picker", "shipping,shipping method,delivery method,delivery option",
      "appearance=radio options:shippings"),
    KnownField("budget", "Budget", "TextField", "budget,price range", "input=integer minimum#0"),
    KnownField(
      "amount", "Amount", "TextField", "amount,sum,price,donation amount,donation",
      "input=number minimum#0"),
  ]

  static let files: [KnownField] = [
    KnownField(
      "cv", "CV", "FileField",
      "cv,resume,résumé,curriculum vitae,cv upload,resume upload,upload cv,upload a cv,upload resume",
      "accept=application/pdf"),
    KnownField(
      "photo", "Photo", "FileField",
      "photo,picture upload,photo upload,profile photo,profile picture,image upload,upload a photo,avatar",
      "accept=image/*"),
    KnownField(
      "attachment", "Attachment", "FileField",
      "attachment,attachments,file,file upload,upload,document,documents,screenshot,file attachment"
    ),
    KnownField("portfolio", "Portfolio", "FileField", "portfolio,portfolio upload"),
  ]
}
