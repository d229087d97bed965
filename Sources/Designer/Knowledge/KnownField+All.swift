extension KnownField {
  static let all: [KnownField] = person + account + place + work + answers + dates + money + files
}
