internal import Chat
internal import JSON

/// What the tokens of each model cost, as the person wrote it down: no price is built in, since
/// prices change.
struct PriceTable: Equatable, Sendable {
  /// The prices of one model, for a million tokens in whatever currency.
  struct Prices: Equatable, Sendable {
    let input: Double
    let cached: Double
    let cacheWrite: Double
    let output: Double
  }

  /// What the settings take, in words.
  static let form =
    "for each model the price of a million tokens as 'input' and 'output', and of 'cached' and "
    + "'cacheWrite' where they differ from 'input'"

  /// What a price may be; more is a slip.
  private static let range = 0...1_000_000.0

  private var models: [String: Prices] = [:]

  /// Reads the settings' `prices` from its text.
  init?(_ text: String) {
    guard let json = try? JSONValue(parsing: text) else { return nil }
    self.init(json: json)
  }

  /// Reads the settings' `prices`; `nil` where something in it is no price.
  init?(json: JSONValue) {
    guard let object = json.objectValue else { return nil }
    for member in object.members {
      let keys: Set = ["input", "cached", "cacheWrite", "output"]
      guard let entry = member.value.objectValue, keys.isSuperset(of: entry.keys),
        entry.members.allSatisfy({ $0.value.doubleValue.map(Self.range.contains) ?? false }),
        let input = entry["input"]?.doubleValue, let output = entry["output"]?.doubleValue
      else { return nil }
      models[member.key] = Prices(
        input: input, cached: entry["cached"]?.doubleValue ?? input,
        cacheWrite: entry["cacheWrite"]?.doubleValue ?? input, output: output)
    }
  }

  /// No prices.
  static let none = PriceTable(models: [:])

  private init(models: [String: Prices]) {
    self.models = models
  }

  /// The prices of a model: by its whole name, else by the longest name that it begins with, since
  /// services add dates to names.
  func prices(of model: String) -> Prices? {
    if let exact = models[model] { return exact }
    let name = models.keys.filter { model.hasPrefix($0 + "-") }.max { $0.count < $1.count }
    return name.flatMap { models[$0] }
  }

  /// Returns what an exchange cost; `nil` where a price or a count is unknown.
  func cost(of usage: TokenUsage, model: String) -> Double? {
    guard let prices = prices(of: model), let prompt = usage.promptTokens,
      let completion = usage.completionTokens
    else { return nil }
    let cached = usage.cachedTokens ?? 0
    let written = usage.cacheWriteTokens ?? 0
    let fresh = max(0, prompt - cached - written)
    let sum =
      Double(fresh) * prices.input + Double(cached) * prices.cached
      + Double(written) * prices.cacheWrite + Double(completion) * prices.output
    return sum / 1_000_000
  }
}
