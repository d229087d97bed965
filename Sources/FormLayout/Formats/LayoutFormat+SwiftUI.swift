internal import JSON

extension LayoutFormat {
  /// SwiftUI source: the answers as a value that checks itself, and the views that ask for them.
  package static let swiftUI = LayoutFormat(
    name: "swiftui", title: "SwiftUI", meaning: "Swift source for iOS 17 and macOS 14",
    fileExtension: ".swift",
    writer: { form, options in
      var writer = SwiftUIWriter(form, options)
      return writer.write()
    })
}
