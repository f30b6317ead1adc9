import Layouts

/// How many bytes one layout's file of a format may have.
struct SizeLimit: Sendable {
  /// The limit for a layout of up to four vowel keys, as a phone keypad has.
  let bytes: Int
  /// What each vowel key beyond the fourth adds.
  ///
  /// A full map says for each key that appends a vowel or a pending dot how every one of the 10,773
  /// syllables with a tail gives its last consonant up; that is most of its size, and a keyboard with
  /// a key for every vowel has fourteen such keys. What a keyboard ships says it once: 0 there.
  var bytesPerVowelKey = 0

  /// The limit for `layout`.
  func callAsFunction(for layout: Layout) -> Int {
    let vowelKeys = layout.keys.count { $0.appends?.takesLead == true }
    return bytes + bytesPerVowelKey * max(0, vowelKeys - 4)
  }
}
