import Layouts
import Testing

import struct Hwalja.Trie

/// Tries that were made to deceive: the checksum is right, what it covers is not.
@Suite("A trie forged with a right checksum") struct ForgedTrieTests {
  private let forgery: TrieForgery

  init() throws {
    forgery = TrieForgery(bytes: try LayoutTrie(.cheonjiin).bytes)
  }

  private var leads: Int { forgery.pair(13) + 3 * forgery[12] + 19 }
  private var keys: Int { forgery.pair(15) }

  /// Keys by what they append: ㅣ and a dot, which join leads; ㄱ, which joins none; nothing.
  private var bar: Int { keys }
  private var dot: Int { keys + 10 }
  private var consonant: Int { keys + 30 }
  private var backspace: Int { keys + 10 * (forgery[19] - 1) }

  /// What the key of `record` makes of `run`, nil if it does nothing.
  private func text(
    _ record: Int, after run: String, _ change: (inout TrieForgery) -> Void
  ) throws -> String? {
    let found = try Trie(copying: forgery.sealed(change)).run(
      Array(run.unicodeScalars), pressing: (record - keys) / 10)
    return found.map { String(String.UnicodeScalarView($0)) }
  }

  /// The same where all blocks of the key have `cell` for everything.
  private func text(
    _ record: Int, after run: String, cell: Int, before: Int = 0,
    _ change: (inout TrieForgery) -> Void = { _ in }
  ) throws -> String? {
    try text(record, after: run) { forgery in
      // A block without a range, then a before-block for bare leads alone.
      forgery.bytes += Array(repeating: 0x25, count: 10)
      let block = forgery.bytes.count - 10
      for pointer in stride(from: record + 2, to: record + 10, by: 2) {
        forgery.setPair(pointer, block)
      }
      forgery.setPair(10, forgery.bytes.count)
      forgery.setPair(block, cell)
      forgery.setPair(17, block + 4)
      (forgery[block + 6], forgery[block + 7]) = (28, 1)
      forgery.setPair(block + 8, before)
      change(&forgery)
    }
  }

  @Test("gives no answer where a syllable is wanted and is not there", arguments: [1, 28, 29, 560])
  func tails(cell: Int) throws {
    #expect(try text(bar, after: "가", cell: cell) != nil)
    for run in ["ㄱ", "ㅏ", ".", "\u{119E}"] {
      #expect(try text(bar, after: run, cell: cell) == nil)
    }
  }

  @Test(
    "gives no answer where a lead is wanted and is not there", arguments: [1_093, 1_113, 1_114])
  func vowels(cell: Int) throws {
    for run in ["각", "ㄱ"] { #expect(try text(bar, after: run, cell: cell) != nil) }
    for run in ["ㅏ", ".", "\u{119E}"] { #expect(try text(bar, after: run, cell: cell) == nil) }
  }

  @Test("carries to the keys that join and append a letter alone", arguments: [561, 1_092, 1_115])
  func joining(cell: Int) throws {
    for key in [bar, dot] { #expect(try text(key, after: "각", cell: cell) != nil) }
    for key in [consonant, backspace] { #expect(try text(key, after: "각", cell: cell) == nil) }
    #expect(try text(bar, after: "ㅏ", cell: cell) == nil)
    #expect(try text(bar, after: "각", cell: cell) { $0[bar + 1] = 22 } != nil)
    #expect(try text(bar, after: "각", cell: cell) { $0[bar + 1] = 23 } == nil)
    #expect(try text(bar, after: "각", cell: cell) { $0[bar] = 89 } == nil)
    #expect(try text(bar, after: "각", cell: cell) { $0[bar] = 46 } == nil)
  }

  @Test("writes the letters that there are")
  func letters() throws {
    #expect(try text(bar, after: "가", cell: 1_117 + 45) == "\u{11A2}")
    #expect(try text(bar, after: "가", cell: 1_117 + 46) == nil)
    for (value, isThere) in [
      (0, false), (1, true), (0xD7FF, true), (0xD800, false), (0xDFFF, false),
    ] {
      let found = try text(bar, after: "가", cell: 1_117 + 40) {
        $0.setPair($0.pair(13), value % 8_100)
        $0[$0.pair(13) + 2] = value / 8_100
      }
      #expect((found != nil) == isThere, "\(value)")
    }
  }

  @Test("follows a before wherever it is met, and none from there")
  func before() throws {
    for run in ["가", "각", "ㄱ", "ㅏ", "."] {
      #expect(try text(bar, after: "ㄱ" + run, cell: 1_206, before: 1_116) == "")
      #expect(try text(bar, after: "ㄱ" + run, cell: 1_206, before: 0) == "ㄱ" + run + "ㅣ")
      #expect(try text(bar, after: "ㄱ" + run, cell: 1_206, before: 1_206) == nil)
      // Its own cell, where what stands before has no index.
      #expect(try text(bar, after: "A" + run, cell: 1_206, before: 1_116) == "A" + run + "ㅣ")
      #expect(
        try text(bar, after: run, cell: 1_206) { $0.setPair($0.pair(17), 1_206) } == nil)
    }
    // It is no letter either, where a header counts so many that their numbers go on as far.
    let found = try text(bar, after: "각", cell: 1_206) {
      $0.setPair($0.pair(17), 1_206)
      $0[12] = 89
    }
    #expect(found == nil)
  }

  @Test("says of a consonant that it has a lead if the table gives one of the nineteen")
  func consonants() throws {
    for (lead, text) in [(0, "기"), (18, "히"), (19, "ㄱㅣ"), (88, "ㄱㅣ")] {
      #expect(try self.text(bar, after: "ㄱ") { $0[leads] = lead } == text)
    }
  }

  @Test("has the keys that its header counts, and no other")
  func keyCount() throws {
    #expect(try text(backspace, after: "가") { $0[19] -= 1 } == nil)
    #expect(try text(bar, after: "가") { $0[19] = 0 } == nil)
    #expect(try text(keys - 10, after: "가") { _ in } == nil)
  }

  @Test("reads 0 outside the file")
  func outside() throws {
    // A block half outside: its own cell has one digit, and no range.
    let size = forgery.bytes.count
    let last = forgery[size - 1]
    for record in [bar, consonant] {
      for run in ["가", "각", "ㄱ", "ㅏ"] {
        let found = try text(record, after: run) { forgery in
          for pointer in stride(from: record + 2, to: record + 10, by: 2) {
            forgery.setPair(pointer, size - 1)
          }
        }
        #expect(try found == text(record, after: run, cell: last))
        let beyond = try text(record, after: run) { forgery in
          for pointer in stride(from: record + 2, to: record + 10, by: 2) {
            forgery.setPair(pointer, 8_099)
          }
        }
        #expect(beyond == run + (record == bar ? "ㅣ" : "ㄱ"))
      }
    }
  }

  @Test("with other digits anywhere says the same to both readers")
  func everyDigit() {
    for offset in 10..<forgery.bytes.count where !(10...11 ~= offset) {
      for digit in [0, 1, 13, 22, 40, 88, 89] {
        guard let sampling = Sampling(forgery.sealed { $0[offset] = digit }) else {
          Issue.record("digit \(digit) at \(offset) does not open")
          continue
        }
        #expect(sampling.difference(every: 13) == nil, "digit \(digit) at \(offset)")
      }
    }
  }
}
