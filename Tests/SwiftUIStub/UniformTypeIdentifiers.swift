// uniformtypeidentifiers/uttype-swift.struct
@available(iOS 14.0, macOS 11.0, *)
public struct UTType: Hashable, Sendable {
  // uniformtypeidentifiers/uttype-swift.struct/init(filenameextension:conformingto:)
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { return nil }
  // uniformtypeidentifiers/uttype-swift.struct/init(mimetype:conformingto:)
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { return nil }

  private init() {}
  // uniformtypeidentifiers/uttype-swift.struct/data
  public static var data: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/image
  public static var image: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/movie
  public static var movie: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/audio
  public static var audio: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/text
  public static var text: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/pdf
  public static var pdf: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/png
  public static var png: UTType { UTType() }
  // uniformtypeidentifiers/uttype-swift.struct/jpeg
  public static var jpeg: UTType { UTType() }
}
