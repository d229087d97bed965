import Chat
import Support
import Testing

@Suite struct ModelListTests {
  @Test(arguments: [
    (#"{"object":"list","data":[{"id":"b"},{"id":"a"}]}"#, ["b", "a"]),
    (#"{"models":[{"name":"x"}]}"#, ["x"]), (#"[{"id":"y\u001b[1m"},{}]"#, ["y[1m"]),
    (#"{"data":[]}"#, []),
  ])
  func `the models of a service are listed`(body: String, names: [String]) async throws {
    let server = try ScriptedServer([.body(body)])
    #expect(try await Probe.service(server.baseURL).models() == names)
    #expect(server.requests.map(\.requestLine) == ["GET /v1/models HTTP/1.1"])
    #expect(server.requests.map { $0.header("Authorization") } == ["Bearer \(Probe.secret)"])
  }

  @Test func `a deployment's account is asked`() async throws {
    let server = try ScriptedServer([.body(#"{"data":[]}"#)])
    let base = "http://127.0.0.1:\(server.port)/openai/deployments/d?api-version=1"
    _ = try await Probe.service(base).models()
    #expect(server.requests.map(\.requestLine) == ["GET /openai/models?api-version=1 HTTP/1.1"])
  }

  @Test(
    arguments: [
      (ScriptedReply.body("{}", status: 401), 77), (.body("hello"), 69), (.body("{}"), 69),
      (ScriptedReply([.close]), 69),
    ] as [(ScriptedReply, Int32)])
  func `what is no list is an error`(reply: ScriptedReply, exitCode: Int32) async throws {
    let server = try ScriptedServer([reply])
    let service = try Probe.service(server.baseURL)
    do throws(ChatError) {
      _ = try await service.models()
      Issue.record("a list came")
    } catch {
      #expect(error.exitCode == exitCode)
    }
  }
}
