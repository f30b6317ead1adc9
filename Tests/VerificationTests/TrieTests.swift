import Formats
import Hangul
import Layouts
import StateMap
import TestSupport
import Testing
import Zlib

@testable import Verification

/// Tries, and the sources that carry them.
@Suite struct TrieTests {
  private static let maps = try! LayoutMaps(.naratgeul)
  private static let trie = try! maps.trie.get()
  private static let sky = try! LayoutMaps(.sky).trie.get()

  /// Tries of one length are told apart by their bytes.
  @Test func onlyTheSameBytesAreACopy() throws {
    let base = Layout.cheonjiin
    let other = Layout(
      id: "cheonjiim", name: base.name, latinName: base.latinName, rows: base.rows)
    let tries = try [base, other].map { try LayoutMaps($0).trie.get() }
    try #require(tries[0].count == tries[1].count && tries[0] != tries[1])
    let readers = try tries.map { try TrieMap("a.trie", $0, of: .cheonjiin) }
    #expect(!readers[0].isCopy(of: readers[1]) && !readers[1].isCopy(of: readers[0]))
    #expect(readers[0].isCopy(of: try TrieMap("b.trie", tries[0], of: .cheonjiin)))
  }

  @Test func everyKeyAndBackspaceAnswersAsTheMapDoes() throws {
    let map = Self.maps.full
    let reader = try TrieMap("a.trie", Self.trie, of: .naratgeul)
    for state in Set(map.tables.flatMap { $0.entries.map(\.state) }) {
      var answers = [Answer(consumed: 9, text: .empty)]
      reader.appendAnswers(to: state, &answers)
      try #require(answers.count == map.tables.count + 1 && answers[0].consumed == 9)
      for (answer, table) in zip(answers.dropFirst(), map.tables) {
        let expected = table.answer(to: state) ?? .nothing
        try #require(answer.hasSameEffect(as: expected, on: state), "\(state) \(table.key)")
      }
    }
  }

