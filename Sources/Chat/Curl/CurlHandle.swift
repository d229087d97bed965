internal import CCurl

/// The easy handle, its options and its words for a failure.
struct CurlHandle {
  let easy: UnsafeMutableRawPointer
  private let errorBuffer: UnsafeMutablePointer<CChar>
  private let lists = Lists()

  /// The header lines of the request under way, which libcurl does not copy.
  private final class Lists {
    var headers: UnsafeMutablePointer<curl_slist>?
  }

  init?() {
    guard let easy = curl_easy_init() else { return nil }
    self.easy = easy
    errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  func free() {
    curl_easy_cleanup(easy)
    curl_slist_free_all(lists.headers)
    errorBuffer.deallocate()
  }

  /// Takes all options off; connections, encryption sessions and looked-up names stay.
  func reset() {
    curl_easy_reset(easy)
    curl_slist_free_all(lists.headers)
    lists.headers = nil
  }

  /// libcurl's words for the last failure; may hold the address, never a header.
  var words: String { String(cString: errorBuffer) }

  /// Whether the request could be written yet.
  var isConnected: Bool { ccurl_get_offset(easy, CURLINFO_PRETRANSFER_TIME_T) > 0 }

  /// How many connections the transfer had to open.
  var newConnections: Int { ccurl_get_long(easy, CURLINFO_NUM_CONNECTS) }

  /// Sets all that a request needs; returns whether libcurl took everything.
  func prepare(for transfer: ActiveTransfer) -> Bool {
    let request = transfer.job.request
    errorBuffer[0] = 0
    ccurl_set_error_buffer(easy, errorBuffer)
    for line in request.headers + ["Expect:"] {
      lists.headers = curl_slist_append(lists.headers, line) ?? lists.headers
    }
    let codes =
      [ccurl_set_string(easy, CURLOPT_URL, request.url)]
      + [ccurl_set_list(easy, CURLOPT_HTTPHEADER, lists.headers)]
      + bodyOptions(request) + safetyOptions(request) + connectionOptions(request)
      + receivers(transfer)
    ccurl_leave_resolver_behind(easy)
    return codes.allSatisfy { $0 == CURLE_OK }
  }

  private func bodyOptions(_ request: HTTPRequest) -> [CURLcode] {
    guard let body = request.body else { return [ccurl_set_long(easy, CURLOPT_HTTPGET, 1)] }
    return [
      ccurl_set_long(easy, CURLOPT_POST, 1),
      body.withUnsafeBytes { ccurl_copy_body(easy, $0.baseAddress, curl_off_t($0.count)) },
    ]
  }

  private func safetyOptions(_ request: HTTPRequest) -> [CURLcode] {
    var codes = [
      ccurl_set_web_only(easy),
      ccurl_set_long(easy, CURLOPT_FOLLOWLOCATION, 0),
      ccurl_set_long(easy, CURLOPT_MAXREDIRS, 0),
      ccurl_set_long(easy, CURLOPT_UNRESTRICTED_AUTH, 0),
      ccurl_set_long(easy, CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue)),
      ccurl_set_long(easy, CURLOPT_SSL_VERIFYPEER, 1),
      ccurl_set_long(easy, CURLOPT_SSL_VERIFYHOST, 2),
      ccurl_set_long(easy, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2),
      // A proxy gets no header that is meant for the service.
      ccurl_set_long(easy, CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE)),
      ccurl_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1),
    ]
    if let file = request.certificateFile {
      codes.append(ccurl_set_string(easy, CURLOPT_CAINFO, file))
    }
    if request.isLoopback {
      codes.append(ccurl_set_string(easy, CURLOPT_NOPROXY, "*"))
    }
    return codes
  }

  private func connectionOptions(_ request: HTTPRequest) -> [CURLcode] {
    [
      ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1),
      // libcurl's own default would end a slow connection attempt at five minutes.
      ccurl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, request.timeouts.connect.fullMilliseconds),
      ccurl_set_long(easy, CURLOPT_MAXAGE_CONN, request.timeouts.kept.fullSeconds),
      ccurl_set_long(easy, CURLOPT_TCP_KEEPALIVE, 1),
      ccurl_set_long(easy, CURLOPT_TCP_KEEPIDLE, 30),
      ccurl_set_long(easy, CURLOPT_TCP_KEEPINTVL, 15),
      ccurl_set_long(easy, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1),
      ccurl_set_string(easy, CURLOPT_ACCEPT_ENCODING, ""),
    ]
  }

  private func receivers(_ transfer: ActiveTransfer) -> [CURLcode] {
    // Not retained: the loop holds the transfer until the handle is off the multi handle.
    let context = Unmanaged.passUnretained(transfer).toOpaque()
    return [
      ccurl_on_header(easy, { receive($0, $1 * $2, $3) { $0.takeHeader($1) } }, context),
      ccurl_on_body(easy, { receive($0, $1 * $2, $3) { $0.takeBody($1) } }, context),
    ]
  }
}

/// Hands bytes of libcurl's to the transfer; a count other than theirs ends it.
private func receive(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?,
  _ take: (ActiveTransfer, UnsafeRawBufferPointer) -> Bool
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<ActiveTransfer>.fromOpaque(context).takeUnretainedValue()
  let isTaken = take(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
  // Libcurl reads any other number as a refusal; of no bytes, 1 is one.
  return isTaken ? count : (count == 0 ? 1 : 0)
}
