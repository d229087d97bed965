internal import JSON

extension EditApplication {
  /// Gives the components of suppressions other ids, or drops those suppressions.
  mutating func mapSuppressed(_ newID: (String) -> String?) {
    guard var metadata = form["metadata"]?.objectValue,
      let entries = metadata[Form.suppressKey]?.arrayValue
    else { return }
    let kept = entries.compactMap { entry -> JSONValue? in
      guard let id = entry["component"]?.stringValue else { return entry }
      return newID(id).map { entry.setting("component", to: .string($0)) }
    }
    guard kept != entries else { return }
    metadata[Form.suppressKey] = kept.isEmpty ? nil : .array(kept)
    form.set(metadata.isEmpty ? nil : .object(metadata), for: "metadata")
    isChanged = true
  }
}
