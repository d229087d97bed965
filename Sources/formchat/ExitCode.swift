internal import Platform

/// How the program ends, in the numbers of sysexits.h where one fits.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// The answer is no: errors found, files differ, a replay differs.
  case no = 1
  case usage = 64
  /// The input is no layout, transcript or JSON.
  case badInput = 65
  case cannotRead = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case writeFailed = 74
  case tryLater = 75
  /// The model's reply stayed unusable, or it refused.
  case badReply = 76
  /// A key is missing or refused, or the account has nothing left.
  case noPermission = 77
  case badConfiguration = 78
  case hungUp = 129
  case interrupted = 130
  case pipeClosed = 141
  case terminated = 143

  /// What it means, for help and the manual page.
  var meaning: String {
    switch self {
    case .done: "done"
    case .no: "the answer is no"
    case .usage: "wrong usage"
    case .badInput: "not a layout, transcript or JSON"
    case .cannotRead: "cannot read"
    case .unavailable: "service unreachable"
    case .internalError: "internal error"
    case .cannotCreate: "cannot create"
    case .writeFailed: "failed while writing"
    case .tryLater: "try later"
    case .badReply: "reply unusable"
    case .noPermission: "key missing or refused"
    case .badConfiguration: "bad configuration"
    case .hungUp: "hung up"
    case .interrupted: "interrupted"
    case .pipeClosed: "the reader went away"
    case .terminated: "terminated"
    }
  }
}
