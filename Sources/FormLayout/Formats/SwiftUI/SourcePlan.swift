internal import JSON

/// A form on its way to Swift source: what each thing of it is called there.
struct SourcePlan {
  let form: Form
  let filling: FillingPlan
  /// What the names of both types begin with.
  let base: String
  /// Parallel to the scopes of the filling plan.
  private(set) var scopes: [SourceScope] = []
  /// The case of each step.
  private(set) var steps: [String] = []
  /// The type of the items of each `Repeat` that has several kinds, by its id's place.
  private(set) var listTypes: [PartKey: String] = [:]
  /// What the conditions need where they ask one another.
  private(set) var keptBase = SourceNeeds()

  struct PartKey: Hashable {
    let scope: Int
    let part: Int
  }

  var valuesType: String { base + "Values" }
  var viewType: String { base + "Form" }

  init(_ form: Form) {
    self.form = form
    filling = FillingPlan(form)
    base = Self.base(of: form.id)
    var types = SwiftNamer(reserved: Self.reservedTypes + [valuesType, viewType])
    var cases = SwiftNamer(reserved: ["step"])
    for scope in filling.scopes.indices {
      let type = scope == 0 ? valuesType : types.unique(typeName(ofItem: scope))
      scopes.append(SourceScope(scope, filling, type: type, cases: &cases))
    }
    for (scope, planned) in filling.scopes.enumerated() {
      for (part, place) in planned.parts.enumerated() where place.templates.count > 1 {
        listTypes[PartKey(scope: scope, part: part)] = types.unique(Self.kindName(of: place))
      }
    }
    var names = SwiftNamer()
    steps = filling.steps.map { part in
      let id = filling.scopes[0].parts[part].component.id
      return names.unique(SwiftName.unreserved(SwiftName.lowerCamel(id) ?? "page"))
    }
    nameKeptConditions()
    for scope in scopes.indices { addConditions(of: scope) }
  }

  /// In a form whose hidden fields keep their values, conditions ask one another whether a field is
  /// shown; their names and parameters must be known before the first of them is written.
  private mutating func nameKeptConditions() {
    guard form.keepsHiddenValues else { return }
    let original = self
    for scope in scopes.indices { addConditions(of: scope) }
    let named = self
    self = original
    for condition in named.scopes.flatMap(\.conditions) { keptBase.formUnion(condition.needs) }
    keptBase.outer = []
    for scope in scopes.indices { scopes[scope].shows = named.scopes[scope].shows }
  }

  var isRouted: Bool { filling.isRouted }
  var hasSteps: Bool { !filling.steps.isEmpty }

  func part(_ scope: Int, _ part: Int) -> PlannedPart { filling.scopes[scope].parts[part] }

  /// The slots of the fields at and below a part, each once, in their order.
  func slots(at part: Int, in scope: Int) -> [Int] {
    var seen: Set<Int> = []
    return (part..<self.part(scope, part).end).compactMap { self.part(scope, $0).slot }
      .filter { seen.insert($0).inserted }
  }

  /// The scopes around a scope, the nearest first.
  func around(_ scope: Int) -> [Int] {
    var result: [Int] = []
    var current = scope
    while let outer = filling.scopes[current].outer {
      result.append(outer.scope)
      current = outer.scope
    }
    return result
  }

  /// The name of a scope's value where it is passed to what is inside it.
  func variable(of scope: Int) -> String {
    scope == 0 ? "form" : SwiftName.unreserved(SwiftName.lowerCamel(scopes[scope].type) ?? "entry")
  }

  // MARK: Names

  private static func base(of id: String) -> String {
    var name = SwiftName.upperCamel(id) ?? "Exported"
    if name.hasSuffix("Form"), name.count > 4 { name.removeLast(4) }
    return name == "Form" ? "Exported" : name
  }

  private func typeName(ofItem scope: Int) -> String {
    SwiftName.upperCamel(filling.scopes[scope].parts[0].component.id) ?? "Entry"
  }

  /// `travellers` has items of the type `Traveller`.
  private static func kindName(of part: PlannedPart) -> String {
    if let label = part.component["itemLabel"]?.stringValue, let name = SwiftName.upperCamel(label)
    {
      return name
    }
    let name = SwiftName.upperCamel(part.component.id) ?? "Entry"
    return name.count > 3 && name.hasSuffix("s") && !name.hasSuffix("ss")
      ? String(name.dropLast()) : name + "Item"
  }

