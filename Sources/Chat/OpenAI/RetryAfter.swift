/// How long an answer asks to wait before the next request.
package enum RetryAfter {
  /// Returns the wait in seconds, from `retry-after-ms` or else `retry-after`, which holds seconds
  /// or a date; a date is measured from the answer's own.
  ///
  /// - Parameter headers: by names in lower case.
  package static func seconds(in headers: [String: String]) -> Double? {
    if let milliseconds = headers["retry-after-ms"].flatMap(Double.init) {
      return usable(milliseconds / 1_000)
    }
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = Double(text) { return usable(seconds) }
    guard let then = moment(text), let now = headers["date"].flatMap(moment) else { return nil }
    return usable(Double(then - now))
  }

  private static func usable(_ seconds: Double) -> Double? {
    seconds.isFinite && seconds >= 0 ? seconds : nil
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The seconds since 1970 of a date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
  private static func moment(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 6, let day = Int(words[1]), let year = Int(words[3]),
      let month = months.firstIndex(of: words[2].lowercased()).map({ $0 + 1 })
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (1...31).contains(day), (1970...9999).contains(year) else { return nil }
    // Days from the civil calendar, with the year beginning in March.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    return days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
  }
}
