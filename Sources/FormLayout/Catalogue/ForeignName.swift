/// Names that other form languages have for what the catalogue has, and models use by mistake.
package enum ForeignName {
  /// The catalogue type that is meant by another language's name.
  package static func type(of name: String) -> String? { types[folded(name)] }

  /// The property that is meant by another language's name, where `type` takes it.
  package static func property(of name: String, in type: ComponentType) -> String? {
    (properties[folded(name)] ?? []).first { type.property($0) != nil }
  }

  /// Lower case, without `-` and `_`.
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static let types: [String: String] = [
    "input": "TextField", "textinput": "TextField", "string": "TextField", "email": "TextField",
    "phone": "TextField", "tel": "TextField", "number": "TextField", "numberfield": "TextField",
    "emailfield": "TextField", "inputtext": "TextField",
    "password": "SecureField", "passwordfield": "SecureField", "securetextfield": "SecureField",
    "textarea": "TextEditor", "multiline": "TextEditor", "longtext": "TextEditor",
    "checkbox": "Toggle", "switch": "Toggle", "boolean": "Toggle", "check": "Toggle",
    "dropdown": "Picker", "select": "Picker", "radio": "Picker", "radiogroup": "Picker",
    "radiobutton": "Picker", "choice": "Picker", "combobox": "Picker", "multiselect": "Picker",
    "segmentedcontrol": "Picker",
    "date": "DatePicker", "time": "DatePicker", "datetime": "DatePicker", "datefield": "DatePicker",
    "calendar": "DatePicker", "timepicker": "DatePicker",
    "range": "Slider", "color": "ColorPicker", "colour": "ColorPicker", "colorfield": "ColorPicker",
    "file": "FileField", "upload": "FileField", "fileupload": "FileField",
    "filepicker": "FileField",
    "stars": "Rating", "starrating": "Rating",
    "submit": "Button", "submitbutton": "Button", "reset": "Button", "action": "Button",
    "heading": "Text", "header": "Text", "paragraph": "Text", "title": "Text", "html": "Text",
    "markdown": "Text", "statictext": "Text",
    "img": "Image", "picture": "Image", "asyncimage": "Image", "icon": "Image",
    "hyperlink": "Link", "anchor": "Link", "separator": "Divider", "hr": "Divider",
    "row": "HStack", "column": "VStack", "stack": "VStack", "container": "VStack",
    "fieldset": "Section", "card": "GroupBox", "panel": "GroupBox", "accordion": "DisclosureGroup",
    "page": "Step", "wizardstep": "Step", "repeater": "Repeat", "array": "Repeat",
    "tabs": "TabView",
    "progress": "ProgressView", "progressbar": "ProgressView",
  ]

  /// In the order in which they are tried: a type takes one of them.
  private static let properties: [String: [String]] = [
    "value": ["defaultValue", "text"], "default": ["defaultValue"],
    "initialvalue": ["defaultValue"],
    "selection": ["defaultValue"],
    "title": ["label", "text"], "caption": ["label", "text"], "heading": ["label", "text"],
    "content": ["text"], "words": ["text", "label"], "label": ["text"], "text": ["label"],
    "name": ["binding"], "key": ["binding"], "field": ["binding"], "identifier": ["id"],
    "hint": ["help", "description"], "helptext": ["help"], "helpertext": ["help"],
    "description": ["help"], "tooltip": ["help"], "subtitle": ["description", "help"],
    "min": ["minimum"], "max": ["maximum"], "minvalue": ["minimum"], "maxvalue": ["maximum"],
    "minimumvalue": ["minimum"], "maximumvalue": ["maximum"], "mindate": ["minimum"],
    "maxdate": ["maximum"], "stepsize": ["step"], "minrows": ["minItems"], "maxrows": ["maxItems"],
    "choices": ["options"], "items": ["options"], "values": ["options"],
    "isrequired": ["required"], "mandatory": ["required"], "isreadonly": ["readOnly"],
    "validation": ["rules"], "validations": ["rules"], "validators": ["rules"],
    "if": ["visibleIf"], "showif": ["visibleIf"], "visiblewhen": ["visibleIf"],
    "condition": ["visibleIf"], "show": ["visibleIf"], "disabled": ["disabledIf"],
    "disabledwhen": ["disabledIf"], "requiredwhen": ["requiredIf"],
    "eventhandler": ["action"], "onclick": ["action"], "onpress": ["action"],
    "icon": ["systemName"], "symbol": ["systemName"], "systemimage": ["systemName"],
    "src": ["url"], "source": ["url"], "href": ["url"], "uri": ["url"], "alttext": ["alt"],
    "keyboard": ["input"], "keyboardtype": ["input"],
    "inputtype": ["input"], "autocomplete": ["purpose"], "contenttype": ["purpose"],
    "textcontenttype": ["purpose"], "components": ["children"], "elements": ["children"],
  ]
}
