internal import FormLayout

extension ReplyDecoder {
  /// Reads the reply in a model's answer, which may be a whole layout in any format.
  static func reply(in answer: String) -> Result<Reply, Refusal> {
    decode(answer) { (try? LayoutFormat.read($0))?.form }
  }
}
