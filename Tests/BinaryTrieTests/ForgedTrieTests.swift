import Layouts
import Testing

import struct Runtime.Trie
import enum Runtime.TrieError

/// Tries that were made to deceive: the checksum is right, what it covers is not.
@Suite("A trie forged with a right checksum") struct ForgedTrieTests {
  private let forgery: TrieForgery

  init() throws {
    forgery = TrieForgery(bytes: try LayoutTrie(.cheonjiin).bytes)
  }

  private func error(_ change: (inout TrieForgery) -> Void) -> TrieError? {
    do {
      _ = try Trie(copying: forgery.sealed(change))
      return nil
    } catch {
      return error
    }
  }

  private var letters: Int { forgery.pair(13) }
  private var leads: Int { letters + 3 * forgery[12] }
  private var keys: Int { forgery.pair(15) }
  private var blocks: Int { forgery.pair(17) }
  private var size: Int { forgery.bytes.count }

  @Test("cannot move its sections")
  func sections() {
    for pointer in [13, 15, 17] {
      for offset in [0, 1, forgery.pair(pointer) - 1, forgery.pair(pointer) + 1, size, 8_099] {
        #expect(error { $0.setPair(pointer, offset) } == .wrongOffset(pointer))
      }
    }
    #expect(error { $0[20] = 1 } == .wrongValue(20))
    #expect(error { $0[12] += 1 } == .wrongOffset(15))
    #expect(error { $0[21] += 1 } == .wrongOffset(13))
    #expect(error { $0[19] += 1 } == .wrongOffset(17))
  }

  @Test("cannot do without keys")
  func noKeys() {
    let header = forgery.bytes[..<keys]
    var empty = TrieForgery(bytes: Array(header))
    empty[19] = 0
    empty.setPair(10, keys)
    empty.setPair(17, keys)
    empty.seal()
    #expect(throws: TrieError.wrongValue(19)) { try Trie(copying: empty.bytes) }
  }

  @Test("cannot have letters that are no scalars")
  func letterScalars() {
    for value in [0, 0xD800, 0xDFFF] {
      #expect(
        error {
          $0.setPair(letters, value % 8_100)
          $0[letters + 2] = value / 8_100
        } == .wrongValue(letters))
    }
  }

  @Test("cannot confuse consonants")
  func consonants() {
    #expect(error { $0[leads] = 30 } == .wrongValue(leads))
    #expect(error { $0[leads] = $0[leads + 1] } == .wrongValue(leads))
    let cluster = leads + 19 + 2
    #expect(forgery[cluster] == 89)
    for lead in [0, 18, 19, 88] { #expect(error { $0[cluster] = lead } == .wrongValue(cluster)) }
  }

  @Test("cannot have keys that start with no letter, or join what they do not start with")
  func keyRecords() {
    let backspace = keys + 10 * (forgery[19] - 1)
    #expect(forgery[backspace] == 89)
    #expect(error { $0[keys] = 40 + $0[12] } == .wrongValue(keys))
    #expect(error { $0[keys + 1] = 23 } == .wrongValue(keys + 1))
    #expect(error { $0[backspace + 1] = 0 } == .wrongValue(backspace + 1))
  }

  @Test("cannot point outside its blocks")
  func blockOffsets() {
    for key in 0..<forgery[19] {
      for pointer in stride(from: keys + 10 * key + 2, to: keys + 10 * key + 10, by: 2) {
        for offset in [0, blocks - 1, size - 3, size, 8_099] {
          #expect(error { $0.setPair(pointer, offset) } == .wrongOffset(pointer))
        }
      }
    }
  }

  @Test("cannot have a block end beyond the file, or a range beyond its indices")
  func ranges() {
    let tails = forgery.pair(keys + 2)
    #expect(error { $0[tails + 2] += 1 } == .wrongValue(tails + 2))
    let last = keys + 10 * (forgery[19] - 1) + 8
    #expect(error { $0[$0.pair(last) + 3] += 1 } == .wrongOffset(last))
  }

  @Test("cannot lead in a circle, nor out of its blocks")
  func beforeBlocks() throws {
    let before = try #require((blocks..<size - 1).first { isBefore($0) })
    let block = blocks + 2 * (forgery.pair(before) - 1_206)
    #expect(error { $0.setPair(block, $0.pair(before)) } == .wrongValue(block))
    #expect(error { $0.setPair(block + 4, $0.pair(before)) } == .wrongValue(block + 4))
    #expect(error { $0.setPair(before, 8_099) } == .wrongOffset(before))
    #expect(error { $0[block + 2] = 29 } == .wrongValue(block + 2))
  }

  /// Whether a key's block of consonants has a before at `offset`.
  private func isBefore(_ offset: Int) -> Bool {
    (0..<forgery[19]).contains { key in
      let block = forgery.pair(keys + 10 * key + 6)
      let cells = stride(from: block + 4, to: block + 4 + 2 * forgery[block + 3], by: 2)
      return cells.contains(offset) && forgery.pair(offset) >= 1_206
    }
  }

  @Test("with any digit anywhere is an error, or sound")
  func everyDigitEverywhere() {
    let memory = GuardedMemory(count: size)
    var opened = 0
    for offset in 9..<size {
      for digit in 0..<90 {
        memory.fill(with: forgery.sealed { $0[offset] = digit })
        guard let trie = try? Trie(unsafeBytes: memory.bytes) else { continue }
        opened += 1
        guard trie.answersAreText else {
          Issue.record("digit \(digit) at \(offset) opens, and writes what is no text")
          return
        }
      }
    }
    #expect(opened > size)
  }
}
