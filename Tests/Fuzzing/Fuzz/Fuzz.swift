internal import FuzzTargets
internal import Platform

/// The target that `FORMCHAT_FUZZ_TARGET` names; without it there is nothing to try.
private let target: FuzzTarget = {
  let name = getenv("FORMCHAT_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    let words = "FORMCHAT_FUZZ_TARGET must be one of: "
    let text = words + FuzzTarget.all.map(\.name).joined(separator: " ") + "\n"
    _ = write(STDERR_FILENO, text, text.utf8.count)
    exit(64)
  }
  return target
}()

/// Writes the target's seeds into the folder that `FORMCHAT_FUZZ_SEEDS` names and ends, where it is set.
private func writeSeeds() {
  guard let folder = getenv("FORMCHAT_FUZZ_SEEDS") else { return }
  for (number, seed) in target.seeds.enumerated() {
    guard let file = fopen(String(cString: folder) + "/seed-\(number)", "w") else { exit(73) }
    fwrite(seed, 1, seed.count, file)
    fclose(file)
  }
  exit(0)
}

/// What libFuzzer calls before it begins (LLVM's libFuzzer documentation, "Startup initialization").
@_cdecl("LLVMFuzzerInitialize")
public func prepare(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  writeSeeds()
  return 0
}

/// What libFuzzer calls with each input (LLVM's libFuzzer documentation, "Fuzz Target").
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
