// Part of Hwalja, under the MIT licence: see LICENSE.

extension Edit {
  /// Finds the boundaries of Characters in sequences of Unicode scalars. Fields delete one Character at a time.
  enum Characters {
    /// Returns true if `next` begins a Character after `scalars`.
    static func begin(
      with next: Unicode.Scalar, after scalars: some BidirectionalCollection<Unicode.Scalar>
    ) -> Bool {
      let isAfterPlain = scalars.last.map(isPlain) ?? true
      if isAfterPlain, isPlain(next) || Trie.Hangul.leads.index(of: next) != nil { return true }
      // No Character in use is longer than 32 scalars. The limit is even so that it splits no flag, which has two
      // scalars.
      return text(Array(scalars.suffix(32)) + [next]).last!.unicodeScalars.count == 1
    }

    /// Returns true if a pending dot after `text` would form one Character with the end of `text`.
    static func joinsDot(_ text: some StringProtocol) -> Bool {
      !begin(with: "\u{119E}", after: text.unicodeScalars)
    }

    /// Returns the start of the first Character of `old` that `new` does not contain, whole and in the same place.
    static func divergence<Scalars: RandomAccessCollection<Unicode.Scalar>>(
      of old: Scalars, from new: Scalars
    ) -> Int where Scalars.Index == Int {
      var start = 0
      while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
      while 0 < start, start < old.count, !begin(with: old[start], after: old[..<start]) {
        start -= 1
      }
      return start
    }

    static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var text = ""
      for scalar in scalars { text.unicodeScalars.append(scalar) }
      return text
    }

    /// Returns true if `scalar` is a syllable, a compatibility letter, two compatibility dots, ASCII or a line feed. A
    /// Character that ends in such a scalar is complete if another such scalar, or a lead, follows.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0A, 0x20...0x7E, 0x2025, 0x3131...0x318E, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }
}
