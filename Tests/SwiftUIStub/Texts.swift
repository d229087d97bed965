// swiftui/localizedstringkey
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

// swiftui/text
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Text: Equatable, Sendable {
  // swiftui/text/init(verbatim:)
  public init(verbatim content: String) {}
  // swiftui/text/init(_:)
  public init<S>(_ content: S) where S: StringProtocol {}
  // swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  // swiftui/text/init(_:) of an attributed string (iOS 15.0, macOS 12.0)
  public init(_ attributedContent: AttributedString) {}
}
extension Text: View {
  public typealias Body = Never
}

// swiftui/image
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Image: Equatable, Sendable {
  // swiftui/image/init(systemname:)
  public init(systemName: String) {}
  // swiftui/image/init(_:bundle:label:)
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  // swiftui/image/init(decorative:bundle:)
  public init(decorative name: String, bundle: Bundle? = nil) {}
  // swiftui/image/resizingmode
  public enum ResizingMode: Sendable { case tile, stretch }
  // swiftui/image/resizable(capinsets:resizingmode:)
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
}
extension Image: View {
  public typealias Body = Never
}

// swiftui/edgeinsets
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct EdgeInsets: Equatable, Sendable {
  public init() {}
}

// swiftui/asyncimage
@available(iOS 15.0, macOS 12.0, *)
public struct AsyncImage<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/asyncimage/init(url:scale:content:placeholder:)
  public nonisolated init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {}
}

// swiftui/label
@available(iOS 14.0, macOS 11.0, *)
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public typealias Body = Never
  // swiftui/label/init(title:icon:)
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

// swiftui/link
@available(iOS 14.0, macOS 11.0, *)
public struct Link<Label>: View where Label: View {
  public typealias Body = Never
  // swiftui/link/init(destination:label:)
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {}
}

// swiftui/sharelink
@available(iOS 16.0, macOS 13.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Data: RandomAccessCollection, Label: View {
  public typealias Body = Never
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  // swiftui/sharelink/init(item:subject:message:label:)
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {}
}

// swiftui/divider
@available(iOS 13.0, macOS 10.15, *)
public struct Divider: View {
  public typealias Body = Never
  public nonisolated init() {}
}

// swiftui/spacer
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Spacer: View {
  public typealias Body = Never
  // swiftui/spacer/init(minlength:)
  public nonisolated init(minLength: CGFloat? = nil) {}
}

// swiftui/progressview
@available(iOS 14.0, macOS 11.0, *)
public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
}
extension ProgressView where CurrentValueLabel == EmptyView {
  // swiftui/progressview/init()
  public nonisolated init() where Label == EmptyView {}
  // swiftui/progressview/init(value:total:label:)
  public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {}
}

// swiftui/gauge
@available(iOS 16.0, macOS 13.0, *)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never
}
extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  // swiftui/gauge/init(value:in:label:)
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint {}
}

#if os(Linux)
  // foundation/attributedstring/init(markdown:options:baseurl:): absent from Foundation on Linux
  extension AttributedString {
    public init(markdown: String) throws { self.init(markdown) }
  }
#endif
