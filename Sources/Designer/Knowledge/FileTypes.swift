/// Kinds of files by the words people use.
enum FileTypes {
  /// The media types of a kind, as HTML's `accept` has them.
  static func types(_ word: String) -> String? { table[word] }

  private static let table = [
    "pdf": "application/pdf", "pdfs": "application/pdf",
    "word":
      "application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "doc": "application/msword", "image": "image/*", "images": "image/*",
    "picture": "image/*", "pictures": "image/*", "photo": "image/*", "photos": "image/*",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "jpegs": "image/jpeg",
    "png": "image/png", "pngs": "image/png", "video": "video/*", "videos": "video/*",
    "audio": "audio/*", "zip": "application/zip", "csv": "text/csv",
    "text": "text/plain",
    "excel": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ]
}
