import Foundation
import Hangul

/// Reads the words that consist only of syllables.
public enum WordList {
  /// The words of a Hunspell dictionary, each once: a line has one entry, with flags after it.
  ///
  /// Entries are composed first (form NFC), because dictionaries may hold conjoining jamo. Entries
  /// with anything but syllables, such as numbers and single jamo, are left out.
  public static func words(ofDictionary text: String) -> [[Syllable]] {
    var seen: Set<String> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let word = line.prefix { $0 != "/" }.precomposedStringWithCanonicalMapping
      let syllables = word.unicodeScalars.compactMap { Syllable($0) }
      guard !syllables.isEmpty, syllables.count == word.unicodeScalars.count,
        seen.insert(word).inserted
      else { return nil }
      return syllables
    }
  }
}
