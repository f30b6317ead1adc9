extension Case {
  /// Whether `found`, answers to look-ups in a trie, has the same effect on each text as the expected ones: an answer
  /// may take a scalar away and write it again.
  func hasSameEffect(_ found: String) -> Bool {
    let texts = (question.columns.last ?? "").split(separator: " ")
    let (expected, found) = (answer.split(separator: " "), found.split(separator: " "))
    return found.count == expected.count && texts.count == expected.count
      && texts.indices.allSatisfy { index in
        if found[index] == expected[index] { return true }
        let effect = Self.effect(of: expected[index], on: texts[index])
        return effect != nil && effect == Self.effect(of: found[index], on: texts[index])
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
