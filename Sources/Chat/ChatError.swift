/// Why a service gave no whole reply.
package struct ChatError: Error, Equatable, Sendable {
  /// What went wrong.
  package enum Kind: Equatable, Sendable {
    case configuration(Misconfiguration)
    /// The key was refused.
    case authentication
    /// The key is good, but not for this.
    case permission
    /// The model is unknown.
    case unknownModel(String)
    /// There is nothing at the address.
    case notFound(url: String)
    /// The request was refused; the field that was named, if any, and the service's own code.
    case badRequest(parameter: String?, code: String?)
    case contextTooLong
    /// Too many requests; how long the service asks to wait, in seconds.
    case rateLimited(wait: Double?)
    /// No balance, or a spending limit: waiting does not help.
    case quota
    case overloaded
    case serverError
    case timeout(TimeoutPhase)
    /// Nothing more came in the middle of a reply; after how many seconds.
    case stalled(seconds: Int)
    case connection(ConnectionFault)
    /// No trusted encrypted connection could be made.
    case tls
    /// The service sent the request elsewhere; nothing is followed.
    case redirected(location: String?)
    case protocolFault(ProtocolFault)
    /// The reply reached the cap of tokens.
    case truncated(cap: Int)
    /// The reply went on without saying anything, and was stopped.
    case endless
    /// The model declined, in its words.
    case refused(String)
    case contentFiltered
    case cancelled
    case tooLarge(Excess)
    /// A failure as a transcript keeps it: the sentence the person read.
    case recorded(String)
  }

  /// What is wrong with the settings.
  package enum Misconfiguration: Equatable, Sendable {
    case noKey
    case badKey(APIKey.Fault)
    case badBaseURL(String, reason: String)
    /// A key would travel unencrypted.
    case keyOverPlainHTTP
  }

  /// Why there is no connection, or no longer one.
  package enum ConnectionFault: Equatable, Sendable {
    case unknownHost
    case unknownProxy
    case refused
    case closedEarly
    /// Another failure, with libcurl's number.
    case other(code: Int)
  }

  /// What was not as the protocol says.
  package enum ProtocolFault: Equatable, Sendable {
    case notJSON
    /// JSON, but not a completion.
    case notCompletion
    /// The answer has no text.
    case empty
    /// The text ends in the middle of its JSON although the service says that it is whole.
    case cutShort
  }

  /// What was larger than it may be.
  package enum Excess: String, Equatable, Sendable {
    case head = "headers"
    case body = "answer"
    case event
    /// There are too many events.
    case events
    case content = "reply"
  }

  package let kind: Kind
  /// The service's host, as the person gave it.
  package let host: String
  /// The HTTP status, if there was an answer.
  package let status: Int?
  /// The service's own name for the request.
  package let requestID: String?
  /// How many requests were sent.
  package var attempts: Int
  /// The service's own words: one line, without keys or control characters.
  package let detail: String?

  package init(
    _ kind: Kind,
    host: String = "",
    status: Int? = nil,
    requestID: String? = nil,
    attempts: Int = 1,
    detail: String? = nil
  ) {
    self.kind = kind
    self.host = host
    self.status = status
    self.requestID = requestID
    self.attempts = attempts
    self.detail = detail
  }
}
