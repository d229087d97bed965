internal import Platform

/// One connection of a scripted server: reads requests and plays replies until either side goes.
struct ScriptedConnection {
  let socket: Int32
  let number: Int
  let state: Locked<ScriptedServer.State>

  func serve() {
    var buffer: [UInt8] = []
    while let request = readRequest(&buffer) {
      let reply = state.withLock { state in
        state.requests.append(request)
        return state.replies.popFirst() ?? .body("the script is over", status: 500)
      }
      guard play(reply) else { break }
    }
    state.withLock { _ = $0.connections.remove(socket) }
    close(socket)
  }

  /// Reads a head and the body that its length announces; `nil` at the end of the connection.
  private func readRequest(_ buffer: inout [UInt8]) -> ScriptedRequest? {
    let blankLine = Array("\r\n\r\n".utf8)
    var headEnd: Int?
    while headEnd == nil {
      headEnd = buffer.firstRange(of: blankLine)?.upperBound
      if headEnd == nil, !Socket.read(socket, into: &buffer) { return nil }
    }
    guard let headEnd else { return nil }
    let head = String(decoding: buffer[..<headEnd], as: UTF8.self)
    let probe = ScriptedRequest(connection: number, head: head, body: [])
    let length = probe.header("Content-Length").flatMap(Int.init) ?? 0
    while buffer.count < headEnd + length {
      guard Socket.read(socket, into: &buffer) else { return nil }
    }
    let body = Array(buffer[headEnd..<headEnd + length])
    buffer.removeFirst(headEnd + length)
    return ScriptedRequest(connection: number, head: head, body: body)
  }

  /// Plays a reply; returns whether the connection stays.
  private func play(_ reply: ScriptedReply) -> Bool {
    for step in reply.steps {
      switch step {
      case .write(let bytes):
        guard Socket.write(bytes, to: socket) else { return false }
      case .pause(let milliseconds):
        guard !Socket.waitForEnd(socket, milliseconds: Int32(milliseconds)) else { return false }
      case .note(let tell):
        tell()
      case .hang:
        _ = Socket.waitForEnd(socket, milliseconds: -1)
        return false
      case .close:
        return false
      case .reset:
        Socket.breakOff(socket)
        return false
      }
    }
    return true
  }
}
