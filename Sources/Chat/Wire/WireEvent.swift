/// Something that goes over the wire between the program and a service, without any secret.
package enum WireEvent: Equatable, Sendable {
  case request(method: String, url: String, headers: [String], body: String)
  /// The head of an answer; the names of its headers in lower case.
  case answer(status: Int, headers: [String: String])
  /// A line of the answer's body with its line end, or what was left at its end.
  case text(String)
  /// The end of the answer, with the connections that it had to open, where that is known.
  case end(newConnections: Int?)
  /// The end by a fault.
  case fault(WireFault)
  /// What the program makes of it: a wait, a field that is left out.
  case note(String)
}

/// Why a transfer failed, as a recording keeps it.
package struct WireFault: Equatable, Sendable {
  let transfer: TransferFault

  init(_ transfer: TransferFault) {
    self.transfer = transfer
  }

  /// What happened, in a few words.
  var words: String {
    switch transfer {
    case .timeout(let phase): "time-out (\(phase.rawValue))"
    case .stalled(let seconds): "nothing more for \(seconds) s"
    case .tooLarge(let excess): "too large (\(excess.rawValue))"
    case .curl(let code, let words): "curl \(code)" + (words.isEmpty ? "" : ": \(words)")
    case .unrecorded: "the recording is over"
    }
  }
}

extension WireEvent {
  /// The event as lines of a trace; `isBrief` leaves out headers and bodies.
  package func lines(isBrief: Bool) -> [String] {
    switch self {
    case .request(let method, let url, let headers, let body):
      let size = body.isEmpty ? "" : ", about \(TokenEstimate.tokens(in: body)) tokens"
      let first = "> \(method) \(url) (\(body.utf8.count) bytes\(size))"
      let rest = headers + (body.isEmpty ? [] : [body])
      return [first] + (isBrief ? [] : rest.map { "> \($0)" })
    case .answer(let status, let headers):
      let lines = headers.sorted { $0.key < $1.key }.map { "< \($0.key): \($0.value)" }
      return ["< status \(status)"] + (isBrief ? [] : lines)
    case .text(let text):
      let line = text.filter { !$0.isNewline }
      return isBrief || line.isEmpty ? [] : ["< \(line)"]
    case .end(let connections):
      let words = connections.map { ", \($0) new connection\($0 == 1 ? "" : "s")" }
      return ["= the answer is over\(words ?? "")"]
    case .fault(let fault): return ["= the answer broke off: \(fault.words)"]
    case .note(let words): return ["= \(words)"]
    }
  }
}
