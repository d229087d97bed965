import Chat
import Testing

@Suite struct OpenAIEndpointTests {
  @Test(arguments: [
    ("https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"),
    ("https://api.openai.com", "https://api.openai.com/v1/chat/completions"),
    ("  https://api.openai.com/v1//  ", "https://api.openai.com/v1/chat/completions"),
    ("https://api.openai.com/v1/chat/completions/", "https://api.openai.com/v1/chat/completions"),
    ("HTTPS://API.example.com:8443/x", "https://api.example.com:8443/x/chat/completions"),
    ("api.example.com/v1", "https://api.example.com/v1/chat/completions"),
    ("https://example.com", "https://example.com/chat/completions"),
    ("http://127.0.0.1:11434", "http://127.0.0.1:11434/v1/chat/completions"),
    ("localhost:8080", "http://localhost:8080/v1/chat/completions"),
    ("http://[::1]:8080/", "http://[::1]:8080/v1/chat/completions"),
    (
      "https://x.openai.azure.com/openai/deployments/d?api-version=2024-08-01",
      "https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=2024-08-01"
    ),
    ("x.openai.azure.com", "https://x.openai.azure.com/openai/v1/chat/completions"),
    (
      "https://x.services.ai.azure.com/openai/v1/",
      "https://x.services.ai.azure.com/openai/v1/chat/completions"
    ),
  ])
  func `a base URL is read as people write it`(text: String, url: String) throws {
    #expect(try OpenAIEndpoint(text).completionsURL == url)
  }

  @Test(arguments: [
    ("http://localhost:1", "localhost:1", true, false),
    ("http://a.localhost", "a.localhost", true, false),
    ("http://127.9.9.9", "127.9.9.9", true, false),
    ("http://127.0.0.1.example.com", "127.0.0.1.example.com", false, false),
    ("http://[::1]:80", "[::1]", true, false),
    ("https://localhost.example.com", "localhost.example.com", false, true),
    ("https://api.openai.com:443", "api.openai.com", false, true),
  ])
  func `the host is known`(text: String, host: String, isLoopback: Bool, isEncrypted: Bool) throws {
    let endpoint = try OpenAIEndpoint(text)
    #expect(endpoint.host == host)
    #expect(endpoint.isLoopback == isLoopback)
    #expect(endpoint.isEncrypted == isEncrypted)
  }

  @Test(arguments: [
    ("", "'' is no base URL: it is empty"),
    ("ftp://example.com", "'ftp://example.com' is no base URL: it must begin with https://"),
    ("file:///etc/passwd", "'file:///etc/passwd' is no base URL: it must begin with https://"),
    (
      "https://me:secret@example.com",
      "'https://(hidden)@example.com' is no base URL: it holds a user or a password"
    ),
    (
      "https://x.openai.azure.com/openai/deployments/d",
      "'https://x.openai.azure.com/openai/deployments/d' is no base URL: "
        + "a deployment's address needs ?api-version=DATE"
    ),
  ])
  func `what is no base URL is refused`(text: String, sentence: String) {
    #expect {
      try OpenAIEndpoint(text)
    } throws: { error in
      guard let error = error as? ChatError else { return false }
      return error.message == sentence && error.exitCode == 78
    }
  }

  @Test(arguments: [
    ("https://x.openai.azure.com/openai/v1", OpenAIEndpoint.KeyHeader.apiKey),
    ("https://x.cognitiveservices.azure.com", .apiKey),
    ("https://gateway.example.com/a/openai/deployments/d?api-version=1", .apiKey),
    ("https://api.openai.com", .bearer),
    ("https://openai.azure.com.example.com/v1", .bearer),
  ])
  func `Azure takes keys in a header of its own`(text: String, header: OpenAIEndpoint.KeyHeader)
    throws
  {
    #expect(try OpenAIEndpoint(text).keyHeader == header)
  }

  @Test func `what libcurl cannot read is refused`() {
    // The reason is in libcurl's words, which differ by version.
    #expect(throws: ChatError.self) { try OpenAIEndpoint("http://a b") }
  }
}
