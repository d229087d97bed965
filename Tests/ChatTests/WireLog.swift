import Chat
import JSON
import Platform

/// Everything that was told of the wire, as a trace and as a recording have it.
final class WireLog: Sendable {
  private let kept = Locked<[WireEvent]>([])

  var events: [WireEvent] { kept.withLock(\.self) }

  /// What puts a service on this log.
  var wire: Wire { Wire(observe: { event in self.kept.withLock { $0.append(event) } }) }

  /// The lines of a trace and of a recording.
  var text: String {
    events.map { event in
      (event.lines(isBrief: false) + event.lines(isBrief: true) + [event.json.text()])
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
