internal import Chat
internal import FormLayout
internal import Platform
internal import Terminal

// What the program runs on.

extension DoctorCheck {
  static let program = DoctorCheck("program") { _ in
    var system = utsname()
    guard uname(&system) == 0 else { return Finding(.good, "formchat \(Program.version)") }
    let words = [text(&system.sysname), text(&system.release), text(&system.machine)]
    return Finding(.good, "formchat \(Program.version) on \(words.joined(separator: " "))")
  }

  static let libraries = DoctorCheck("libraries") { _ in
    Finding(
      .good,
      "libcurl \(CurlLibrary.version), libedit \(EditLineLibrary.version), "
        + "PCRE2 \(PatternLibrary.version)")
  }

  static let locale = DoctorCheck("locale") { invocation in
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let named = names.lazy.compactMap { name in
      invocation.environment[name].map { "\(name)=\($0)" }
    }.first
    let set = setlocale(LC_CTYPE, "")
    defer { setlocale(LC_CTYPE, "C") }
    let charset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
    guard set != nil else {
      return Finding(
        .warning, "\(named ?? "the locale") is not on this machine",
        help: "Set LC_ALL to one that 'locale -a' lists, such as C.UTF-8")
    }
    guard charset == "UTF-8" else {
      return Finding(
        .warning, "\(named ?? "no locale is set"), so the terminal may not show UTF-8",
        help: "Set LC_ALL=C.UTF-8, or use --ascii")
    }
    return Finding(.good, "\(named ?? "the default"), UTF-8")
  }

  static let terminal = DoctorCheck("terminal") { invocation in
    guard invocation.output.isTerminal else {
      return Finding(.good, "standard output is no terminal: text goes out plain")
    }
    guard let term = invocation.environment["TERM"], term != "dumb" else {
      return Finding(
        .warning, "the terminal cannot move its cursor, so lines are read without editing",
        help: "Set TERM to the terminal's kind, such as xterm-256color")
    }
    let hasColour = (try? invocation.look().hasColour) ?? false
    return Finding(
      .good,
      "\(term.visible()), \(invocation.output.terminalWidth) columns, "
        + (hasColour ? "colour" : "no colour"))
  }

  static let store = DoctorCheck("store") { invocation in
    let folder = SessionStore(invocation.environment).directory
    let probe = "\(folder)/.doctor-\(getpid())"
    do throws(ProgramError) {
      try StateFolder.make(folder, for: "sessions")
      try OutputFile.write("", to: probe, replaces: true, isPrivate: true)
      unlink(probe)
    } catch {
      return Finding(error)
    }
    return Finding(.good, "\(folder) can be written")
  }

  /// A text in an array of C characters, which Swift sees as a tuple.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
