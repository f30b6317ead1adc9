import Layouts
import Verification

/// The suite about tries. It asks a reader about a layout's trie: whole, truncated, with flipped bits, and forged.
struct TrieSuite {
  let layout: Layout
  let trie: [UInt8]
  /// True if corrupted copies are included. One layout is enough, because readers do not depend on the layout.
  let hasDamagedCopies: Bool
  let coverage: Coverage

  var cases: [Case] {
    let reading = lookUps.map { Self.case(trie, $0) }
    guard hasDamagedCopies else { return reading }
    return reading + damaged.map { Self.case($0, []) } + forged
  }

  /// A look-up of a key after up to two scalars; a missing scalar is 0.
  private struct LookUp {
    let key: Int
    let before, last: UInt32

    /// The look-up as `KEY:SCALAR,SCALAR`, such as `3:AC00,1100`.
    var notation: String { "\(key):" + TrieSuite.hexadecimal(scalars) }

    var scalars: [UInt32] { [before, last].filter { $0 != 0 } }
  }

  /// Scalars of every kind that can come before the cursor: no scalar, leads, syllables with and without a tail,
  /// vowels, dots.
  private static let kinds: [UInt32] = [
    0, 0x41, 0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00,
    0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2, 0x2025, 0x318D,
  ]

  private var lookUps: [[LookUp]] {
    let sample = (0...layout.keys.count).map { Self.lookUps(key: $0) }
    // In the other dot style, a layout does the same with different scalars.
    guard coverage == .all, layout.dotStyle == .conjoining else { return sample }
    let everything: [UInt32] = Array(0x1100...0x11FF) + Array(0x3131...0x318E) + Array(0xAC00...0xD7A3)
    let pieces = stride(from: 0, to: everything.count, by: 256).map { everything[$0...].prefix(256) }
    return sample
      + (0...layout.keys.count).flatMap { key in
        pieces.flatMap { piece in
          [0, 0xAC01].map { before in
            piece.map { LookUp(key: key, before: before, last: $0) }
          }
        }
      }
  }

  /// Returns look-ups with each of `kinds` as the last scalar, and each of `kinds` as the scalar before that.
  private static func lookUps(key: Int) -> [LookUp] {
    kinds.flatMap { last in (last == 0 ? [0] : kinds).map { LookUp(key: key, before: $0, last: last) } }
  }

  /// The trie truncated to every length, and the trie with one bit of each byte flipped. `--all` flips every bit in
  /// turn.
  private var damaged: [[UInt8]] {
    let short = (0..<trie.count).map { Array(trie[..<$0]) }
    let flipped = trie.indices.flatMap { place in
      (coverage == .all ? Array(0..<8) : [place % 8]).map { bit in
        var bytes = trie
        bytes[place] ^= 1 << bit
        return bytes
      }
    }
    return short + flipped
  }

  private var forged: [Case] {
    var forger = TrieForger(trie)
    return (0..<(coverage == .all ? 3_000 : 300)).map { number in
      let bytes = forger.next()
      // A forged trie may have fewer keys than the original.
      return Self.case(bytes, Self.lookUps(key: number % (layout.keys.count + 1)))
    }
  }

  private static func `case`(_ trie: [UInt8], _ lookUps: [LookUp]) -> Case {
    let reader = try? TrieTables("", trie)
    let answers = lookUps.map { lookUp -> String in
      let state = reader?.state(before: lookUp.before, last: lookUp.last)
      guard let state, let answer = reader?.answer(key: lookUp.key, state) else { return "-" }
      let scalars = lookUp.scalars.dropLast(answer.consumed) + answer.text.scalars.map(\.value)
      return ":" + hexadecimal(scalars)
    }
    return Case(
      [
        "trie", trie.map { ($0 < 16 ? "0" : "") + hexadecimal([UInt32($0)]) }.joined(),
        lookUps.map(\.notation).joined(separator: " "),
      ],
      [reader == nil ? "refused" : answers.joined(separator: " ")])
  }

  private static func hexadecimal(_ scalars: some Sequence<UInt32>) -> String {
    scalars.map { String($0, radix: 16, uppercase: true) }.joined(separator: ",")
  }
}
