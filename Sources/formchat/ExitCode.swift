internal import Platform

/// How the program ends, in the numbers of sysexits.h where one fits.
enum ExitCode: Int32, Sendable {
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
}
