// swiftui/binding
@available(iOS 13.0, macOS 10.15, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  // swiftui/binding/init(get:set:)
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  // swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  // swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }
  // swiftui/binding/init(projectedvalue:) (iOS 15.0, macOS 12.0)
  public init(projectedValue: Binding<Value>) {}
  // swiftui/binding/init(_:) of an optional value
  public init?(_ base: Binding<Value?>) { return nil }
  // swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > { fatalError() }
  // swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// swiftui/state
@available(iOS 13.0, macOS 10.15, *)
@propertyWrapper public struct State<Value> {
  // swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) {}
  // swiftui/state/init(initialvalue:)
  public init(initialValue value: Value) {}
  // swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  // swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  // swiftui/state/init()
  public init() {}
}

// swiftui/focusstate
@available(iOS 15.0, macOS 12.0, *)
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  // swiftui/focusstate/binding
  @propertyWrapper public struct Binding {
    // A property wrapper's own initialiser without parameters would have to be public.
    init(of state: FocusState<Value>) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
  // swiftui/focusstate/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  // swiftui/focusstate/projectedvalue
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
  // swiftui/focusstate/init() of a Boolean
  public init() where Value == Bool {}
  // swiftui/focusstate/init() of an optional
  public init<T>() where Value == T?, T: Hashable {}
}

// swiftui/environment
@available(iOS 13.0, macOS 10.15, *)
@propertyWrapper public struct Environment<Value> {
  // swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  // swiftui/environment/wrappedvalue
  public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}

// swiftui/environmentvalues
@available(iOS 13.0, macOS 10.15, *)
public struct EnvironmentValues {
  public init() {}
  // swiftui/environmentvalues/locale
  public var locale: Locale {
    get { Locale(identifier: "") }
    set {}
  }
}
