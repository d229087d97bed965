internal import Platform

/// A server on this machine's loopback that answers each request with the next reply of a script.
///
/// It reads any request, whatever its path, and keeps what it read. Requests beyond the script get
/// status 500. It works on threads of its own and ends with the value.
package final class ScriptedServer: Sendable {
  /// Why a server could not be started.
  package struct Failure: Error {
    package let call: String
    package let number: Int32
  }

  /// The port, chosen by the system.
  package let port: Int
  private let state: Locked<State>

  struct State {
    var replies: ArraySlice<ScriptedReply>
    var requests: [ScriptedRequest] = []
    var connections: Set<Int32> = []
    var connectionCount = 0
    var isStopped = false
    let listener: Int32
  }

  package init(_ replies: [ScriptedReply]) throws(Failure) {
    let listener = try Socket.listening()
    port = Socket.port(of: listener)
    state = Locked(State(replies: replies[...], listener: listener))
    let state = state
    OwnThread.start { Self.accept(listener, state) }
  }

  deinit {
    stop()
  }

  /// The base URL for a client.
  package var baseURL: String { "http://127.0.0.1:\(port)/v1" }

  /// The requests so far, in order of their arrival.
  package var requests: [ScriptedRequest] { state.withLock(\.requests) }

  /// How many connections were opened so far.
  package var connectionCount: Int { state.withLock(\.connectionCount) }

  /// Adds replies to the end of the script.
  package func append(_ replies: [ScriptedReply]) {
    state.withLock { $0.replies += replies }
  }

  /// Closes all connections and takes no more.
  package func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      Socket.wakeListener(state.listener)
      for connection in state.connections { Socket.shutDown(connection) }
    }
  }

  private static func accept(_ listener: Int32, _ state: Locked<State>) {
    while let connection = Socket.accept(listener) {
      let number: Int? = state.withLock { state in
        guard !state.isStopped else { return nil }
        state.connections.insert(connection)
        state.connectionCount += 1
        return state.connectionCount
      }
      guard let number else {
        close(connection)
        break
      }
      OwnThread.start {
        ScriptedConnection(socket: connection, number: number, state: state).serve()
      }
    }
    close(listener)
  }
}
