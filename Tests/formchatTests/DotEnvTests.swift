internal import Testing

@testable import formchat

@Suite struct DotEnvTests {
  @Test(
    arguments: [
      ("OPENAI_API_KEY=sk-1", "sk-1"), ("  OPENAI_API_KEY = sk-1  ", "sk-1"),
      ("export OPENAI_API_KEY=sk-1", "sk-1"), ("OPENAI_API_KEY=\"sk 1\" # mine", "sk 1"),
      ("OPENAI_API_KEY='sk=1'", "sk=1"), ("OPENAI_API_KEY=sk-1 # mine", "sk-1"),
      ("# OPENAI_API_KEY=sk-1", nil), ("OPENAI_API_KEY=", nil), ("OPENAI_API_KEY", nil),
      ("A=1\r\nOPENAI_API_KEY=sk-1\r\n", "sk-1"), ("OPENAI_API_KEY=a\nOPENAI_API_KEY=b", "b"),
    ] as [(String, String?)])
  func `a line is read as people write it`(_ text: String, _ value: String?) {
    #expect(DotEnv(parsing: text)["OPENAI_API_KEY"] == value)
  }

  @Test func `only the program's own names are taken`() {
    let file = DotEnv(parsing: "PATH=/evil\nOPENAI_MODEL=m\nFORMCHAT_PLAIN=1\nLD_PRELOAD=x")
    #expect(file["PATH"] == nil)
    #expect(file["LD_PRELOAD"] == nil)
    #expect(file["OPENAI_MODEL"] == "m")
    #expect(file["FORMCHAT_PLAIN"] == "1")
  }
}
