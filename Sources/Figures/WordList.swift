import Foundation
import Hangul

/// Words of syllables and nothing else.
public enum WordList {
  /// The words of a Hunspell dictionary, each once: an entry a line, up to its flags.
  ///
  /// Such files may hold conjoining jamo, so that the entries are composed first (form NFC). Entries
  /// with anything but syllables, numbers and single jamo say, are left out.
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
