// swiftui/shapestyle
@available(iOS 13.0, macOS 10.15, *)
public protocol ShapeStyle: Sendable {}

// swiftui/color
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Color: Hashable, Sendable {
  // swiftui/color/rgbcolorspace
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  // swiftui/color/init(_:red:green:blue:opacity:)
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  // swiftui/color/resolve(in:) (iOS 17.0, macOS 14.0)
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved() }
  // swiftui/color/resolved (iOS 17.0, macOS 14.0)
  @frozen public struct Resolved: Hashable, Sendable {
    public var red: Float { 0 }
    public var green: Float { 0 }
    public var blue: Float { 0 }
    public var opacity: Float { 1 }
  }

  private init() { self.init(red: 0, green: 0, blue: 0) }
  // swiftui/color, "Getting standard colors"
  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let mint = Color()
  public static let teal = Color()
  public static let cyan = Color()
  public static let blue = Color()
  public static let indigo = Color()
  public static let purple = Color()
  public static let pink = Color()
  public static let brown = Color()
  public static let white = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  // swiftui/color/accentcolor
  public static var accentColor: Color { Color() }
}
extension Color: View {
  public typealias Body = Never
}
extension Color: ShapeStyle {}

// swiftui/hierarchicalshapestyle
@available(iOS 15.0, macOS 12.0, *)
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  // swiftui/shapestyle/primary
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  // swiftui/shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Color {
  // swiftui/shapestyle/red
  public static var red: Color { .red }
}

// swiftui/font
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  // swiftui/font/weight
  @frozen public struct Weight: Hashable, Sendable {
    public static let ultraLight = Font.Weight()
    public static let thin = Font.Weight()
    public static let light = Font.Weight()
    public static let regular = Font.Weight()
    public static let medium = Font.Weight()
    public static let semibold = Font.Weight()
    public static let bold = Font.Weight()
    public static let heavy = Font.Weight()
    public static let black = Font.Weight()
  }
}

// swiftui/fillstyle
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

// swiftui/shape
@available(iOS 13.0, macOS 10.15, *)
public protocol Shape: Sendable, View {}
extension Shape {
  // swiftui/shape/stroke(_:linewidth:)
  public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle { EmptyView() }
}

// swiftui/insettableshape
@available(iOS 13.0, macOS 10.15, *)
public protocol InsettableShape: Shape {}

// swiftui/rectangle
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Rectangle: InsettableShape {
  public typealias Body = Never
  public nonisolated init() {}
}

// swiftui/roundedrectangle
@available(iOS 13.0, macOS 10.15, *)
@frozen public struct RoundedRectangle: InsettableShape {
  public typealias Body = Never
  // swiftui/roundedcornerstyle
  public enum CornerStyle: Sendable { case circular, continuous }
  // swiftui/roundedrectangle/init(cornerradius:style:)
  public nonisolated init(cornerRadius: CGFloat, style: CornerStyle = .continuous) {}
}

// swiftui/buttonbordershape
@available(iOS 15.0, macOS 12.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  public static let roundedRectangle = ButtonBorderShape()
  // swiftui/buttonbordershape/roundedrectangle(radius:) (iOS 15.0, macOS 14.0)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

// swiftui/formstyle
@available(iOS 16.0, macOS 13.0, *)
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  // swiftui/formstyle/grouped
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

// swiftui/primitivebuttonstyle
@available(iOS 13.0, macOS 10.15, *)
public protocol PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  // swiftui/primitivebuttonstyle/borderedprominent (iOS 15.0, macOS 12.0)
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  // swiftui/primitivebuttonstyle/borderless
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  // swiftui/primitivebuttonstyle/plain
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

// swiftui/textfieldstyle
@available(iOS 13.0, macOS 10.15, *)
public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  // swiftui/textfieldstyle/roundedborder
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

// swiftui/togglestyle
@available(iOS 13.0, macOS 10.15, *)
public protocol ToggleStyle {}
public struct DefaultToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == DefaultToggleStyle {
  // swiftui/togglestyle/automatic
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

// swiftui/pickerstyle
@available(iOS 13.0, macOS 10.15, *)
public protocol PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle {
  // swiftui/pickerstyle/menu (iOS 14.0, macOS 11.0)
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  // swiftui/pickerstyle/segmented
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  // swiftui/pickerstyle/inline (iOS 14.0, macOS 11.0)
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

// swiftui/datepickerstyle
@available(iOS 13.0, macOS 10.15, *)
public protocol DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  // swiftui/datepickerstyle/compact (iOS 14.0, macOS 10.15.4)
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  // swiftui/datepickerstyle/graphical (iOS 14.0, macOS 10.15)
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

#if STUB_IOS
  public struct WheelPickerStyle: PickerStyle {}
  extension PickerStyle where Self == WheelPickerStyle {
    // swiftui/pickerstyle/wheel: iOS, not macOS
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
  }
  public struct WheelDatePickerStyle: DatePickerStyle {}
  extension DatePickerStyle where Self == WheelDatePickerStyle {
    // swiftui/datepickerstyle/wheel: iOS, not macOS
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
  }
#else
  public struct CheckboxToggleStyle: ToggleStyle {}
  extension ToggleStyle where Self == CheckboxToggleStyle {
    // swiftui/togglestyle/checkbox: macOS, not iOS
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
  }
  public struct RadioGroupPickerStyle: PickerStyle {}
  extension PickerStyle where Self == RadioGroupPickerStyle {
    // swiftui/pickerstyle/radiogroup: macOS, not iOS
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
  }
  public struct FieldDatePickerStyle: DatePickerStyle {}
  extension DatePickerStyle where Self == FieldDatePickerStyle {
    // swiftui/datepickerstyle/field: macOS, not iOS
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
  }
  public struct StepperFieldDatePickerStyle: DatePickerStyle {}
  extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    // swiftui/datepickerstyle/stepperfield: macOS, not iOS
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
  }
#endif