  @Test func aDamagedTrieCannotBeOpened() throws {
    func changed(_ offset: Int, _ byte: UInt8) -> [UInt8] {
      var bytes = Self.trie
      bytes[offset] = byte
      return bytes
    }
    let size = Self.trie.count
    for (bytes, detail) in [
      ([], "does not begin as a trie, with HWJT"),
      (changed(0, 0x41), "does not begin as a trie, with HWJT"),
      (changed(30, 0x24), "has a byte that is no digit, % to ~"),
      (changed(30, 0x7F), "has a byte that is no digit, % to ~"),
      (Array(Self.trie[..<21]), "is cut short, at 21 bytes"),
      (changed(9, 0x27), "is of version 2 and not 1"),
      (Array(Self.trie.dropLast()), "has \(size - 1) bytes and says \(size)"),
      (Self.trie + [0x25], "has \(size + 1) bytes and says \(size)"),
      (changed(40, Self.trie[40] ^ 1), "has a wrong checksum"),
    ] {
      let error = try #require(throws: VerificationFailure.self) {
        try TrieMap("a.trie", bytes, of: .naratgeul)
      }
      #expect(error.path == "a.trie" && error.detail == detail, "\(error)")
    }
  }

  /// It is not cut short: it says itself that nothing follows it.
  @Test func aHeaderAloneHasNoKeys() throws {
    var bytes = Array(Self.trie[..<22])
    for (place, digit) in [(10, 22), (11, 0), (12, 0), (19, 0), (21, 0)] as [(Int, UInt8)] {
      bytes[place] = digit + 0x25
    }
    var checksum = Checksum.crc32(Array(bytes[9...]))
    for place in 4..<9 {
      bytes[place] = UInt8(checksum % 90) + 0x25
      checksum /= 90
    }
    let error = try #require(throws: VerificationFailure.self) {
      try TrieMap("a.trie", bytes, of: .naratgeul)
    }
    #expect(error.detail == "has 0 keys and not 13")
  }

  @Test func aTrieOfAnotherLayoutHasOtherKeys() throws {
    let error = try #require(throws: VerificationFailure.self) {
      try TrieMap("a.trie", Self.trie, of: .dubeolsik)
    }
    #expect(error.detail == "has 13 keys and not 34")
  }

  @Test func aCopyHasTheSameBytes() throws {
    let reader = try TrieMap("a", Self.trie, of: .naratgeul)
    #expect(reader.isCopy(of: try TrieMap("b", Self.trie, of: .naratgeul)))
    #expect(!reader.isCopy(of: try TrieMap("b", Self.sky, of: .sky)))
    #expect(!reader.isCopy(of: StubReader()))
    #expect(reader.stray(outside: StateTable()) == nil)
  }

  // MARK: Sources

  /// `bytes` as a constant in quotes, and as numbers between commas.
  private func quoted(_ bytes: [UInt8]) -> String {
    "let a = \"\(String(decoding: bytes, as: UTF8.self).replacing("\\", with: "\\\\"))\"\n"
  }

  private func numbers(_ bytes: [UInt8], _ separator: String = ",") -> String {
    "x = [" + bytes.map(String.init).joined(separator: separator) + "]\n"
  }

  private func tries(_ text: String) -> [[UInt8]] { SourceTries.tries(in: Array(text.utf8)) }

  @Test func aConstantIsFoundWithItsEscapesUndone() {
    #expect(Self.trie.contains(0x5C) || Self.sky.contains(0x5C))
    let source = "// HWJT\n" + quoted(Self.trie) + "b()\n" + quoted(Self.sky)
    #expect(tries(source) == [Self.trie, Self.sky])
    #expect(tries(#"a "HWJT\\x\\\\y\"z" b"#) == [Array(#"HWJT\x\\y"z"#.utf8)])
  }

  @Test func numbersAreFoundBetweenCommasSpacesAndLines() {
    #expect(tries(numbers(Self.trie)) == [Self.trie])
    #expect(tries(numbers(Self.trie, ",\n  ")).isEmpty)
    let wrapped = numbers(Self.trie).replacing(",37", with: ",\n  37")
    #expect(tries(wrapped) == [Self.trie])
    #expect(tries("{72,87,74,84,37, 38,\n39} 40,41") == [[72, 87, 74, 84, 37, 38, 39]])
    #expect(tries("72,87,74,84,256,1000,5") == [[72, 87, 74, 84, 255, 255, 5]])
    #expect(
      tries("72,87,74,84,126;1 72,87,74,84,125;") == [
        [72, 87, 74, 84, 126], [72, 87, 74, 84, 125],
      ])
    #expect(tries(quoted(Self.sky) + numbers(Self.trie)) == [Self.sky, Self.trie])
  }

  @Test(arguments: ["", "HWJT", "\"HWJ", "'HWJTx'", "72,87,74", "\"hwjt\""])
  func whatIsNoTrieIsNotFound(text: String) {
    #expect(tries(text).isEmpty)
  }

  @Test func aConstantThatNeverEndsGoesOnToTheEnd() {
    #expect(tries("\"HWJTabc") == [Array("HWJTabc".utf8)])
    #expect(tries("\"HWJTab\\") == [Array("HWJTab".utf8)])
  }

  @Test func theHeaderNamesTheLayout() {
    #expect(SourceTries.layout(ofTrie: Self.trie) == "naratgeul")
    #expect(SourceTries.layout(ofTrie: Self.sky) == "sky")
    #expect(SourceTries.layout(ofTrie: Array(Self.trie[..<25])) == "nar")
    #expect(SourceTries.layout(ofTrie: Array(Self.trie[..<22])) == "")
    #expect(SourceTries.layout(ofTrie: Array(Self.trie[..<21])) == nil)
    var noDigit = Self.trie
    noDigit[21] = 0x24
    #expect(SourceTries.layout(ofTrie: noDigit) == nil)
  }
}
