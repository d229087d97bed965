internal import FormLayout
internal import JSON

/// The words for kinds of new components: `dropdown`, `text area`, `submit button`.
struct TypePhrase: Sendable {
  let type: String
  let props: [PropertyChange]
  let phrases: [[String]]
  /// Whether it says no more than that something is asked: `field`, `box`.
  let isVague: Bool

  private init(
    _ type: String, _ phrases: String, _ props: [PropertyChange] = [], isVague: Bool = false
  ) {
    self.type = type
    self.props = props
    self.isVague = isVague
    self.phrases = phrases.split(separator: ",").map { phrase in
      phrase.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
  }

  /// The kind whose words are at the end of some keys, and how many words they are.
  static func ending(_ keys: [String]) -> (kind: TypePhrase, count: Int)? {
    best { keys.count >= $0.count && keys.suffix($0.count).elementsEqual($0) }
  }

  static func starting(_ keys: [String]) -> (kind: TypePhrase, count: Int)? {
    best { keys.starts(with: $0) }
  }

  /// The kind that some words are, articles aside.
  static func whole(_ tokens: ArraySlice<Token>) -> TypePhrase? {
    let keys = tokens.map(\.key).filter { !articles.contains($0) }
    guard let (kind, count) = ending(keys), count == keys.count else { return nil }
    return kind
  }

  static let articles: Set<String> = [
    "a", "an", "the", "another", "some", "one", "simple", "normal", "small", "plain", "more", "new",
    "little", "proper", "of", "regular", "additional", "extra",
  ]

  private static func best(where matches: ([String]) -> Bool) -> (kind: TypePhrase, count: Int)? {
    var found: (kind: TypePhrase, count: Int)?
    for kind in all {
      for phrase in kind.phrases where phrase.count > found?.count ?? 0 && matches(phrase) {
        found = (kind, phrase.count)
      }
    }
    return found
  }

  private static let all: [TypePhrase] = fields + choices + others

  private static let fields: [TypePhrase] = [
    TypePhrase(
      "TextField",
      "field,input,input field,box,entry,form field,fields,inputs,boxes,input box,space,question,questions,place,way",
      isVague: true),
    TypePhrase(
      "TextField",
      """
      text field,textfield,text box,textbox,text input,single line text field,single line field,\
      single line text,one line field,text fields,text boxes,text inputs,short text field,\
      single line input,line of text,one line text field,single line text box,plain text field,\
      normal text field,text entry
      """),
    TypePhrase(
      "TextEditor",
      """
      text area,textarea,multi line field,multiline field,multi line text field,long text field,\
      multi line text,multiline text,long text,text editor,multi line text box,big text field,\
      large text field,multiline text field,multi line box,multi line input,larger text box,\
      multiline text box,big text box,paragraph field,text areas,textareas,multiline input,\
      multiple line field,free text field,long answer field
      """, [.number("rows", 4)]),
    TypePhrase(
      "SecureField",
      "secure field,password field,password box,hidden field,secure text field,secure input,secure box,secure password box,secure password field,password input,masked field"
    ),
    TypePhrase(
      "TextField",
      "number field,numeric field,number input,number box,numeric input,number fields,field for a number",
      [.text("input", "number")]),
    TypePhrase("TextField", "whole number field,integer field", [.text("input", "integer")]),
    TypePhrase(
      "TextField", "email field,email input,e mail field,email box",
      [.text("input", "email"), .flag("email", true)]),
    TypePhrase(
      "TextField", "phone field,phone number field,telephone field,tel field,phone input",
      [.text("input", "phone"), .flag("phone", true)]),
    TypePhrase(
      "TextField", "url field,link field,web address field,url input,website field",
      [.text("input", "url"), .flag("url", true)]),
    TypePhrase("TextField", "search field,search box", [.text("input", "search")]),
    TypePhrase(
      "DatePicker",
      "date field,date picker,datepicker,calendar,date fields,date input,calendar field,date selector",
      [.text("mode", "date")]),
    TypePhrase("DatePicker", "time field,time picker,time input", [.text("mode", "time")]),
    TypePhrase(
      "DatePicker",
      "date and time field,date time picker,date and time picker,datetime picker,datetime field",
      [.text("mode", "dateTime")]),
    TypePhrase("Stepper", "stepper,counter,plus minus field,steppers"),
    TypePhrase("Slider", "slider,sliders,scale,range slider"),
    TypePhrase(
      "Rating", "rating,star rating,stars,rating field,star field,stars rating,ratings,star ratings"
    ),
    TypePhrase("ColorPicker", "colour picker,color picker,colour field,color field"),
    TypePhrase(
      "FileField",
      "file upload,file field,upload,upload field,file picker,file input,upload button,attachment field"
    ),
  ]

  private static let choices: [TypePhrase] = [
    TypePhrase(
      "Picker",
      """
      dropdown,drop down,dropdown menu,drop down menu,dropdown list,drop down list,select,menu,picker,select box,\
      combo box,select field,dropdown field,selection,list,dropdowns,drop downs,popup menu,pop up menu,single choice list
      """, [.text("appearance", "menu")]),
    TypePhrase(
      "Picker",
      """
      radio buttons,radio button,radio group,radios,radio button group,single choice,single choice field,\
      single choice question,group of radio buttons,radio,set of radio buttons,choice
      """, [.text("appearance", "radio")]),
    TypePhrase(
      "Picker",
      "likert scale,likert question,likert item,agreement scale,likert field,agree disagree question",
      [.text("appearance", "radio"), .list("options", OptionSet.named("agreement"))]),
    TypePhrase(
      "Picker", "segmented control,segmented picker,segments,segmented,segmented buttons",
      [.text("appearance", "segmented")]),
    TypePhrase("Picker", "wheel,wheel picker", [.text("appearance", "wheel")]),
    TypePhrase(
      "Picker",
      """
      checkboxes,check boxes,multiple choice,multi select,multiselect,checklist,multiple choice field,\
      multiple choice question,multiple select,checkbox list,list of checkboxes,checkbox group,tick boxes,\
      multi choice list,multi select list
      """, [.text("appearance", "list"), .flag("multiple", true)]),
    TypePhrase(
      "Toggle", "checkbox,check box,tickbox,tick box,check mark,checkbox field,single checkbox",
      [.text("appearance", "checkbox")]),
    TypePhrase(
      "Toggle", "switch,toggle,on off switch,toggle switch,switches,toggles",
      [.text("appearance", "switch")]),
    TypePhrase(
      "Toggle",
      "yes no question,yes no field,yes or no question,yes no,yes / no question,yes / no field,yes / no"
    ),
  ]

  private static let others: [TypePhrase] = [
    TypePhrase(
      "Text",
      "text,paragraph,sentence,line,line of text,note,intro,introduction,intro text,words,info text,some text,message text,description text,hint text"
    ),
    TypePhrase(
      "Text",
      "heading,headline,header,title text,big title,title line,heading text,caption heading",
      [.text("font", "title")]),
    TypePhrase(
      "Image",
      "image,picture,logo,icon,photo,logo image,top logo image,logo picture,banner,top image"),
    TypePhrase("Link", "link,hyperlink,web link"),
    TypePhrase(
      "Divider",
      "divider,line,separator,horizontal line,rule,dividing line,separator line,divider line"),
    TypePhrase("Spacer", "spacer,gap,empty space"),
    TypePhrase("ProgressView", "progress bar,progress view,progress indicator"),
    TypePhrase("Button", "button", [.text("role", "none")]),
    TypePhrase(
      "Button", "submit button,send button,save button,button to submit", [.text("role", "submit")]),
    TypePhrase("Button", "cancel button", [.text("role", "cancel")]),
    TypePhrase("Button", "reset button,clear button", [.text("role", "reset")]),
    TypePhrase("Section", "section,group,block,fieldset,group box"),
    TypePhrase(
      "DisclosureGroup",
      "collapsible section,collapsible group,disclosure group,fold out section,expandable section,accordion,collapsible"
    ),
    TypePhrase("Step", "step,page,screen,tab"),
  ]
}
