/// What is known of a reply while it arrives.
package enum ChatEvent: Equatable, Sendable {
  /// The first sign of a reply, with the model's name as the service gives it.
  case started(model: String)
  /// The next piece of the reply's text; never empty.
  case text(String)
  /// The model thinks before it writes: how many tokens so far, roughly.
  case thinking(tokens: Int)
  /// Nothing came, for a reason in a few words, and the request is sent again in so many seconds:
  /// told once a second, and with 0 when it is sent. Never after a piece of text.
  case waiting(seconds: Int, reason: String)
}