  /// What a type inside an exported one must not hide.
  static let reservedTypes =
    """
    Field FieldError Choice Day Step Rule ErrorList Answer DateText TextShape PatternText CodingKeys \
    CodingKey String Double Float Bool Int Character UUID Date Data URL Calendar DateFormatter Locale \
    TimeZone Optional Array Set Dictionary Range Result Never Void Error Any Self Type Protocol \
    Decoder Encoder Codable Decodable Encodable Equatable Hashable Sendable Identifiable Comparable \
    CaseIterable View Text Label Image Link Divider Spacer ProgressView Gauge TextField SecureField \
    TextEditor Toggle Picker DatePicker Stepper Slider ColorPicker Button Menu ShareLink \
    NavigationLink VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid GridItem Grid \
    GridRow Group GroupBox Section DisclosureGroup List Form ScrollView TabView NavigationStack \
    NavigationSplitView HSplitView VSplitView ForEach Color Font Binding State FocusState Environment \
    LabeledContent RoundedRectangle AsyncImage EmptyView AnyView UTType FieldRow FieldLabel Actions \
    AttributedString NSRegularExpression NSRange NSString NavigationView FieldNotes ErrorNote \
    ChoicePicker ChoiceList StarRating HexColorPicker OptionalDatePicker DateMode FilePicker \
    TypedContent WebLink WebShareLink SideBySide AboveBelow
    """.split(separator: " ").map(String.init)

  // MARK: Conditions

  private mutating func addConditions(of scope: Int) {
    for part in filling.scopes[scope].parts.indices {
      let planned = self.part(scope, part)
      let id = SwiftName.upperCamel(planned.component.id) ?? "Part"
      let words = SwiftText.comment(planned.component.words ?? planned.component.id)
      func add(_ condition: PlannedCondition?, _ verb: String, _ meaning: String) -> String? {
        guard let condition else { return nil }
        let written = written(condition, from: scope, part: part)
        return scopes[scope].add(
          written, verb + id, "Whether \(meaning): \(words).", dropping: verb == "shows")
      }
      if let name = add(planned.visible, "shows", "this is shown") {
        scopes[scope].shows[part] = name
      }
      if let name = add(planned.disabled, "disables", "this cannot be used") {
        scopes[scope].disables[part] = name
      }
      if let name = add(planned.required, "requires", "this must be answered") {
        scopes[scope].requires[part] = name
      }
    }
  }

  /// A condition as source. The writer's copy of the plan ends with the call: while it is there, each
  /// change would copy all scopes.
  private func written(
    _ condition: PlannedCondition, from scope: Int, part: Int
  ) -> ConditionSourceWriter.Written {
    ConditionSourceWriter(plan: self, scope: scope, part: part).written(condition)
  }

  /// The condition that decides on a text that is an expression, made where there is none yet.
  mutating func truth(of id: String, from scope: Int, part: Int) -> (name: String, scope: Int)? {
    guard let reference = filling.reference(to: id, from: scope) else { return nil }
    if let known = scopes[scope].truths[CodeUnits(id)] { return (known, scope) }
    let written = written(.test(reference, .truthy, true), from: scope, part: part)
    let name = scopes[scope].add(
      written, "has" + (SwiftName.upperCamel(id) ?? "Answer"), "Whether '\(id)' is answered.",
      dropping: nil)
    scopes[scope].truths[CodeUnits(id)] = name
    return name.map { ($0, scope) }
  }
}

extension SourcePlan {
  /// A call of a condition from source where `prefix` is its scope's value.
  func call(
    _ name: String, of scope: Int, prefix: String = "", names: (Int) -> String,
    today: String = "today", path: String = "path"
  ) -> String {
    guard let condition = scopes[scope].condition(named: name) else { return "true" }
    return prefix + name + arguments(condition.needs, names: names, today: today, path: path)
  }

  /// What a condition needs.
  func needs(of name: String, in scope: Int) -> SourceNeeds {
    scopes[scope].condition(named: name)?.needs ?? SourceNeeds()
  }

  /// The arguments that satisfy some needs; nothing where there are none.
  func arguments(
    _ needs: SourceNeeds, names: (Int) -> String, today: String = "today", path: String = "path"
  ) -> String {
    guard !needs.isEmpty else { return "" }
    return "(" + argumentList(needs, names: names, today: today, path: path).joined(separator: ", ")
      + ")"
  }

  func argumentList(
    _ needs: SourceNeeds, names: (Int) -> String, today: String = "today", path: String = "path"
  ) -> [String] {
    needs.outer.sorted().map { "\(variable(of: $0)): \(names($0))" }
      + (needs.path ? ["path: \(path)"] : []) + (needs.today ? ["today: \(today)"] : [])
  }

  /// The parameters for some needs of a function of a scope.
  func parameters(_ needs: SourceNeeds, in scope: Int) -> [String] {
    needs.outer.sorted().map { "\(variable(of: $0)): \(qualified($0))" }
      + (needs.path ? ["path: [\(name(of: "Step", in: scope))]"] : [])
      + (needs.today ? ["today: \(name(of: "Day", in: scope))"] : [])
  }

  /// A type of the values as the extension of a scope's type says it.
  func name(of type: String, in scope: Int) -> String {
    scope == 0 ? type : "\(valuesType).\(type)"
  }

  /// The name of a scope's type from outside.
  func qualified(_ scope: Int) -> String {
    scope == 0 ? valuesType : "\(valuesType).\(scopes[scope].type)"
  }
}
