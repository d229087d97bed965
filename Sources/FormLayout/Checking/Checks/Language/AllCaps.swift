internal import JSON

extension Check {
  static let allCaps = Check(
    code: "all-caps", severity: .info,
    summary: "a label shouts, or ends in signs that say nothing",
    reason: """
      Words in capitals have no shape to be known by, and some screen readers spell them out. A \
      colon after a label, or a second question mark, is read aloud and tells nothing.
      """,
    source: "GOV.UK style guide: capitals, punctuation",
    passing: [
      Example("an abbreviation", [field("VAT ID")]),
      Example("one word in capitals", [field("IBAN")]),
      Example("a question", [field("Do you smoke?")]),
      Example("a time", [field("Closed at 18:00")]),
    ],
    failing: [
      Example("capitals", [field("YOUR FULL NAME")]),
      Example("a colon", [field("Subject:")]),
      Example("two question marks", [field("Really??")]),
    ],
    find: { context in
      context.components(having: "label").compactMap { placed in
        guard placed.component.type != "Link", let label = placed.component.label,
          let fault = fault(in: label)
        else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: placed)], props: [.text("label", fault.meant)])
        return placed.finding(
          fault.message, at: "label", help: "write '\(fault.meant)'",
          fixes: [Fix("write '\(fault.meant)'", fault.isSafe ? .safe : .offered, [edit])])
      }
    })

  private static func field(_ label: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": .string(label)]
  }

  private static func fault(
    in label: String
  ) -> (message: String, meant: String, isSafe: Bool)? {
    guard let last = label.utf8.last, label.utf8.count > 1 else { return nil }
    let ends = [UInt8(ascii: ":"), UInt8(ascii: "?")]
    if last == ends[0] || last == ends[1] && label.hasSuffix("??") {
      let bare = String(label.reversed().drop { "?: ".contains($0) }.reversed())
      guard !bare.isEmpty else { return nil }
      return last == ends[0]
        ? ("its label ends with a colon", bare, true)
        : ("its label asks twice", bare + "?", true)
    }
    guard !label.utf8.contains(where: { (0x61...0x7A).contains($0) }) else { return nil }
    // Two words of four letters and more: shorter ones may be abbreviations.
    let long = label.split(separator: " ").filter { word in
      word.count > 3 && word.allSatisfy { $0.isASCII && $0.isUppercase }
    }
    guard long.count > 1 else { return nil }
    return ("its label is in capitals", label.prefix(1) + label.dropFirst().lowercased(), false)
  }
}
