/// What buttons do in a form, as far as some button does it.
struct FormActions {
  var cancels = false
  var resets = false
  /// Whether the host is told of names.
  var tells = false
  var submits = false
}
