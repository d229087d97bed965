/// What is known of a reply while it arrives.
package enum ChatEvent: Equatable, Sendable {
  /// The first sign of a reply, with the model's name as the service gives it.
  case started(model: String)
  /// The next piece of the reply's text; never empty.
  case text(String)
}
