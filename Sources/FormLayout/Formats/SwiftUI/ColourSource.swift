internal import JSON

/// A colour as Swift.
struct ColourSource {
  let expression: String

  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA` or SwiftUI's own name; `nil` for what is no colour.
  init?(_ text: String) {
    if ColourName.all.contains(text) {
      expression = "Color.\(text)"
      return
    }
    guard let colour = Colour(text, isDark: false) else { return nil }
    func part(_ value: Double) -> String {
      let thousandths = Int((value * 1_000).rounded())
      return thousandths % 1_000 == 0
        ? String(thousandths / 1_000)
        : "0." + String(String(1_000 + thousandths).dropFirst()).trimmedZeros
    }
    if colour == .white || colour == .black {
      expression = colour == .white ? "Color.white" : "Color.black"
      return
    }
    let opacity = colour.alpha == 1 ? "" : ", opacity: \(part(colour.alpha))"
    expression =
      "Color(red: \(part(colour.red)), green: \(part(colour.green)), blue: \(part(colour.blue))\(opacity))"
  }
}

extension String {
  fileprivate var trimmedZeros: String {
    var text = self
    while text.count > 1, text.last == "0" { text.removeLast() }
    return text
  }
}
