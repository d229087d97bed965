import Foundation

/// One line of an answer sheet: see `Tests/AnswerSheet`.
struct SheetLine<Values: Codable>: Decodable {
  /// The answers as the exported type holds them, or that it refuses them.
  enum Answers: Decodable {
    case held(Values)
    case refused

    init(from decoder: any Decoder) throws {
      self = (try? Values(from: decoder)).map { .held($0) } ?? .refused
    }
  }

  struct Fault: Decodable, Equatable {
    let field: String
    let code: String
    let message: String
  }

  let values: Answers
  let skipped: [String]
  let today: String
  let shaped: Bool
  let errors: [Fault]
}

/// Counts the lines on which an exported type and the engine agree.
struct Verdicts {
  var same = 0
  var errors = 0
  var refused = 0
  var different: [String] = []

  mutating func check<Values: Codable>(
    _ sheet: String, _ type: Values.Type,
    _ errors: (Values, String, [String]) -> [SheetLine<Values>.Fault]
  ) {
    for (number, line) in sheet.split(separator: "\n").enumerated() {
      guard let answer = try? JSONDecoder().decode(SheetLine<Values>.self, from: Data(line.utf8))
      else {
        different.append("line \(number + 1) cannot be read")
        continue
      }
      switch answer.values {
      case .refused where !answer.shaped: refused += 1
      case .refused: different.append("line \(number + 1) is refused: \(line.prefix(300))")
      case .held(let values):
        let found = errors(values, answer.today, answer.skipped)
        let isSame =
          found.count == answer.errors.count
          && zip(found, answer.errors).allSatisfy {
            $0.field.utf8.elementsEqual($1.field.utf8) && $0.code == $1.code
              && $0.message.utf8.elementsEqual($1.message.utf8)
          }
        let encoded = try? JSONEncoder().encode(values)
        let again = encoded.flatMap { try? JSONDecoder().decode(Values.self, from: $0) }
        let isKept = again.map { errors($0, answer.today, answer.skipped) == found } ?? false
        if isSame, isKept {
          same += 1
          self.errors += found.count
        } else if isSame {
          different.append("line \(number + 1) is not the same when written and read again")
        } else {
          different.append(
            "line \(number + 1): engine \(answer.errors.map { "\($0.field):\($0.code):\($0.message)" }), "
              + "source \(found.map { "\($0.field):\($0.code):\($0.message)" }) \(line.prefix(600))"
          )
        }
      }
    }
  }

  func report(_ name: String) -> Bool {
    let isRight = different.isEmpty && same + refused > 0
    if isRight {
      print("ok \(name): \(same) answers, \(errors) errors, \(refused) refused")
    } else {
      print("FAILED \(name): \(different.count) different, \(same + refused) the same")
      for line in different.prefix(3) { print("  " + line) }
    }
    return isRight
  }
}

/// The text of a file.
func sheet(_ name: String) -> String {
  let path = CommandLine.arguments[1] + "/" + name + ".jsonl"
  return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
}
