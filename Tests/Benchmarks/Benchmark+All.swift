extension Benchmark {
  /// Every benchmark, in the order of the table. Memory is first: the system counts what this process
  /// holds when it begins another as the other's.
  static let all: [Benchmark] =
    [memory, parse, check, render, print, diff, designer] + edits + [fill, route] + exports
    + [besidePythonJSON, besideSchemaValidator, decoding, replay, start, streaming]
}
