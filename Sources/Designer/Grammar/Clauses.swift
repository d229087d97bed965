/// Takes a message apart where one wish ends.
enum Clauses {
  /// The sentences of a message.
  static func sentences(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var sentences: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for place in tokens.indices where tokens[place].kind == .mark {
      guard [".", "!", "?", ";", "\n"].contains(tokens[place].key) else { continue }
      if place > start { sentences.append(tokens[start...place]) }
      start = place + 1
    }
    if start < tokens.endIndex { sentences.append(tokens[start...]) }
    return sentences.filter { sentence in sentence.contains { $0.kind != .mark } }
  }

  /// A sentence without courtesies at its ends.
  static func body(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    var isChanged = true
    while isChanged {
      isChanged = false
      while let last = tokens.last, last.isOne(of: endings) {
        tokens = tokens.dropLast()
        isChanged = true
      }
      for ending in longEndings
      where tokens.count > ending.count && tokens.suffix(ending.count).map(\.key) == ending {
        tokens = tokens.dropLast(ending.count)
        isChanged = true
      }
      for opening in openings
      where tokens.count > opening.count && tokens.map(\.key).starts(with: opening)
        && !tokens.prefix(opening.count).contains(where: { $0.kind == .quoted })
      {
        tokens = tokens.dropFirst(opening.count)
        isChanged = true
        break
      }
    }
    return tokens
  }

  private static let endings: Set<String> = [
    ".", "!", "?", ";", "\n", ",", "please", "pls", "plz", "thanks", "thx", "cheers", "thank", "ok",
    "okay", ":", "*", "-",
  ]

  private static let longEndings: [[String]] = [
    "thank you", "many thanks", "thanks a lot", "will you", "would you", "if possible",
    "if you can", "if you could", "right away", "as well please", "thank you very much", "ta",
    "thanks in advance", "of course", "any time soon", "if that is possible",
    "many thanks in advance", "asap",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let openings: [[String]] = {
    let texts = """
      please,pls,plz,hi,hello,hey,hi there,hello there,hey there,good morning,good afternoon,\
      good evening,no wait,wait,hang on,hold on,if possible,if you can,can you also,could you also,could we also,can we also,\
      could you maybe,can you maybe,i was wondering if you could,what i want is to,feel free to,ok,okay,ok so,so,well,and,also,then,and then,now,finally,actually,oh,ah,um,\
      hmm,alright,right,can you,could you,would you,will you,can we,could we,can you please,could you please,would you please,\
      i want you to,i would like you to,i need you to,we need you to,let us,we should,i want to,\
      we want to,i would like to,we would like to,i need to,we need to,kindly,just,simply,maybe,perhaps,please just,now please,\
      is it possible to,would it be possible to,i think you should,i think we should,go ahead and,be so kind and,one more thing,\
      yes,yeah,yep,thanks,thank you,nope,sorry,btw,by the way,but,too,besides,moreover,in addition,\
      try to,would you mind to,do me a favour and,it would be nice if you could,it would be great if you could,",",-,*,:,.,\
      it would be nice if,it would be great if,i guess,i think,i believe,in that case,afterwards,after that,additionally,furthermore,lastly,secondly,thirdly,firstly,quickly
      """
    return texts.split(separator: ",").map { phrase in
      phrase.split { $0 == " " || $0 == "\n" || $0 == "\"" }.map(String.init)
    }.filter { !$0.isEmpty }.sorted { $0.count > $1.count } + [
      [","], ["-"], ["*"], [":"], ["no", ","], ["first", ","], ["next", ","], ["great", ","],
    ]
  }()

  /// Whether a clause only says why.
  static func isReason(_ tokens: ArraySlice<Token>) -> Bool {
    let keys = tokens.map(\.key)
    guard let first = keys.first, tokens.count <= 24 else { return false }
    // `Only return valid JSON, without Markdown` is meant for a model.
    if keys.contains(where: { ["json", "markdown"].contains($0) }),
      keys.contains(where: { ["return", "respond", "output", "answer", "reply"].contains($0) }),
      !tokens.contains(where: { $0.kind == .quoted })
    {
      return true
    }
    if ["because", "since", "so_that"].contains(first) { return true }
    if keys.starts(with: ["so", "that"]) || keys.starts(with: ["that", "is", "why"]) {
      return true
    }
    guard ["our", "we", "it", "they", "my", "people"].contains(first) else { return false }
    // A reason wishes for nothing.
    let wishes: Set<String> = [
      "need", "want", "should", "must", "would", "like", "please", "not", "only", "have", "has",
      "can", "make", "add", "remove", "delete",
      "move", "put", "ask", "if", "when", "unless", "instead", "show", "hide", "may", "could",
      "shall", "will", "no", "never", "needs", "without",
    ]
    if keys.starts(with: ["our"]) {
      return wishes.subtracting(["want", "need", "has", "needs", "have"]).isDisjoint(with: keys)
    }
    return wishes.isDisjoint(with: keys)
  }

  /// Whether a sentence may change what the others mean.
  static func dependsOnOthers(_ tokens: ArraySlice<Token>) -> Bool {
    let telling: Set<String> = [
      "it", "that", "this", "them", "they", "those", "but", "except", "not", "only", "unless",
      "instead", "otherwise", "though", "however", "yet", "wait", "no", "never",
      "both", "same", "too", "also", "these", "one", "other", "if", "when",
    ]
    return tokens.contains { $0.isOne(of: telling) }
  }
}
