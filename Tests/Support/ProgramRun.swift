internal import Platform

/// One run of a program without a terminal: what went in, what came out, how it ended.
package struct ProgramRun: Sendable {
  package let exitCode: Int32
  package let output: String
  package let errors: String
  /// The processor's time that it took, in nanoseconds.
  package let processorTime: Double
  /// The most memory that it held at once, in bytes.
  package let peakMemory: Double

  /// Runs a program to its end. `environment` is all it gets beside a locale.
  package init(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = [:], in folder: TemporaryFolder
  ) {
    let names = ["input", "output", "errors"].map { "\(folder.path)/.\($0)-of-run" }
    folder.write(input, to: ".input-of-run")
    var actions = Self.emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, names[0], O_RDONLY, 0)
    for (descriptor, name) in [(STDOUT_FILENO, names[1]), (STDERR_FILENO, names[2])] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let variables = ["LC_ALL": "C.UTF-8", "HOME": folder.path, "XDG_STATE_HOME": folder.path]
      .merging(environment) { $1 }
    // A shell in between changes the folder, which posix_spawn itself cannot everywhere.
    let script = "cd \"$0\" && exec \"$@\""
    let words = ["/bin/sh", "-c", script, folder.path, program] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process = pid_t()
    var status: Int32 = -1
    var usage = rusage()
    if posix_spawn(&process, "/bin/sh", &actions, nil, &argv, &envp) == 0 {
      while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    }
    processorTime = Self.nanoseconds(usage.ru_utime) + Self.nanoseconds(usage.ru_stime)
    peakMemory = Double(usage.ru_maxrss) * Self.unitOfMemory
    exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    output = folder.text(of: ".output-of-run")
    errors = folder.text(of: ".errors-of-run")
    for name in names { unlink(name) }
  }

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }

  /// The kernels count the peak in different units.
  private static var unitOfMemory: Double {
    #if canImport(Darwin)
      1
    #else
      1_024
    #endif
  }

  /// The type is a struct in one C library and a pointer in the other.
  private static func emptyActions() -> posix_spawn_file_actions_t {
    #if canImport(Darwin)
      nil
    #else
      posix_spawn_file_actions_t()
    #endif
  }
}
