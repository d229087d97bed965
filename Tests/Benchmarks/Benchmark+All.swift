extension Benchmark {
  /// Every benchmark, in the order of the table.
  static let all: [Benchmark] =
    [parse, check, render, print, diff, designer] + edits + [fill, route] + exports
    + [besidePythonJSON, besideSchemaValidator, decoding, replay, start, streaming, memory]
}
