import Layouts
import TestSupport
import Testing

/// Tries that were made to deceive: the checksum is right, what it covers is not. Both readers say the same of each,
/// the one that ships and the one that proves.
@Suite struct ForgedTrieTests {
  private let forgery: TrieForgery

  init() throws { forgery = TrieForgery(bytes: try Layout.cheonjiin.trie()) }

  /// Keys by what they append: ㅣ and a dot, which join leads; ㄱ, which joins none; nothing.
  enum Kind: Int {
    case bar = 0
    case dot = 1
    case consonant = 3
    case backspace = 11
  }

  private var keys: Int { forgery.pair(15) }
  private func record(_ key: Kind) -> Int { keys + 10 * key.rawValue }

  private func text(
    _ key: Kind, after run: String, _ change: (inout TrieForgery) -> Void
  ) throws -> String? {
    try TrieReaders(forgery.sealed(change)).text(of: run, pressing: key.rawValue)
  }

  /// The same where all blocks of the key have `cell` for everything, and `before` leads on from bare leads alone.
  private func text(
    _ key: Kind, after run: String, cell: Int, before: Int = 0,
    _ change: (inout TrieForgery) -> Void = { _ in }
  ) throws -> String? {
    let record = record(key)
    return try text(key, after: run) { forgery in
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

  /// A cell that wants a syllable, a lead or a key that joins gives an answer only where there is one.
  @Test(
    arguments: [
      ([1, 28, 29, 560], .bar, ["가"], ["ㄱ", "ㅏ", ".", "\u{119E}"]),
      ([1_093, 1_113, 1_114], .bar, ["각", "ㄱ"], ["ㅏ", ".", "\u{119E}"]),
      ([561, 1_092, 1_115], .bar, ["각"], ["ㅏ"]), ([561, 1_092, 1_115], .dot, ["각"], []),
      ([561, 1_092, 1_115], .consonant, [], ["각"]), ([561, 1_092, 1_115], .backspace, [], ["각"]),
      ([1_117 + 45], .bar, ["가"], []), ([1_117 + 46], .bar, [], ["가"]),
    ] as [([Int], Kind, [String], [String])])
  func aCellAnswersWhereWhatItWantsIsThere(
    cells: [Int], key: Kind, with: [String], without: [String]
  ) throws {
    for cell in cells {
      for run in with { #expect(try text(key, after: run, cell: cell) != nil, "\(run)") }
      for run in without { #expect(try text(key, after: run, cell: cell) == nil, "\(run)") }
    }
  }

  /// Digits of the record of ㅣ, what it appends and what it joins, to the last that mean something.
  @Test(arguments: [(1, 22, true), (1, 23, false), (0, 89, false), (0, 46, false)])
  func aKeyJoinsWhatThereIs(digit: Int, value: Int, answers: Bool) throws {
    for cell in [561, 1_092, 1_115] {
      let found = try text(.bar, after: "각", cell: cell) { $0[record(.bar) + digit] = value }
      #expect((found != nil) == answers)
    }
  }

  @Test(arguments: [(0, false), (1, true), (0xD7FF, true), (0xD800, false), (0xDFFF, false)])
  func aLetterIsAScalar(value: Int, isThere: Bool) throws {
    let found = try text(.bar, after: "가", cell: 1_117 + 40) {
      $0.setPair($0.pair(13), value % 8_100)
      $0[$0.pair(13) + 2] = value / 8_100
    }
    #expect((found != nil) == isThere)
  }

  /// A cell that asks what stands before is followed wherever it is met, and none from there.
  @Test(arguments: ["가", "각", "ㄱ", "ㅏ", "."])
  func aBeforeIsFollowedOnce(run: String) throws {
    #expect(try text(.bar, after: "ㄱ" + run, cell: 1_206, before: 1_116) == "")
    #expect(try text(.bar, after: "ㄱ" + run, cell: 1_206, before: 0) == "ㄱ" + run + "ㅣ")
    #expect(try text(.bar, after: "ㄱ" + run, cell: 1_206, before: 1_206) == nil)
    // Its own cell, where what stands before has no index.
    #expect(try text(.bar, after: "A" + run, cell: 1_206, before: 1_116) == "A" + run + "ㅣ")
    #expect(try text(.bar, after: run, cell: 1_206) { $0.setPair($0.pair(17), 1_206) } == nil)
  }

  @Test(arguments: [(0, "기"), (18, "히"), (19, "ㄱㅣ"), (88, "ㄱㅣ")])
  func aConsonantLeadsIfTheTableGivesOneOfTheNineteen(lead: Int, text: String) throws {
    let leads = forgery.pair(13) + 3 * forgery[12] + 19
    #expect(try self.text(.bar, after: "ㄱ") { $0[leads] = lead } == text)
  }

  @Test func thereAreTheKeysThatTheHeaderCounts() throws {
    #expect(try text(.backspace, after: "가") { _ in } == "ㄱ")
    #expect(try text(.backspace, after: "가") { $0[19] -= 1 } == nil)
    #expect(try text(.bar, after: "가") { $0[19] = 0 } == nil)
  }

  /// A block half outside has its own cell of one digit and no range; one beyond the end has only zeros.
  @Test(arguments: [Kind.bar, .consonant], ["가", "각", "ㄱ", "ㅏ"])
  func outsideTheFileAreZeros(key: Kind, run: String) throws {
    let last = forgery.bytes.count - 1
    for (place, cell) in [(last, forgery[last]), (8_099, 0)] {
      let found = try text(key, after: run) { forgery in
        for pointer in stride(from: record(key) + 2, to: record(key) + 10, by: 2) {
          forgery.setPair(pointer, place)
        }
      }
      #expect(try found == text(key, after: run, cell: cell))
    }
    #expect(try text(key, after: run, cell: 0) == run + (key == .bar ? "ㅣ" : "ㄱ"))
  }
}
