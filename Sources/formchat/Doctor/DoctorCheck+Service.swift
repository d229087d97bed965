internal import Chat

// Who would answer, and with which key; never the key itself.

extension DoctorCheck {
  static let settings = DoctorCheck("settings") { invocation in
    do throws(ProgramError) {
      _ = try UserSettings(invocation.environment)
    } catch {
      return Finding(error)
    }
    let path = UserSettings.path(invocation.environment)
    return Finding(.good, InputFile.exists(path) ? "\(path) can be read" : "no file at \(path)")
  }

  static let key = DoctorCheck("key") { invocation in
    do throws(ProgramError) {
      let settings = try ServiceSettings(invocation.options, invocation.environment)
      if let source = settings.keySource { return Finding(.good, "a key is set: \(source)") }
      guard settings.isSet else {
        return Finding(
          .warning, "no key is set", help: "Set OPENAI_API_KEY, or --base-url for your own server")
      }
      return Finding(.good, "no key is set, and none is sent")
    } catch {
      return Finding(error)
    }
  }

  static let service = DoctorCheck("service") { invocation in
    do throws(ProgramError) {
      let settings = try ServiceSettings(invocation.options, invocation.environment)
      guard let service = try settings.service() else {
        return Finding(.warning, "nobody answers yet", help: "Commands such as /add work without")
      }
      return Finding(.good, "\(service.model) at \(service.endpoint.base)")
    } catch {
      return Finding(error)
    }
  }

  static let online = DoctorCheck("online", isOnline: true) { invocation in
    do throws(ProgramError) {
      let settings = try ServiceSettings(invocation.options, invocation.environment)
      guard let service = try settings.service() else {
        return Finding(.warning, "there is no service to ask")
      }
      let names: [String]
      do throws(ChatError) {
        names = try await service.models()
      } catch {
        throw ProgramError(error)
      }
      guard names.contains(service.model) else {
        return Finding(
          .warning, "\(service.endpoint.host) answers, but does not list '\(service.model)'",
          help: "Choose one of 'formchat models' with --model")
      }
      return Finding(.good, "\(service.endpoint.host) answers and has '\(service.model)'")
    } catch {
      return Finding(error)
    }
  }
}
