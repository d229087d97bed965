/// The kinds of file that a field takes, as Swift.
struct FileTypes {
  let expression: String

  /// Reads an `accept` as in HTML.
  init(_ accept: String) {
    var types: [String] = []
    for word in accept.split(whereSeparator: { $0 == "," || $0 == " " }).map({ $0.lowercased() }) {
      switch word {
      case "image/*": types.append(".image")
      case "video/*": types.append(".movie")
      case "audio/*": types.append(".audio")
      case "text/*": types.append(".text")
      case ".pdf", "application/pdf": types.append(".pdf")
      case ".png", "image/png": types.append(".png")
      case ".jpg", ".jpeg", "image/jpeg": types.append(".jpeg")
      default:
        let name = word.hasPrefix(".") ? String(word.dropFirst()) : word
        let label = word.hasPrefix(".") ? "filenameExtension" : "mimeType"
        types.append("UTType(\(label): \(SwiftText.literal(name))) ?? .data")
      }
    }
    var seen: Set<String> = []
    types = types.filter { seen.insert($0).inserted }
    expression = types.isEmpty ? "[.data]" : "[\(types.joined(separator: ", "))]"
  }
}
