internal import Platform

/// The few socket calls that the scripted server needs.
enum Socket {
  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  #if canImport(Darwin)
    private static let sendFlags: Int32 = 0
  #else
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// Opens a listening socket on a free port of 127.0.0.1.
  static func listening() throws(ScriptedServer.Failure) -> Int32 {
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw ScriptedServer.Failure(call: "socket", number: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    guard status == 0, listen(listener, 16) == 0 else {
      defer { close(listener) }
      throw ScriptedServer.Failure(call: "bind", number: errno)
    }
    return listener
  }

  static func port(of listener: Int32) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(listener, $0, &size) }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for the next connection; `nil` once the listener is shut down.
  static func accept(_ listener: Int32) -> Int32? {
    while true {
      let connection = Platform.accept(listener, nil, nil)
      if connection < 0 {
        if errno == EINTR { continue }
        return nil
      }
      var isOn: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
      #if canImport(Darwin)
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size)
      #endif
      return connection
    }
  }

  /// Appends what has arrived; returns whether there was anything before the end.
  static func read(_ socket: Int32, into buffer: inout [UInt8]) -> Bool {
    var piece = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(socket, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += piece[..<count]
      return true
    }
  }

  static func write(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, sendFlags) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for a while, or for ever (-1); returns whether the other side went meanwhile.
  static func waitForEnd(_ socket: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK)) <= 0
  }

  /// Makes the next close a reset.
  static func breakOff(_ socket: Int32) {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  static func shutDown(_ socket: Int32) {
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// Ends a waiting `accept`: Linux takes a shutdown for that, others a last connection.
  static func wakeListener(_ listener: Int32) {
    shutDown(listener)
    #if canImport(Darwin)
      let last = socket(AF_INET, stream, 0)
      defer { close(last) }
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = getsockname(listener, $0, &size)
          _ = connect(last, $0, size)
        }
      }
    #endif
  }
}
