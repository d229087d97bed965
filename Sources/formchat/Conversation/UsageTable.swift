internal import Chat
internal import FormLayout

/// What each message took, and all of them; what no service told stays open.
struct UsageTable {
  /// One message that a person sent, with all that was answered to it.
  struct Row: Equatable {
    let words: String
    /// How many replies came, those that were sent back among them.
    var replies = 0
    var usage: TokenUsage?
    /// What it cost; `nil` where that is unknown for any of the replies.
    var cost: Double? = 0
  }

  let rows: [Row]
  /// Whether any model has a price.
  private let hasPrices: Bool

  init(_ messages: [ChatMessage], prices: PriceTable) {
    var rows: [Row] = []
    for message in messages {
      guard message.sender == .gpt else {
        rows.append(Row(words: message.words))
        continue
      }
      guard !rows.isEmpty, message.model != nil else { continue }
      let used = message.usage
      let cost = used.flatMap { prices.cost(of: $0, model: message.model ?? "") }
      rows[rows.count - 1].add(used, cost: cost)
    }
    self.rows = rows.filter { $0.replies > 0 }
    hasPrices = prices != .none
  }

  /// The sum of all rows.
  var total: Row {
    var total = Row(words: "all")
    for row in rows {
      let replies = total.replies + row.replies
      total.add(row.usage, cost: row.cost)
      total.replies = replies
    }
    return total
  }

  /// The table as lines.
  func lines(width: Int) -> [StyledText] {
    let heads = ["", "replies", "input", "cached", "output"] + (hasPrices ? ["price"] : [])
    let numbers = (rows + [total]).map(cells)
    let columns = heads.indices.map { index in
      max(heads[index].count, numbers.map { $0[index].count }.max() ?? 0)
    }
    let room = max(8, width - columns.dropFirst().reduce(0) { $0 + $1 + 2 })
    func line(_ name: String, _ cells: [String]) -> StyledText {
      let parts = zip(cells, columns).dropFirst().map { cell, column in
        "  " + String(repeating: " ", count: column - cell.count) + cell
      }
      return StyledText(name.truncated(to: room, mark: "…")).padded(to: room)
        + StyledText(parts.joined())
    }
    let body = zip(rows.map { Self.firstLine(of: $0.words) } + ["all"], numbers).map(line)
    let note = "? is what the service did not tell"
    let isComplete = numbers.allSatisfy { !$0.contains("?") }
    return [line("", heads)] + body + (isComplete ? [] : [StyledText(note, .dim)])
  }

  private func cells(_ row: Row) -> [String] {
    func count(_ number: Int?) -> String { number.map(Self.grouped) ?? "?" }
    return ["", String(row.replies)]
      + [row.usage?.promptTokens, row.usage?.cachedTokens, row.usage?.completionTokens].map(count)
      + (hasPrices ? [row.cost.map(Self.price) ?? "?"] : [])
  }

  private static func firstLine(of words: String) -> String {
    String(words.prefix { !$0.isNewline }).visible()
  }

  /// A whole number with a comma before every three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    let start = digits.count % 3
    var groups = start > 0 ? [String(digits.prefix(start))] : []
    for offset in stride(from: start, to: digits.count, by: 3) {
      groups.append(String(digits.dropFirst(offset).prefix(3)))
    }
    return groups.joined(separator: ",")
  }

  /// An amount with four decimals.
  private static func price(_ amount: Double) -> String {
    let parts = Int((amount * 10_000).rounded())
    let decimals = String(parts % 10_000)
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - decimals.count) + decimals
  }
}

extension UsageTable.Row {
  /// Adds a reply.
  fileprivate mutating func add(_ used: TokenUsage?, cost: Double?) {
    replies += 1
    if let used { usage = usage.map { $0 + used } ?? used }
    self.cost = self.cost.flatMap { sum in cost.map { sum + $0 } }
  }
}
