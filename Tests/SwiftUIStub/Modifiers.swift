extension View {
  // swiftui/view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { EmptyView() }
  // swiftui/view/fontweight(_:) (iOS 16.0, macOS 13.0)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
  // swiftui/view/foregroundstyle(_:) (iOS 15.0, macOS 12.0)
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    EmptyView()
  }
  // swiftui/view/tint(_:) of a color (iOS 16.0, macOS 13.0)
  public nonisolated func tint(_ tint: Color?) -> some View { EmptyView() }
  // swiftui/view/padding(_:)
  public nonisolated func padding(_ length: CGFloat) -> some View { EmptyView() }
  // swiftui/view/padding(_:_:)
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  // swiftui/view/frame(width:height:alignment:)
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  // swiftui/view/background(_:ignoressafeareaedges:) (iOS 15.0, macOS 12.0)
  public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View where S: ShapeStyle
  { EmptyView() }
  // swiftui/view/background(_:in:fillstyle:) (iOS 15.0, macOS 12.0)
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape { EmptyView() }
  // swiftui/view/clipshape(_:style:)
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { EmptyView() }
  // swiftui/view/overlay(alignment:content:) (iOS 15.0, macOS 12.0)
  public nonisolated func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView() }
  // swiftui/view/opacity(_:)
  public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
  // swiftui/view/disabled(_:)
  public nonisolated func disabled(_ disabled: Bool) -> some View { EmptyView() }
  // swiftui/view/labelshidden()
  public nonisolated func labelsHidden() -> some View { EmptyView() }
  // swiftui/view/aspectratio(_:contentmode:)
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { EmptyView() }
  // swiftui/view/linelimit(_:) of a range (iOS 16.0, macOS 13.0)
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { EmptyView() }
  // swiftui/view/tag(_:)
  public nonisolated func tag<V>(_ tag: V) -> some View where V: Hashable { EmptyView() }
  // swiftui/view/tabitem(_:)
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    EmptyView()
  }
  // swiftui/view/selectiondisabled(_:) (iOS 17.0, macOS 14.0)
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
  // swiftui/view/navigationtitle(_:) of a text (iOS 14.0, macOS 11.0)
  public nonisolated func navigationTitle(_ title: Text) -> some View { EmptyView() }
  // swiftui/view/focused(_:equals:) (iOS 15.0, macOS 12.0)
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { EmptyView() }
  // swiftui/view/submitlabel(_:) (iOS 15.0, macOS 12.0)
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { EmptyView() }
  // swiftui/view/onsubmit(of:_:) (iOS 15.0, macOS 12.0)
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  // swiftui/view/onchange(of:initial:_:) with both values (iOS 17.0, macOS 14.0)
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { EmptyView() }
  // swiftui/view/onchange(of:initial:_:) (iOS 17.0, macOS 14.0)
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { EmptyView() }
  // swiftui/view/environment(_:_:)
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  // swiftui/view/autocorrectiondisabled(_:) (iOS 13.0, macOS 10.15)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    EmptyView()
  }
}

// MARK: Styles

extension View {
  // swiftui/view/formstyle(_:) (iOS 16.0, macOS 13.0)
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { EmptyView() }
  // swiftui/view/buttonstyle(_:) of a primitive style
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    EmptyView()
  }
  // swiftui/view/buttonbordershape(_:) (iOS 15.0, macOS 12.0)
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EmptyView()
  }
  // swiftui/view/textfieldstyle(_:)
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    EmptyView()
  }
  // swiftui/view/togglestyle(_:)
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    EmptyView()
  }
  // swiftui/view/pickerstyle(_:)
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    EmptyView()
  }
  // swiftui/view/datepickerstyle(_:)
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    EmptyView()
  }
}

// MARK: Accessibility

extension View {
  // swiftui/view/accessibilitylabel(_:) of a text (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
  // swiftui/view/accessibilityvalue(_:) of a text (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityValue(_ value: Text) -> some View { EmptyView() }
  // swiftui/view/accessibilityhint(_:) of a text (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { EmptyView() }
  // swiftui/view/accessibilityidentifier(_:) (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    EmptyView()
  }
  // swiftui/view/accessibilityhidden(_:) (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  // swiftui/view/accessibilityinputlabels(_:) of texts (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    EmptyView()
  }
  // swiftui/view/accessibilityaddtraits(_:) (iOS 14.0, macOS 11.0)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EmptyView()
  }
  // swiftui/view/accessibilityelement(children:)
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { EmptyView() }
  // swiftui/view/accessibilityadjustableaction(_:)
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { EmptyView() }
}

// swiftui/accessibilitytraits
@available(iOS 13.0, macOS 10.15, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isHeader = AccessibilityTraits()
  public static let isButton = AccessibilityTraits()
  public init() {}
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { (true, self) }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

// swiftui/accessibilitychildbehavior
@available(iOS 13.0, macOS 10.15, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

// swiftui/accessibilityadjustmentdirection
@available(iOS 13.0, macOS 10.15, *)
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

// swiftui/contentmode
@available(iOS 13.0, macOS 10.15, *)
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

// swiftui/edge
@available(iOS 13.0, macOS 10.15, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  // swiftui/edge/set
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Edge.Set(rawValue: 1)
    public static let leading = Edge.Set(rawValue: 2)
    public static let bottom = Edge.Set(rawValue: 4)
    public static let trailing = Edge.Set(rawValue: 8)
    public static let all = Edge.Set(rawValue: 15)
  }
}

// swiftui/submitlabel
@available(iOS 15.0, macOS 12.0, *)
public struct SubmitLabel: Sendable {
  public static var next: SubmitLabel { SubmitLabel() }
  public static var done: SubmitLabel { SubmitLabel() }
}

// swiftui/submittriggers
@available(iOS 15.0, macOS 12.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}
