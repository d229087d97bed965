internal import FormLayout
internal import JSON
internal import Platform
internal import Support
internal import Terminal
internal import Testing

@testable import formchat

@Suite struct CommandTests {
  @Test(
    arguments: [
      ("/show", "show", ""), ("/sh", "show", ""),
      ("/field email required=true", "field", "email required=true"),
      ("/und 2", "undo", "2"), ("/re", nil, nil), ("/chek", nil, nil), ("/", nil, nil),
    ] as [(String, String?, String?)])
  func `a beginning that only one command has is enough`(
    _ line: String, _ name: String?, _ arguments: String?
  ) throws {
    let found = try? Command.matching(line)
    #expect(found?.command.name == name)
    #expect(found?.arguments == arguments)
  }

  @Test(arguments: [
    ("/re", "'/re' may be /revisions, /remove, /rename, /redo, /retry"),
    ("/chek", "'/chek' is no command, and was not sent. Did you mean /check?"),
    ("/zzz", "'/zzz' is no command, and was not sent. See /help; //zzz sends it as text"),
  ])
  func `an unknown command is not sent and the nearest is named`(_ line: String, _ words: String)
    throws
  {
    let error = try #require(throws: ProgramError.self) { try Command.matching(line) }
    #expect(error.words == words)
  }

  @Test func `every command has a name of its own and a summary`() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all { #expect(!command.summary.isEmpty) }
  }

  @Test(arguments: [
    ("/ch", "/ch", ["/check"]), ("/field ema", "ema", ["email"]),
    ("/field email requ", "requ", ["required=", "requiredIf="]), ("hello", "", []),
    ("//ch", "", []), ("/add Tex", "Tex", ["Text", "TextField", "TextEditor"]),
  ])
  func `the Tab key offers what may come next`(
    _ text: String, _ word: String, _ candidates: [String]
  ) throws {
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "components": [["type": "TextField", "id": "email"], ["type": "Text", "id": "note"]],
    ])
    let completion = Command.completion(of: text, form: form)
    #expect(Set(completion.candidates) == Set(candidates))
    if !candidates.isEmpty { #expect(completion.word == word) }
  }

  @Test(
    arguments: [
      ("/field email input=", ["input=email"]), ("/field email required=", ["required=true"]),
      ("/field send role=s", ["role=submit"]), ("/fie ema", ["email"]),
      ("/field email backgroundColor=te", ["backgroundColor=teal"]), ("/set pl", ["plain"]),
      ("/set preview f", ["full"]), ("/session res", ["resume"]),
      ("/session resume ", ["monday"]), ("/session list ", []), ("/help ke", ["keys"]),
      ("/export formh", ["formhaus"]), ("/open FOLDER/so", ["\"FOLDER/some file.json\""]),
      ("/open \"FOLDER/some f", ["\"FOLDER/some file.json\""]),
      ("/save FOLDER/", ["FOLDER/forms/"]),
      ("/nothing a", []), ("/fix contr", []), ("/field email type=Secure", ["type=SecureField"]),
    ] as [(String, [String])])
  func `arguments are completed, values and files and sessions included`(
    _ text: String, _ wanted: [String]
  ) {
    let folder = TemporaryFolder()
    folder.write("{}", to: "some file.json")
    mkdir(folder.path + "/forms", 0o700)
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "components": [
        ["type": "TextField", "id": "email"], ["type": "Button", "id": "send", "label": "Send"],
      ],
    ])
    let completion = Command.completion(
      of: text.replacing("FOLDER", with: folder.path), form: form, sessions: { ["monday"] })
    let offered = completion.candidates.map { $0.replacing(folder.path, with: "FOLDER") }
    if wanted.isEmpty {
      #expect(offered == [])
    } else {
      #expect(offered.contains(wanted[0]), "\(offered)")
    }
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("label=\"Full name\" x", ["label=Full name", "x"]), ("'a b'", ["a b"]),
    ("it's", ["it's"]), ("  ", []), ("help=\"\"", ["help="]), ("\"\"", [""]),
  ])
  func `quotes keep words together`(_ text: String, _ words: [String]) {
    #expect(CommandWords.split(text) == words)
  }

  @Test(
    arguments: [
      ("required=true", .flag("required", true)),
      ("minLength=8", .number("minLength", JSONNumber(8))),
      ("help=", .unset("help")), ("options=Free,Pro", .list("options", ["Free", "Pro"])),
      ("label=A=b", .text("label", "A=b")), ("email=true", .flag("email", true)),
      ("defaultValue=7", .number("defaultValue", JSONNumber(7))),
      ("style.modifiers.shadow={\"radius\":4}", .path("style.modifiers.shadow", ["radius": 4])),
    ] as [(String, PropertyChange)])
  func `a property is read by what its name takes`(_ word: String, _ change: PropertyChange) throws
  {
    #expect(try TypedProperty.change(word) == change)
  }

  @Test(arguments: [
    (
      "required",
      "'required' is no name=value. Put words with spaces in quotes: label=\"Full name\""
    ),
    ("required=maybe", "'required' takes true or false, not 'maybe'"),
    ("minLength=x", "'minLength' takes a number, not 'x'"),
    ("requird=true", "no component has a property 'requird'. Did you mean 'required'?"),
  ])
  func `a property that cannot be set is explained`(_ word: String, _ words: String) throws {
    let error = try #require(throws: ProgramError.self) { try TypedProperty.change(word) }
    #expect(error.words == words)
  }
}
