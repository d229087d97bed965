// accessibility/accessibilitynotification
@available(iOS 17.0, macOS 14.0, *)
public enum AccessibilityNotification: Sendable {}

extension AccessibilityNotification {
  // accessibility/accessibilitynotification/announcement
  @available(iOS 17.0, macOS 14.0, *)
  public struct Announcement: Sendable {
    // accessibility/accessibilitynotification/announcement/init(_:)
    public init(_ announcement: String) {}
    // accessibility/accessibilitynotification/announcement/post()
    public func post() {}
  }
}
