/// What a person is called, and what lets them in.
extension KnownField {
  static let person: [KnownField] = [
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

  static let account: [KnownField] = [
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
}
