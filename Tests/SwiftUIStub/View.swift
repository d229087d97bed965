@_exported import Foundation

// swiftui/view
@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError() }
}

/// What the stub's own views have for a body.
extension View where Body == Never {
  public var body: Never { fatalError() }
}

// swiftui/viewbuilder
@available(iOS 13.0, macOS 10.15, *)
@resultBuilder public struct ViewBuilder {
  // swiftui/viewbuilder/buildexpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  // swiftui/viewbuilder/buildblock()
  public static func buildBlock() -> EmptyView { EmptyView() }
  // swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  // swiftui/viewbuilder/buildblock(_:_:)
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }
  // swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  // swiftui/viewbuilder/buildeither(first:)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { _ConditionalContent() }
  // swiftui/viewbuilder/buildeither(second:)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { _ConditionalContent() }
}

// swiftui/emptyview
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct EmptyView: View {
  public nonisolated init() {}
  public typealias Body = Never
}

// swiftui/tupleview
@available(iOS 13.0, macOS 10.15, *)
public struct TupleView<T>: View {
  // swiftui/tupleview/init(_:)
  public nonisolated init(_ value: T) {}
  public typealias Body = Never
}

// swiftui/_conditionalcontent
@available(iOS 13.0, macOS 10.15, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

// swiftui/group
@available(iOS 13.0, macOS 10.15, *)
public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  // swiftui/group/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// swiftui/foreach
@available(iOS 13.0, macOS 10.15, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View where Content: View {
  public typealias Body = Never
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // swiftui/foreach/init(_:content:)
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Content: View {
  // swiftui/foreach/init(_:id:content:)
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  // swiftui/foreach/init(_:content:) of bindings (iOS 15.0, macOS 12.0)
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {}
}
