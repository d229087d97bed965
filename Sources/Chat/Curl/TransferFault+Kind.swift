internal import CCurl

extension TransferFault {
  /// What the fault comes to for the person.
  var kind: ChatError.Kind {
    switch self {
    case .timeout(let phase): .timeout(phase)
    case .stalled(let seconds): .stalled(seconds: seconds)
    case .tooLarge(let excess): .tooLarge(excess)
    case .unrecorded: .recorded("the recording has no more answers")
    case .curl(let code, _): Self.kind(CURLcode(rawValue: CURLcode.RawValue(code)))
    }
  }

  /// libcurl's words, where they say more than the kind.
  var detail: String? {
    switch self {
    case .timeout, .stalled, .tooLarge, .unrecorded: nil
    case .curl(_, let words): words.isEmpty ? nil : words
    }
  }

  private static func kind(_ code: CURLcode) -> ChatError.Kind {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: .connection(.unknownHost)
    case CURLE_COULDNT_RESOLVE_PROXY: .connection(.unknownProxy)
    case CURLE_COULDNT_CONNECT: .connection(.refused)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR,
      CURLE_HTTP2, CURLE_HTTP2_STREAM:
      .connection(.closedEarly)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS:
      .tls
    default: .connection(.other(code: Int(code.rawValue)))
    }
  }
}
