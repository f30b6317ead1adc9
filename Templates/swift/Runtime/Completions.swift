// What a bar of suggestions asks: which of its words can still be reached.

extension Composer {
  /// Whether presses without backspace can make the run `word` or what `word` begins with: whether the run's letters,
  /// the last of them as it is or as presses can make it, are the first letters of `word`.
  ///
  /// 간 can become 간다 and 가나 and, where a press makes ㄹ of ㄴ, 갈; it cannot become 각, nor 가. An empty run can
  /// become any word. Only the run counts: of a word that began before it, ask about the rest.
  public func canBecome(_ word: String) -> Bool {
    let (typed, wanted) = (Trie.letters(of: run), Trie.letters(of: word.unicodeScalars))
    guard let last = typed.last else { return true }
    return typed.count <= wanted.count && wanted.starts(with: typed.dropLast())
      && layout.trie.turns(last, into: wanted[typed.count - 1])
  }
}

extension Trie {
  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// The first consonant of each tail, from tail 1 on.
  private static let firstConsonants = Array("ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// The letters of syllables and of leads before a dot; any other scalar is a letter.
  fileprivate static func letters(of scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for scalar in scalars {
      if let syllable = Syllable(scalar) {
        letters.append(leads[syllable.lead])
        letters.append(Hangul.vowels.scalar(syllable.vowel))
        guard syllable.tail > 0 else { continue }
        letters.append(firstConsonants[syllable.tail - 1])
        let last = Format.lastConsonants[syllable.tail - 1]
        if last != letters.last { letters.append(last) }
      } else {
        letters.append(Hangul.leads.index(of: scalar).map { leads[$0] } ?? scalar)
      }
    }
    return letters
  }

  /// Whether `letter` is `wanted`, or presses that append nothing make that of it.
  fileprivate func turns(_ letter: Unicode.Scalar, into wanted: Unicode.Scalar) -> Bool {
    var letters = [letter]
    var place = 0
    while place < letters.count, letters.last != wanted {
      let alone = [letters[place]]
      for key in 0..<keyCount - 1 where letters.last != wanted {
        guard let stroke = stroke(key, on: alone), stroke.kept == 0, stroke.added.count == 1,
          let next = stroke.added.first, Syllable(next) == nil, !letters.contains(next)
        else { continue }
        letters.append(next)
      }
      place += 1
    }
    return letters.last == wanted
  }
}
