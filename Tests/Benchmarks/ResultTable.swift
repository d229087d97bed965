internal import JSON

/// Results as people and programs read them.
enum ResultTable {
  /// The lines of one result: what it is of, its figures, its bars.
  static func lines(of result: Benchmark.Result) -> [String] {
    let figures = result.figures.map { "\($0.name): \($0.text)" }
    let bars = result.benchmark.bars.map { bar in
      let isMissed = result.missed.contains { $0.text == bar.text }
      return "    bar: \(bar.text): \(isMissed ? "MISSED" : "kept")"
    }
    return [
      "\(result.benchmark.name): \(result.benchmark.summary)",
      "    " + figures.joined(separator: "  "),
    ] + bars
  }

  /// One result as `--json` gives it.
  static func json(of result: Benchmark.Result) -> JSONValue {
    let figures = result.figures.map { figure -> JSONValue in
      [
        "name": .string(figure.name), "value": .number(JSONNumber(figure.value)),
        "unit": .string(figure.unit.rawValue),
      ]
    }
    let bars = result.benchmark.bars.map { bar -> JSONValue in
      [
        "bar": .string(bar.text),
        "isKept": .bool(!result.missed.contains { $0.text == bar.text }),
      ]
    }
    return [
      "name": .string(result.benchmark.name), "summary": .string(result.benchmark.summary),
      "figures": .array(figures), "bars": .array(bars),
    ]
  }
}
