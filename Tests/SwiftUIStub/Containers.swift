// swiftui/horizontalalignment
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

// swiftui/verticalalignment
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
}

// swiftui/alignment
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Alignment: Equatable, Sendable {
  public static let leading = Alignment()
  public static let center = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
}

// swiftui/vstack
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct VStack<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/vstack/init(alignment:spacing:content:)
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/hstack
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct HStack<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/hstack/init(alignment:spacing:content:)
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/zstack
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct ZStack<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/zstack/init(alignment:content:)
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

// swiftui/pinnedscrollableviews
@available(iOS 14.0, macOS 11.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

// swiftui/lazyvstack
@available(iOS 14.0, macOS 11.0, *)
public struct LazyVStack<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/lazyhstack
@available(iOS 14.0, macOS 11.0, *)
public struct LazyHStack<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/lazyhstack/init(alignment:spacing:pinnedviews:content:)
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/griditem
@available(iOS 14.0, macOS 11.0, *)
public struct GridItem: Sendable {
  // swiftui/griditem/size-swift.enum
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  // swiftui/griditem/init(_:spacing:alignment:)
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}

// swiftui/lazyvgrid
@available(iOS 14.0, macOS 11.0, *)
public struct LazyVGrid<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/lazyhgrid
@available(iOS 14.0, macOS 11.0, *)
public struct LazyHGrid<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/lazyhgrid/init(rows:alignment:spacing:pinnedviews:content:)
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/grid
@available(iOS 16.0, macOS 13.0, *)
@frozen public struct Grid<Content> where Content: View {
  // swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
extension Grid: View {
  public typealias Body = Never
}

// swiftui/gridrow
@available(iOS 16.0, macOS 13.0, *)
@frozen public struct GridRow<Content> where Content: View {
  // swiftui/gridrow/init(alignment:content:)
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {}
}
extension GridRow: View {
  public typealias Body = Never
}

// swiftui/groupbox
@available(iOS 14.0, macOS 10.15, *)
public struct GroupBox<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
  // swiftui/groupbox/init(content:label:)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension GroupBox where Label == EmptyView {
  // swiftui/groupbox/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// swiftui/section
@available(iOS 13.0, macOS 10.15, *)
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  // swiftui/section/init(content:header:footer:) (iOS 15.0, macOS 12.0)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  // swiftui/section/init(content:header:) (iOS 15.0, macOS 12.0)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  // swiftui/section/init(content:footer:) (iOS 15.0, macOS 12.0)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  // swiftui/section/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// swiftui/disclosuregroup
@available(iOS 14.0, macOS 11.0, *)
public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
  // swiftui/disclosuregroup/init(content:label:)
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

// swiftui/list
@available(iOS 13.0, macOS 10.15, *)
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  // swiftui/list/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// swiftui/form
@available(iOS 13.0, macOS 10.15, *)
public struct Form<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/form/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// swiftui/axis
@available(iOS 13.0, macOS 10.15, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  // swiftui/axis/set
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

// swiftui/scrollview
@available(iOS 13.0, macOS 10.15, *)
public struct ScrollView<Content>: View where Content: View {
  public typealias Body = Never
  // swiftui/scrollview/init(_:showsindicators:content:)
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}

// swiftui/tabview
@available(iOS 13.0, macOS 10.15, *)
public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}
extension TabView where SelectionValue == Int {
  // swiftui/tabview/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// swiftui/navigationpath
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable, Sendable {}

// swiftui/navigationstack
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationStack<Data, Root>: View where Root: View {
  public typealias Body = Never
  // swiftui/navigationstack/init(root:)
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}

// swiftui/navigationsplitview
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never
  // swiftui/navigationsplitview/init(sidebar:detail:)
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

// swiftui/navigationlink
@available(iOS 13.0, macOS 10.15, *)
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public typealias Body = Never
  // swiftui/navigationlink/init(destination:label:)
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

// swiftui/labeledcontent
@available(iOS 16.0, macOS 13.0, *)
public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
  // swiftui/labeledcontent/init(content:label:)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

#if !STUB_IOS
  // swiftui/hsplitview
  @available(macOS 10.15, *)
  public struct HSplitView<Content>: View where Content: View {
    public typealias Body = Never
    // swiftui/hsplitview/init(content:)
    public nonisolated init(@ViewBuilder content: () -> Content) {}
  }

  // swiftui/vsplitview
  @available(macOS 10.15, *)
  public struct VSplitView<Content>: View where Content: View {
    public typealias Body = Never
    // swiftui/vsplitview/init(content:)
    public nonisolated init(@ViewBuilder content: () -> Content) {}
  }
#endif
