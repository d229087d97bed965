internal import JSON

/// In which appearances a form's own colours can be read: a page follows the reader's choice only
/// where both work.
struct HTMLColours {
  let hasLight: Bool
  let hasDark: Bool

  /// The appearances as a page states them.
  var schemes: String { hasLight && hasDark ? "light dark" : hasDark ? "dark" : "light" }

  init(_ form: Form) {
    var fails = (light: false, dark: false)
    func visit(_ components: [Component], _ around: TextColours) {
      for component in components {
        let colours = around.inside(component.style, at: .root)
        let isOwn =
          component.style["foregroundColor"] != nil || component.style["backgroundColor"] != nil
        if isOwn, colours.foreground != nil {
          if colours.contrast(isDark: false) < 4.5 { fails.light = true }
          if colours.contrast(isDark: true) < 4.5 { fails.dark = true }
        }
        visit(component.children, colours)
      }
    }
    visit(form.components, TextColours().inside(form.style, at: .root))
    // Where neither works, the colours are at fault in any case.
    hasDark = !fails.dark || fails.light
    hasLight = !fails.light || fails.dark
  }
}
