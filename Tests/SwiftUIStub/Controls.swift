import UniformTypeIdentifiers

// swiftui/textfield
@available(iOS 13.0, macOS 10.15, *)
public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
}
extension TextField where Label == Text {
  // swiftui/textfield/init(_:text:prompt:) of a localized key (iOS 15.0, macOS 12.0)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  // swiftui/textfield/init(_:text:prompt:) (iOS 15.0, macOS 12.0)
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {}
  // swiftui/textfield/init(_:text:) of a localized key
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  // swiftui/textfield/init(_:text:)
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {}
  // swiftui/textfield/init(_:text:axis:) (iOS 16.0, macOS 13.0)
  public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {}
  // swiftui/textfield/init(_:text:prompt:axis:) (iOS 16.0, macOS 13.0)
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol {}
  // swiftui/textfield/init(_:value:format:prompt:) of an optional (iOS 15.0, macOS 12.0)
  public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {}
}

// swiftui/securefield
@available(iOS 13.0, macOS 10.15, *)
public struct SecureField<Label>: View where Label: View {
  public typealias Body = Never
}
extension SecureField where Label == Text {
  // swiftui/securefield/init(_:text:prompt:) (iOS 15.0, macOS 12.0)
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {}
  // swiftui/securefield/init(_:text:)
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {}
}

// swiftui/toggle
@available(iOS 13.0, macOS 10.15, *)
public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
  // swiftui/toggle/init(ison:label:)
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

// swiftui/picker
@available(iOS 13.0, macOS 10.15, *)
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  // swiftui/picker/init(selection:content:label:)
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Picker where Label == Text {
  // swiftui/picker/init(_:selection:content:)
  public nonisolated init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}

// swiftui/datepickercomponents
@available(iOS 13.0, macOS 10.15, *)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

// swiftui/datepicker
@available(iOS 13.0, macOS 10.15, *)
public struct DatePicker<Label>: View where Label: View {
  public typealias Body = Never
  // swiftui/datepicker/components
  public typealias Components = DatePickerComponents
}
extension DatePicker where Label == Text {
  // swiftui/datepicker/init(_:selection:in:displayedcomponents:)
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {}
}

// swiftui/stepper
@available(iOS 13.0, macOS 10.15, *)
public struct Stepper<Label>: View where Label: View {
  public typealias Body = Never
  // swiftui/stepper/init(value:step:label:oneditingchanged:)
  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {}
  // swiftui/stepper/init(value:in:step:label:oneditingchanged:)
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {}
}

// swiftui/slider
@available(iOS 13.0, macOS 10.15, *)
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public typealias Body = Never
  // swiftui/slider/init(value:in:step:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}
extension Slider where ValueLabel == EmptyView {
  // swiftui/slider/init(value:in:step:label:oneditingchanged:)
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

// swiftui/colorpicker
@available(iOS 14.0, macOS 11.0, *)
public struct ColorPicker<Label>: View where Label: View {
  public typealias Body = Never
  // swiftui/colorpicker/init(selection:supportsopacity:label:)
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}

// swiftui/buttonrole
@available(iOS 15.0, macOS 12.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

// swiftui/button
@available(iOS 13.0, macOS 10.15, *)
public struct Button<Label>: View where Label: View {
  public typealias Body = Never
  // swiftui/button/init(action:label:)
  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  // swiftui/button/init(role:action:label:) (iOS 15.0, macOS 12.0)
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

// swiftui/menu
@available(iOS 14.0, macOS 11.0, *)
public struct Menu<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
  // swiftui/menu/init(content:label:)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension View {
  // swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:)
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { EmptyView() }
}
