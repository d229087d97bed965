package import JSON

/// An error as a service words it, in any of the shapes that services use.
package struct ServerFault: Error, Equatable, Sendable {
  package var message: String
  package var code: String?
  package var type: String?
  /// The field of the request that is at fault.
  package var parameter: String?
  /// A status inside the body, where a stream had begun with 200.
  package var status: Int?

  package init(
    message: String,
    code: String? = nil,
    type: String? = nil,
    parameter: String? = nil,
    status: Int? = nil
  ) {
    self.message = message
    self.code = code
    self.type = type
    self.parameter = parameter
    self.status = status
  }

  /// Reads the body of an answer: JSON in one of the known shapes, else its text without tags.
  package init(body: [UInt8]) {
    let limits = JSONLimits(bytes: 65_536, depth: 64)
    if let json = try? JSONDocument(parsing: body, limits: limits).value {
      self.init(json: json)
    } else {
      self.init(message: Self.plainText(String(decoding: body, as: UTF8.self)))
    }
  }

  /// Reads an error object, or what stands in for one.
  package init(json: JSONValue) {
    self.init(json: json, levels: 2)
  }

  private init(json: JSONValue, levels: Int) {
    if let first = json[0] {
      self.init(json: first, levels: levels)
      return
    }
    self.init(message: json.stringValue ?? "")
    let error = json["error"] ?? json
    if let text = error.stringValue {
      message = text
      let more = json["message"]?.stringValue
      if let more, !more.isIdentical(to: text) { message += ": \(more)" }
      code = json["code"].flatMap(Self.word)
    } else {
      take(error)
    }
    unwrap(error["metadata"]?["raw"]?.stringValue ?? message, levels: levels)
  }

  private mutating func take(_ error: JSONValue) {
    code = error["code"].flatMap(Self.word)
    type = error["type"]?.stringValue ?? error["status"]?.stringValue
    parameter = error["param"]?.stringValue
    status = [error["code"]?.intValue, error["status"]?.intValue].compactMap(\.self)
      .first { (400..<600).contains($0) }
    if let text = error["message"]?.stringValue {
      message = text
    } else if let detail = error["message"]?["detail"] ?? error["detail"] {
      take(detail: detail)
    }
  }

  /// FastAPI's lists of what is wrong and where.
  private mutating func take(detail: JSONValue) {
    if let text = detail.stringValue {
      message = text
      return
    }
    let first = detail[0]
    let place = first?["loc"]?.arrayValue?.compactMap(\.stringValue).filter { $0 != "body" } ?? []
    parameter = place.first
    message = (place + [first?["msg"]?.stringValue ?? first?["type"]?.stringValue ?? ""])
      .joined(separator: " ")
  }

  /// Some gateways put the error of the service behind them into the text of their own.
  private mutating func unwrap(_ text: String, levels: Int) {
    guard levels > 0 else { return }
    guard text.first == "{" || text.first == "[", let inner = try? JSONValue(parsing: text) else {
      if message.isEmpty || !text.isIdentical(to: message) { message = text }
      return
    }
    let fault = ServerFault(json: inner, levels: levels - 1)
    if !fault.message.isEmpty { message = fault.message }
    code = fault.code ?? code
    type = fault.type ?? type
    parameter = fault.parameter ?? parameter
  }

  private static func word(_ value: JSONValue) -> String? {
    value.stringValue ?? value.numberValue?.text
  }

  /// The title of a page, or a text without its tags.
  private static func plainText(_ text: String) -> String {
    if let title = text.firstMatch(of: /(?is)<title[^>]*>(.*?)<\/title>/) { return String(title.1) }
    return text.replacing(/(?is)<(script|style)[^>]*>.*?<\/\1>/, with: " ")
      .replacing(/(?s)<[^>]*>/, with: " ")
  }
}
