import Chat
import Platform
import Support
import Testing

@testable import formchat

@Suite struct ServiceFileTests {
  private let folder = TemporaryFolder()

  private func file(at moment: Int) -> ServiceFile {
    ServiceFile(
      Environment(
        variables: ["XDG_STATE_HOME": folder.path], workingDirectory: folder.path,
        now: { moment }, random: { 0 }))
  }

  private let shape = RequestShape(schema: .object, capKey: .maxTokens)

  @Test func `what a service takes is kept for a month, by base URL and model`() throws {
    let base = "http://127.0.0.1:1/v1"
    #expect(file(at: 0).memory.shape(base, "m") == nil)
    file(at: 0).memory.keep(shape, base, "m")
    #expect(file(at: 100).memory.shape(base, "m") == shape)
    #expect(file(at: 100).memory.shape(base, "n") == nil)
    #expect(file(at: 100).memory.shape("http://127.0.0.1:2/v1", "m") == nil)
    #expect(file(at: 30 * 86_400).memory.shape(base, "m") == nil)
    // What a clock that was ahead has kept would never grow old.
    #expect(file(at: -1).memory.shape(base, "m") == nil)
    var status = stat()
    #expect(stat(folder.path + "/formchat/services.json", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }
}
