internal import CCurl

/// The libcurl that the program runs with.
package enum CurlLibrary {
  /// Its version and that of its TLS library: `7.88.1 (OpenSSL/3.0.17)`.
  package static var version: String {
    let words = String(cString: curl_version()).split(separator: " ")
    let own = words.first?.split(separator: "/").last ?? "?"
    return words.count > 1 ? "\(own) (\(words[1]))" : String(own)
  }
}
