import Hangul
import StateMap

import struct Hwalja.Trie

@testable import Verification

/// A trie that may be forged, asked through the reader that ships and through the one that proves.
struct Sampling {
  let trie: Trie
  private let tables: TrieTables

  /// Opens `bytes`; nil if they are none, or damaged.
  init?(_ bytes: [UInt8]) {
    guard let trie = try? Trie(copying: bytes) else { return nil }
    self.trie = trie
    tables = TrieTables(TrieDigits(digits: bytes.map { Int($0) - 0x25 }))
  }

  /// The first look-up of all kinds where the readers differ; of `every` so many look-ups one is made, not the same
  /// ones under each key.
  func difference(every: Int = 1) -> String? {
    for key in 0...trie.keyCount {
      for index in stride(from: key % every, to: Sampling.ends.count, by: every) {
        let (last, before) = Sampling.ends[index]
        let run = [before, last].compactMap(\.self)
        let found = trie.run(run, pressing: key)
        let state = tables.state(before: before?.value ?? 0, last: last?.value ?? 0)
        let expected = tables.answer(key: key, state)
        if found != expected.map({ run.dropLast($0.consumed) + $0.text.scalars }) {
          return "key \(key) after \(run): \(found as Any)"
        }
      }
    }
    return nil
  }

  /// What runs end in, by what a trie tells apart: syllables by tail and by vowel; letters, dots and others after
  /// nothing, tails, leads and what is none.
  private static let ends: [(Unicode.Scalar?, Unicode.Scalar?)] = {
    let befores: [Unicode.Scalar?] = [nil, "가", "안", "힣", "\u{1112}", "ㄳ", "ㅎ", "A"]
    let tails: [UInt32] = Array(0xAC00...0xAC1B)
    let vowels: [UInt32] = (0..<21).map { 0xD788 - 28 * $0 }
    let others: [UInt32] = Array(0x3131...0x3163) + [0x2E, 0x1105, 0x119E, 0x11A2, 0x10FFFF]
    return (tails + vowels).map { (Unicode.Scalar($0), nil) } + [(nil, nil)]
      + others.flatMap { last in befores.map { (Unicode.Scalar(last), $0) } }
  }()
}
