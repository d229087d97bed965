internal import FormLayout
internal import JSON

/// What people call a kind of component: `field`, `dropdown`, `section`.
struct ComponentNoun: Sendable {
  let phrases: [[String]]
  /// Whether it names many at once.
  let isPlural: Bool
  let matches: @Sendable (Component) -> Bool

  /// The noun at the end of a phrase, the longest first, and how many words it has.
  static func ending(_ keys: [String]) -> (noun: ComponentNoun, count: Int)? {
    longest { phrase in
      keys.count >= phrase.count && keys.suffix(phrase.count).elementsEqual(phrase)
    }
  }

  /// The noun at the start of a phrase.
  static func starting(_ keys: [String]) -> (noun: ComponentNoun, count: Int)? {
    longest { phrase in keys.starts(with: phrase) }
  }

  private static func longest(
    where matches: ([String]) -> Bool
  ) -> (noun: ComponentNoun, count: Int)? {
    var best: (noun: ComponentNoun, count: Int)?
    for noun in all {
      for phrase in noun.phrases where phrase.count > best?.count ?? 0 && matches(phrase) {
        best = (noun, phrase.count)
      }
    }
    return best
  }

  /// The stems of the nouns that a component may be called by.
  static func words(for component: Component) -> Set<String> {
    var words: Set<String> = []
    for noun in all where !noun.isPlural && !noun.isVagueNoun && noun.matches(component) {
      words.formUnion(noun.stems)
    }
    switch component.role {
    case "submit": words.formUnion(["submit", "send"])
    case "cancel": words.insert("cancel")
    default: break
    }
    return words
  }

  /// Whether nearly anything may be called so.
  let isVagueNoun: Bool
  /// The stems of its words.
  private let stems: Set<String>

  private init(
    _ phrases: String, isPlural: Bool, isVague: Bool,
    _ matches: @escaping @Sendable (Component) -> Bool
  ) {
    self.phrases = phrases.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    stems = Set(self.phrases.flatMap { $0 }.map { Words.stem($0) })
    self.isPlural = isPlural
    isVagueNoun = isVague
    self.matches = matches
  }

  private static func both(
    _ singular: String, _ plural: String, isVague: Bool = false,
    _ matches: @escaping @Sendable (Component) -> Bool
  ) -> [ComponentNoun] {
    [
      ComponentNoun(singular, isPlural: false, isVague: isVague, matches),
      ComponentNoun(plural, isPlural: true, isVague: isVague, matches),
    ]
  }

  private static func isType(_ component: Component, _ types: Set<String>) -> Bool {
    types.contains(component.type)
  }

  private static let all: [ComponentNoun] = anything + texts + choices + others

  private static let anything: [ComponentNoun] =
    both(
      "field,question,entry,form field,answer", "fields,questions,entries,form fields,answers",
      isVague: true
    ) {
      $0.isField
    }
    + both(
      "thing,element,component,bit,item,one", "things,stuff,elements,components,bits,items,ones",
      isVague: true
    ) { _ in
      true
    }
    + both("part", "parts", isVague: true) { isType($0, sections.union(["Step", "Repeat"])) }

  private static let sections: Set<String> = ["Section", "GroupBox", "DisclosureGroup"]

  private static let texts: [ComponentNoun] =
    both(
      "text field,textfield,text box,text input", "text fields,textfields,text boxes,text inputs"
    ) {
      $0.type == "TextField"
    }
    + both(
      "input,input field,input box,box you type in",
      "inputs,input fields,input boxes,boxes you type in,boxes people type in,boxes,text entries"
    ) { isType($0, ["TextField", "SecureField", "TextEditor"]) }
    + both(
      "text area,textarea,multi line field,long text field",
      "text areas,textareas,multi line fields,long text fields"
    ) {
      $0.type == "TextEditor"
    }
    + both(
      "password field,secure field,password box",
      "password fields,secure fields,password boxes,passwords"
    ) {
      $0.type == "SecureField"
    }
    + both("number field,numeric field", "number fields,numeric fields") { component in
      isType(component, ["Stepper", "Slider"]) || ["number", "integer"].contains(component.input)
    }
    + both("date field,date picker,datepicker,date", "date fields,date pickers,datepickers,dates") {
      $0.type == "DatePicker"
    }
    + both("email field", "email fields") { $0.input == "email" || $0.rule("email") != nil }
    + both(
      "file field,upload,file upload,attachment", "file fields,uploads,file uploads,attachments"
    ) {
      $0.type == "FileField"
    }

  private static let choices: [ComponentNoun] =
    both("checkbox,check box,tickbox,tick box,box", "checkboxes,check boxes,tickboxes,tick boxes") {
      $0.type == "Toggle"
    }
    + both("switch,toggle", "switches,toggles") { $0.type == "Toggle" }
    + both(
      "dropdown,drop down,drop down menu,dropdown menu,select,select box",
      "dropdowns,drop downs,drop down menus,dropdown menus,selects,menus,select boxes"
    ) {
      $0.type == "Picker" && [nil, "menu"].contains($0.appearance) && !$0.isMultiple
    }
    + both("picker,list,choice,menu", "pickers,lists,choice questions,choices") {
      $0.type == "Picker"
    }
    + both("radio button,radio group,radio", "radio buttons,radio groups,radios") {
      $0.type == "Picker" && $0.appearance == "radio"
    }
    + both("slider", "sliders") { $0.type == "Slider" }
    + both("stepper", "steppers") { $0.type == "Stepper" }
    + both("rating,star rating,stars", "ratings,star ratings") { $0.type == "Rating" }

  private static let others: [ComponentNoun] =
    both("button", "buttons") { isType($0, ["Button"]) }
    + both("section,group,block,group box,panel", "sections,groups,blocks,group boxes,panels") {
      isType($0, sections)
    }
    + both("step,page", "steps,pages") { $0.type == "Step" }
    + both("image,picture,photo", "images,pictures,photos") { $0.type == "Image" }
    + both("text,paragraph,line of text,sentence", "texts,paragraphs") {
      isType($0, ["Text", "Label"])
    }
    + both(
      "heading,headline,header,heading text,headline text,title text", "headings,headlines,headers"
    ) { component in
      isType(component, ["Text", "Label"])
        && component.style["font"]?.stringValue.map {
          $0.lowercased().contains("title") || $0 == "headline"
        } ?? false
    }
    + both("link", "links") { isType($0, ["Link", "NavigationLink"]) }
    + both("divider,separator,line,rule", "dividers,separators,lines,rules") {
      $0.type == "Divider"
    }
    + both("kind of item,item,kind", "kinds of items,items,kinds") { isType($0, ["Item"]) }
    + both("row", "rows") { $0.type == "HStack" }
}
