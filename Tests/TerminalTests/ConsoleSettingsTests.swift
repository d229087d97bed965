internal import Testing

@testable internal import Terminal

@Suite struct ConsoleSettingsTests {
  @Test(
    arguments: [
      (ColourChoice.auto, [:], true, true),
      (.auto, [:], false, false),
      (.auto, ["NO_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true),
      (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.always, ["NO_COLOR": "1"], false, true),
      (.never, ["CLICOLOR_FORCE": "1"], true, false),
    ] as [(ColourChoice, [String: String], Bool, Bool)])
  func `colour follows the flag, the environment and the terminal`(
    choice: ColourChoice, environment: [String: String], isTerminal: Bool, isOn: Bool
  ) {
    #expect(choice.isOn(environment: environment, isTerminal: isTerminal) == isOn)
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that cannot move its cursor gets plain text`(term: String) {
    let settings = ConsoleSettings(
      colour: .always, environment: ["TERM": term, "COLUMNS": "40"], isTerminal: true)
    #expect(settings.isPlain)
    #expect(!settings.hasColour)
    #expect(settings.width == nil)
  }
}
