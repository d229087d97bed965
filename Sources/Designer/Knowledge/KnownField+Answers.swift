/// What people think, want and ask.
extension KnownField {
  static let answers: [KnownField] = [
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
}
