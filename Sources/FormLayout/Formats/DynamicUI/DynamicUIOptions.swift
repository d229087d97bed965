internal import JSON

/// The choices of a DynamicUI picker: its children, which answer with their places from 0.
struct DynamicUIOptions {
  /// The form's options, with values `"0"`, `"1"`, ….
  let options: [JSONValue]
  /// Whether the options say all that the children say.
  let isExact: Bool

  init(_ entries: [JSONValue], translated: (JSONValue) -> JSONValue = { $0 }) {
    let children = DynamicUIStructure.components(in: entries)
    options = children.enumerated().map { place, child in
      ["value": .string(String(place)), "label": translated(Self.label(of: child.object))]
    }
    isExact =
      children.count == entries.count
      && children.allSatisfy { child in
        child.object.members.count == 2 && child.object["type"] == "Text"
          && (child.object["title"]?.stringValue.map(InlineMarkdown.isPlain) ?? false)
      }
  }

  private static func label(of child: JSONObject) -> JSONValue {
    let texts = [child["title"], child["url"], child["type"]].compactMap { $0 }
    return texts.first { !($0.stringValue ?? "").isEmpty } ?? ""
  }

  /// The children for options: those that were kept under the same value, else the same words, with
  /// new words where the words have changed. What stood before a child and is none goes with it.
  static func children(for options: [JSONValue], keeping entries: [JSONValue]) -> [JSONValue] {
    let kept = DynamicUIOptions(entries).options
    if kept == options { return entries }
    let components = DynamicUIStructure.components(in: entries)
    var children: [JSONValue] = []
    for option in options {
      let words = option["label"]?.stringValue ?? ""
      guard
        let place = kept.firstIndex(where: { $0["value"] == option["value"] })
          ?? kept.firstIndex(where: { kept in
            kept["label"] == option["label"]
              && !options.contains { $0["value"] == kept["value"] }
          })
      else {
        children.append(["type": "Text", "title": .string(InlineMarkdown.escaped(words))])
        continue
      }
      var child = components[place].object
      if kept[place] != option {
        let isMarkdown = child["type"] == "Text"
        child["title"] = .string(isMarkdown ? InlineMarkdown.escaped(words) : words)
      }
      let start = place == 0 ? 0 : components[place - 1].index + 1
      children += entries[start..<components[place].index] + [.object(child)]
    }
    return children + entries[((components.last?.index ?? -1) + 1)...]
  }
}
