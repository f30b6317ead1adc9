import Foundation
import Layouts

/// Reads the words that consist only of syllables.
enum WordList {
  /// The words of a Hunspell dictionary, each once: a line has one entry, after it flags behind a slash, or data behind a
  /// tab or as in ` po:noun`.
  ///
  /// Entries are composed first (form NFC), because dictionaries may hold conjoining jamo. Entries with anything but
  /// syllables, such as numbers and single jamo, are left out and counted.
  static func words(ofDictionary text: String) -> (words: [[Syllable]], leftOut: Int) {
    var seen: Set<[Syllable]> = []
    var (words, leftOut) = ([[Syllable]](), 0)
    for line in text.split(whereSeparator: \.isNewline) {
      let end = line.firstRange(of: /[\/\t]| +[a-z]{2}:/)?.lowerBound ?? line.endIndex
      let word = line[..<end].precomposedStringWithCanonicalMapping
      let syllables = word.unicodeScalars.compactMap { Syllable($0) }
      if syllables.isEmpty || syllables.count != word.unicodeScalars.count {
        leftOut += 1
      } else if seen.insert(syllables).inserted {
        words.append(syllables)
      }
    }
    return (words, leftOut)
  }
}
