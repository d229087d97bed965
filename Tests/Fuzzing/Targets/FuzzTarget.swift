/// One reader of outside bytes, tried on any bytes there are.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name on the command line.
  package let name: String
  /// Inputs to begin with.
  package let seeds: [[UInt8]]
  private let attempt: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, seeds: [String], attempt: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.seeds = seeds.map { Array($0.utf8) }
    self.attempt = attempt
  }

  /// Reads the bytes; stops the program where what must always hold does not.
  package func run(_ bytes: [UInt8]) { attempt(bytes) }

  package var description: String { name }

  /// Every target.
  package static let all: [FuzzTarget] =
    [json, layout] + formats + [reply, eventStream, condition, pattern, transcript, filling]

  /// The target of a name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// The longest input that is of interest; longer ones only take time.
  package static let longestInput = 4_096
}
