// Decides which words the user can still type, for a bar of suggestions.

extension Composer {
  /// Returns true if presses without backspace can turn the run into `word` or the beginning of `word`. The letters of
  /// the run must be the first letters of `word`, but presses may still change the last letter of the run.
  ///
  /// 간 can become 간다, 가나 and, if a press turns ㄴ into ㄹ, 갈, but not 각 or 가. An empty run can become any word. If the
  /// word began before the run, pass the rest of the word. Its syllables may be decomposed.
  public func canBecome(_ word: String) -> Bool {
    let typed = Trie.letters(of: run)
    guard let last = typed.last else { return true }
    let wanted = Trie.letters(of: word.unicodeScalars, atLeast: typed.count)
    return typed.count <= wanted.count && wanted.starts(with: typed.dropLast())
      && layout.trie.canTurn(last, into: wanted[typed.count - 1])
  }
}

extension Trie {
  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// The first consonant of each tail, from tail 1 on.
  private static let firstConsonants = Array("ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Returns the letters of `scalars`. Syllables, decomposed or not, and leads before a dot are replaced with their
  /// letters. Any other scalar counts as one letter.
  ///
  /// - Parameter count: The number of letters that the caller needs. Scalars that come after these letters are not
  ///   read.
  fileprivate static func letters(
    of scalars: some Sequence<Unicode.Scalar>, atLeast count: Int = .max
  ) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for scalar in scalars {
      if letters.count >= count { break }
      if let syllable = Syllable(scalar) {
        letters.append(leads[syllable.lead])
        letters.append(Hangul.vowels.scalar(syllable.vowel))
        if syllable.tail > 0 { letters += tailLetters(syllable.tail - 1) }
      } else if let lead = Hangul.leads.index(of: scalar) {
        letters.append(leads[lead])
      } else if let vowel = Hangul.joiningVowels.index(of: scalar) {
        letters.append(Hangul.vowels.scalar(vowel))
      } else if let tail = Hangul.joiningTails.index(of: scalar) {
        letters += tailLetters(tail)
      } else {
        letters.append(scalar)
      }
    }
    return letters
  }

  /// Returns the one or two consonants of a tail.
  private static func tailLetters(_ tail: Int) -> [Unicode.Scalar] {
    let (first, last) = (firstConsonants[tail], Format.lastConsonants[tail])
    return first == last ? [first] : [first, last]
  }

  /// Returns true if `letter` is `wanted`, or if presses can turn `letter` into `wanted` without appending anything.
  fileprivate func canTurn(_ letter: Unicode.Scalar, into wanted: Unicode.Scalar) -> Bool {
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
