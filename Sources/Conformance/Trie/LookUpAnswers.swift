/// Answers of a trie's look-ups, by their effect: to take one scalar away and write it again is to leave it.
struct LookUpAnswers {
  private let texts: [Substring]
  private let answers: [Substring]

  init(_ asked: Case) {
    texts = (asked.question.columns.last ?? "").split(separator: " ")
    answers = asked.answer.split(separator: " ")
  }

  /// Whether `found` makes the same of every text.
  func haveEffect(of found: String) -> Bool {
    let found = found.split(separator: " ")
    return found.count == answers.count && texts.count == answers.count
      && texts.indices.allSatisfy { index in
        if found[index] == answers[index] { return true }
        let expected = Self.effect(of: answers[index], on: texts[index])
        return expected != nil && expected == Self.effect(of: found[index], on: texts[index])
      }
  }

  /// What `1:AC00` makes of the scalars in `3:1100.119E`; nil if nothing, or if it is no answer.
  private static func effect(of answer: Substring, on lookUp: Substring) -> [Substring]? {
    let (said, text) = (parts(answer), parts(lookUp))
    guard let said, let text, text.scalars.count >= said.number else { return nil }
    return text.scalars.dropLast(said.number) + said.scalars
  }

  private static func parts(_ word: Substring) -> (number: Int, scalars: [Substring])? {
    guard let colon = word.firstIndex(of: ":"), let number = Int(word[..<colon]), number >= 0 else {
      return nil
    }
    return (number, word[word.index(after: colon)...].split(separator: "."))
  }
}
