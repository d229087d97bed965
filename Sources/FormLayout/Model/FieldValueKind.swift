/// The shape of the value that a field holds.
package enum FieldValueKind: String, Sendable {
  case text, number, boolean, date, textList, itemList
}

extension Component {
  /// The shape of this field's value; `nil` for what holds none.
  package var valueKind: FieldValueKind? {
    switch type {
    case "TextField": input == "number" || input == "integer" ? .number : .text
    case "SecureField", "TextEditor", "ColorPicker": .text
    case "Picker", "FileField": isMultiple ? .textList : .text
    case "Toggle": .boolean
    case "DatePicker": .date
    case "Stepper", "Slider", "Rating": .number
    case "Repeat": .itemList
    default: nil
    }
  }
}
