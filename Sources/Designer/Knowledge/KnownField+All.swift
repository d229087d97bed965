extension KnownField {
  static let all: [KnownField] = person + account + place + work + answers + dates + money + files

  private static let person: [KnownField] = [
    KnownField("name", "Name", "TextField", "your name,the name,person name", "purpose=name"),
    KnownField(
      "fullName", "Full name", "TextField", "full name,complete name,whole name", "purpose=name"),
    KnownField(
      "firstName", "First name", "TextField", "first name,given name,forename,firstname",
      "purpose=given-name"),
    KnownField(
      "lastName", "Last name", "TextField", "last name,family name,lastname", "purpose=family-name"),
    KnownField("surname", "Surname", "TextField", "surname", "purpose=family-name"),
    KnownField("middleName", "Middle name", "TextField", "middle name", "purpose=additional-name"),
    KnownField("nickname", "Nickname", "TextField", "nickname,nick name", "purpose=nickname"),
    KnownField(
      "title", "Title", "Picker",
      "honorific,salutation,form of address,name title,title of address",
      "appearance=menu options:titles"),
    KnownField(
      "email", "Email", "TextField",
      """
      email,mail,email address,mail address,e mail,e mail address,emails,their email,\
      contact email,email field
      """, "input=email purpose=email email! *"),
    KnownField(
      "phone", "Phone", "TextField",
      """
      phone,phone number,telephone,telephone number,tel,telephone no,phone no,phone numbers,\
      contact number,contact phone
      """, "input=phone purpose=tel phone!"),
    KnownField(
      "mobile", "Mobile", "TextField",
      "mobile,mobile phone,mobile number,cell,cell phone,cellphone,mobile phone number,cell number",
      "input=phone purpose=tel phone!"),
    KnownField("fax", "Fax", "TextField", "fax,fax number", "input=phone"),
    KnownField(
      "age", "Age", "TextField",
      "age,their age,how old they are,how old you are,how old are you,how old,years old,how old is the person",
      "input=integer minimum#0 maximum#150"),
    KnownField(
      "gender", "Gender", "Picker", "gender,sex", "appearance=radio purpose=sex options:genders"),
    KnownField("pronouns", "Pronouns", "TextField", "pronouns,preferred pronouns"),
    KnownField("nationality", "Nationality", "TextField", "nationality,citizenship"),
    KnownField(
      "language", "Language", "Picker", "language,preferred language",
      "appearance=menu options:languages"),
    KnownField(
      "maritalStatus", "Marital status", "Picker", "marital status,family status",
      "appearance=menu options:maritalStatus"),
    KnownField(
      "emergencyContact", "Emergency contact", "TextField", "emergency contact,contact person"),
    KnownField(
      "guests", "Number of guests", "Stepper",
      """
      guests,number of guests,how many guests,party size,number of people,how many people,\
      headcount,number of persons,how many persons,how many of them come
      """, "minimum#1 maximum#20"),
  ]

  private static let account: [KnownField] = [
    KnownField(
      "username", "User name", "TextField", "username,user name,login name,user",
      "purpose=username *"),
    KnownField(
      "password", "Password", "SecureField",
      "password,pass word,passwd,new password,choose a password,pass phrase",
      "purpose=new-password *"),
    KnownField(
      "currentPassword", "Current password", "SecureField", "current password,old password",
      "purpose=current-password *"),
    KnownField(
      "confirmPassword", "Confirm password", "SecureField",
      """
      confirm password,password confirmation,confirmation of the password,repeat password,\
      repeat the password,password again,password repeat,confirmed password,confirm the password,\
      confirming password,confirming the password,retype password,re enter password,verify password,\
      password twice,repeated password,confirm it,repeat it,password to confirm it
      """, "purpose=new-password *"),
    KnownField(
      "oneTimeCode", "One-time code", "TextField",
      """
      one time code,verification code,security code,code from their phone,sms code,otp,\
      code from the phone,login code,authentication code,confirmation code
      """, "purpose=one-time-code"),
    KnownField("pin", "PIN", "SecureField", "pin,pin code"),
    KnownField(
      "rememberMe", "Remember me", "Toggle",
      "remember me,keep me signed in,keep me logged in,stay signed in,stay logged in"),
    KnownField(
      "terms", "I accept the terms", "Toggle",
      """
      terms,terms and conditions,accept terms,terms of service,i accept the terms,accept the terms,\
      terms consent,agree to terms,agree to the terms,terms of use,agreement to the terms,tos,\
      terms acceptance,acceptance of the terms
      """, "appearance=checkbox required!"),
    KnownField(
      "privacy", "I have read the privacy notice", "Toggle",
      "privacy,privacy notice,privacy policy,privacy consent,gdpr consent,data protection consent,gdpr",
      "appearance=checkbox required!"),
    KnownField(
      "newsletter", "Send me the newsletter", "Toggle",
      "newsletter,newsletter consent,subscribe to newsletter,subscribe to the newsletter,newsletter opt in,marketing consent",
      "appearance=checkbox"),
    KnownField(
      "consent", "I agree", "Toggle", "consent,consent checkbox,agreement,i agree,consent box",
      "appearance=checkbox"),
  ]

  private static let place: [KnownField] = [
    KnownField(
      "address", "Address", "TextField",
      "address,postal address,home address,delivery address,shipping address,mailing address,billing address",
      "purpose=street-address"),
    KnownField(
      "street", "Street", "TextField",
      "street,street address,street and number,street name,road,address line 1",
      "purpose=street-address"),
    KnownField(
      "houseNumber", "House number", "TextField", "house number,building number,street number"),
    KnownField(
      "addressLine2", "Address line 2", "TextField", "address line 2,apartment,flat number",
      "purpose=address-line2"),
    KnownField(
      "city", "City", "TextField", "city,town,place of residence", "purpose=address-level2"),
    KnownField(
      "postcode", "Postcode", "TextField", "postcode,post code,postal code", "purpose=postal-code"),
    KnownField("zip", "ZIP code", "TextField", "zip,zip code,zipcode", "purpose=postal-code"),
    KnownField(
      "state", "State", "TextField", "state,province,state or province", "purpose=address-level1"),
    KnownField("region", "Region", "TextField", "region,county,district", "purpose=address-level1"),
    KnownField(
      "country", "Country", "TextField", "country,land,country of residence", "purpose=country-name"
    ),
    KnownField(
      "origin", "From", "TextField",
      "from,where from,origin,departure city,from where,departure station,starting point"),
    KnownField(
      "destination", "To", "TextField",
      "to,where to,destination,arrival city,to where,destination station"),
  ]

  private static let work: [KnownField] = [
    KnownField(
      "company", "Company", "TextField",
      "company,company name,organisation,organization,firm,business name",
      "purpose=organization"),
    KnownField(
      "employer", "Employer", "TextField", "employer,current employer", "purpose=organization"),
    KnownField(
      "jobTitle", "Job title", "TextField", "job title,occupation,profession",
      "purpose=organization-title"),
    KnownField("department", "Department", "TextField", "department,team"),
    KnownField("position", "Position", "TextField", "position,desired position,role,job"),
    KnownField(
      "website", "Website", "TextField",
      "website,web site,homepage,web address,url,web page,site,site url,link to your website,personal website",
      "input=url purpose=url url!"),
    KnownField(
      "linkedin", "LinkedIn profile", "TextField", "linkedin,linkedin profile,linkedin url",
      "input=url url!"),
    KnownField("github", "GitHub profile", "TextField", "github,github profile", "input=url url!"),
    KnownField(
      "experience", "Years of experience", "Stepper",
      "years of experience,experience,experience in years,work experience", "minimum#0 maximum#50"),
    KnownField(
      "salary", "Expected salary", "TextField",
      "salary,expected salary,salary expectation,desired salary", "input=integer minimum#0"),
    KnownField(
      "coverLetter", "Cover letter", "TextEditor",
      "cover letter,motivation letter,letter of motivation", "rows#6"),
    KnownField("vatNumber", "VAT number", "TextField", "vat number,vat,vat id,tax number,tax id"),
  ]

  private static let answers: [KnownField] = [
    KnownField("subject", "Subject", "TextField", "subject,subject line,topic"),
    KnownField(
      "message", "Message", "TextEditor",
      "message,your message,text message,message box,message text",
      "rows#5"),
    KnownField(
      "comments", "Comments", "TextEditor",
      """
      comments,comment,comment box,comments box,comment field,remarks,remark,additional comments,\
      room for comments,some room for comments,space for comments,notes,note,any other comments,\
      further comments,free comments,additional remarks,anything else
      """, "rows#4"),
    KnownField("feedback", "Feedback", "TextEditor", "feedback,your feedback,opinion", "rows#4"),
    KnownField(
      "description", "Description", "TextEditor",
      "description,description of the problem,details,problem description,issue description",
      "rows#4"),
    KnownField("reason", "Reason", "TextEditor", "reason,the reason,reasons", "rows#3"),
    KnownField(
      "bio", "Short bio", "TextEditor",
      "bio,short bio,biography,about me,about you,short biography,about yourself", "rows#4"),
    KnownField(
      "specialRequests", "Special requests", "TextEditor",
      "special requests,special wishes,wishes,requests,special request", "rows#3"),
    KnownField("question", "Your question", "TextEditor", "question,your question", "rows#3"),
    KnownField(
      "suggestions", "Suggestions", "TextEditor",
      "suggestions,suggestion,ideas,improvements,suggestions for improvement", "rows#4"),
    KnownField(
      "rating", "Rating", "Rating", "rating,star rating,stars,overall rating,score", "maximum#5"),
    KnownField(
      "satisfaction", "How satisfied are you?", "Picker",
      "satisfaction,overall satisfaction,how satisfied they are",
      "appearance=radio options:satisfaction"),
    KnownField(
      "recommend", "How likely are you to recommend us?", "Slider",
      "recommend,recommendation,nps,net promoter score,likelihood to recommend,how likely they are to recommend us",
      "minimum#0 maximum#10 step#1"),
    KnownField(
      "foundUs", "How did you find us?", "Picker",
      "how did you hear about us,how they found us,how did you find us,how they heard about us,source",
      "appearance=menu options:sources"),
    KnownField(
      "diet", "Dietary requirements", "TextField",
      "dietary requirements,dietary restrictions,diet,dietary needs"),
    KnownField("allergies", "Allergies", "TextEditor", "allergies,allergy", "rows#2"),
    KnownField(
      "meal", "Meal", "Picker", "meal,meal choice,meal preference,menu choice",
      "appearance=radio options:meals"),
    KnownField(
      "attending", "Will you come?", "Picker",
      "attending,attendance,will you attend,rsvp,are you coming,whether they come",
      "appearance=radio options:yesNo"),
    KnownField(
      "priority", "Priority", "Picker", "priority,urgency,severity",
      "appearance=menu options:priorities"),
    KnownField("category", "Category", "TextField", "category,type of request,kind of request"),
    KnownField("orderNumber", "Order number", "TextField", "order number,order id,order no"),
    KnownField(
      "customerNumber", "Customer number", "TextField",
      "customer number,customer id,client number,member number,membership number"),
    KnownField(
      "quantity", "Quantity", "Stepper", "quantity,amount of items,number of items,how many",
      "minimum#1 maximum#99"),
    KnownField(
      "voucher", "Voucher code", "TextField",
      "voucher,voucher code,coupon,coupon code,promo code,discount code"),
    KnownField("colour", "Colour", "ColorPicker", "colour,color,favourite colour,favorite color"),
    KnownField("signature", "Signature", "TextField", "signature,full name as signature"),
  ]

  private static let dates: [KnownField] = [
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

  private static let money: [KnownField] = [
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

  private static let files: [KnownField] = [
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
