internal import Chat
internal import JSON

/// What each service was found to take: `services.json` in the state folder, for its owner only.
///
/// An entry is forgotten after a month, since services learn.
struct ServiceFile: Sendable {
  private static let secondsKept = 30 * 86_400

  private let folder: String
  private let now: @Sendable () -> Int
  private var path: String { folder + "/services.json" }

  init(_ environment: Environment) {
    folder = StateFolder.path(environment)
    now = environment.now
  }

  /// The file as a service's memory. One that cannot be read or written is no reason to stop.
  var memory: ShapeMemory {
    ShapeMemory(
      shape: { base, model in shape(base, model) },
      keep: { shape, base, model in keep(shape, base, model) })
  }

  private func shape(_ base: String, _ model: String) -> RequestShape? {
    guard let entry = entries()[Self.name(base, model)], isFresh(entry) else { return nil }
    return RequestShape(json: entry)
  }

  private func keep(_ shape: RequestShape, _ base: String, _ model: String) {
    guard var entry = shape.json.objectValue else { return }
    entry["kept"] = .number(JSONNumber(now()))
    var fresh = JSONObject(entries().members.filter { isFresh($0.value) })
    fresh[Self.name(base, model)] = .object(entry)
    try? StateFolder.make(folder, for: "services")
    try? OutputFile.write(
      JSONValue.object(fresh).text(.indented) + "\n", to: path, replaces: true, isPrivate: true)
  }

  private func entries() -> JSONObject {
    let bytes = try? InputFile.bytes(of: path, limit: 1 << 20)
    return bytes.flatMap { try? JSONValue(parsing: $0) }?.objectValue ?? JSONObject()
  }

  private func isFresh(_ entry: JSONValue) -> Bool {
    let now = now()
    // One from the future was kept by a clock that was wrong, and would never grow old.
    return entry["kept"]?.intValue.map { (now - Self.secondsKept + 1...now).contains($0) } ?? false
  }

  private static func name(_ base: String, _ model: String) -> String { "\(base) \(model)" }
}
