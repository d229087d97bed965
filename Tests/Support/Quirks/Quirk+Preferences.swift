import Chat
import JSON

extension Quirk {
  /// What a person wants and a model refuses.
  package static let preferences: [Quirk] = [
    Quirk(
      30, "no such effort",
      .body(
        #"{"error":{"message":"Function tools with reasoning_effort are not supported","param":"reasoning_effort","type":"invalid_request_error"}}"#,
        status: 400),
      .completion([answer]), gives: good, requests: 2,
      remarks: ["gpt-4.1 takes no reasoning effort, so it was left out"],
      wants: RequestPreferences(effort: .minimal)),
    Quirk(
      30, "an effort that nobody asked for",
      .body(#"{"error":{"message":"m","param":"reasoning_effort"}}"#, status: 400),
      gives: "HOST did not accept the request (400): m"),
    Quirk(
      31, "one temperature only",
      .body(
        #"{"error":{"message":"Unsupported value: 'temperature' does not support 0.2","param":"temperature","code":"unsupported_value"}}"#,
        status: 400),
      .completion([answer]), gives: good, requests: 2,
      remarks: ["gpt-4.1 takes no temperature, so it was left out"],
      wants: RequestPreferences(temperature: 0.2)),
    Quirk(
      31, "a temperature that is refused again",
      .body(#"{"error":{"message":"m","param":"temperature"}}"#, status: 400),
      .body(#"{"error":{"message":"m","param":"temperature"}}"#, status: 400),
      gives: "HOST did not accept the request (400, 2 attempts): m", requests: 2,
      wants: RequestPreferences(temperature: 0.2)),
    Quirk(
      50, "no developer role",
      .body(
        #"{"error":{"message":"messages[0].role: unknown variant `developer`, expected one of `system`, `user`"}}"#,
        status: 400),
      .completion([answer]), gives: good, requests: 2,
      remarks: ["gpt-4.1 takes no developer role, so it was left out"],
      wants: RequestPreferences(usesDeveloperRole: true)),
    Quirk(
      49, "a prompt that was cut to a context",
      .completion([answer], usage: (4_000, 96)), gives: good,
      remarks: [
        "the server cut the prompt: it read 4000 of about 9 tokens; give the model a larger context there"
      ]),
    Quirk(
      49, "a prompt that was cut to half",
      .completion([answer], usage: (5, 20)), gives: good,
      remarks: [
        "the server cut the prompt: it read 5 of about 9 tokens; give the model a larger context there"
      ]),
    Quirk(49, "a better tokenizer", .completion([answer], usage: (6, 20)), gives: good),
  ]
}
