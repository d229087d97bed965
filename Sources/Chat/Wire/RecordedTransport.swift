internal import Platform

/// Answers each request with the next answer of a recording, whatever it asks.
package final class RecordedTransport: Transport {
  private let exchanges: Locked<ArraySlice<[WireEvent]>>

  package init(_ events: [WireEvent]) {
    var exchanges: [[WireEvent]] = []
    for event in events {
      if case .request = event {
        exchanges.append([])
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].append(event)
      }
    }
    self.exchanges = Locked(exchanges[...])
  }

  func send(_ request: HTTPRequest) -> Transfer {
    let (events, continuation) = AsyncStream.makeStream(of: TransferEvent.self)
    for event in exchanges.withLock({ $0.popFirst() }) ?? [.fault(WireFault(.unrecorded))] {
      switch event {
      case .answer(let status, let headers):
        continuation.yield(.head(HTTPResponseHead(status: status, headers: headers)))
      case .text(let text): continuation.yield(.body(Array(text.utf8), at: .now))
      case .end(let connections):
        continuation.yield(.finished(TransferSummary(newConnections: connections ?? 0)))
      case .fault(let fault): continuation.yield(.failed(fault.transfer))
      case .request, .note: continue
      }
    }
    // An exchange without an end was cancelled, and ends as a cancelled one does.
    continuation.finish()
    return Transfer(events: events, drain: {})
  }
}
