import Artifacts
import Formats
import Layouts
import Testing

import struct Hwalja.Trie
import enum Hwalja.TrieError

@testable import Maps
@testable import Verification

/// The trie reader of the proof, and the trie reader of Swift's run-time. `conform` asks every language about three
/// kinds of tries: tries cut at any length, tries with any bit flipped, and forged tries with a valid checksum.
@Suite struct TrieTests {
  private static let sound = try! LayoutMaps(.naratgeul).trie.get()
  private static let count = sound.count

  private static func changed(_ changes: [Int: UInt8]) -> [UInt8] {
    changes.reduce(into: sound) { $0[$1.key] = $1.value }
  }

  /// Bytes, the detail that the proof reports, and the error of Swift's run-time. The run-time checks the version
  /// first, and reports it before any other fault.
  private static let damaged: [(bytes: [UInt8], detail: String, error: TrieError)] = [
    ([], "is not a trie: it does not start with HWJT", .truncated(expected: 22, actual: 0)),
    (changed([0: 0x41]), "is not a trie: it does not start with HWJT", .wrongMagic),
    (changed([9: 0x27]), "has version 2 instead of 1", .newerVersion(2)),
    (changed([9: 0x27, 30: 0xFF]), noDigit(30), .newerVersion(2)),
    (sound.dropLast(count - 21), "is truncated at 21 bytes", .truncated(expected: 22, actual: 21)),
    (sound.dropLast(), has(count - 1), .truncated(expected: count, actual: count - 1)),
    (sound + [0x25], has(count + 1), .tooLong(expected: count, actual: count + 1)),
    (changed([9: 0x25]), "has version 0 instead of 1", .wrongByte(9)),
    (changed([30: 0x24]), noDigit(30), .wrongByte(30)),
    (changed([40: 0x7F]), noDigit(40), .wrongByte(40)),
    (changed([40: sound[40] ^ 1]), "has a wrong checksum", .wrongChecksum),
  ]
  private static func noDigit(_ offset: Int) -> String { "has a byte that is not a digit, % to ~, at offset \(offset)" }
  private static func has(_ size: Int) -> String { "has \(size) bytes, but its header contains the size \(count)" }

  @Test(arguments: damaged)
  func rejectsDamagedTries(bytes: [UInt8], detail: String, error: TrieError) {
    #expect(failure { _ = try TrieTables("a.trie", bytes, of: .naratgeul) } == "a.trie \(detail)")
    #expect(throws: error) { try Trie(copying: bytes) }
  }

  @Test func rejectsTheTrieOfAnotherLayout() throws {
    let other = try LayoutMaps(.dubeolsik).trie.get()
    #expect(failure { _ = try TrieTables("a.trie", other, of: .naratgeul) } == "a.trie has 34 keys instead of 13")
  }

  /// No rule replaces two scalars with an open syllable. In a real trie, the first cell is therefore in no
  /// before-block, but a reader must accept a trie in which it is. The test sets each cell in turn, until the cell of
  /// 안ㅅ refers to the first cell.
  @Test func aBeforeBlockCanContainTheFirstCell() throws {
    let trie = try LayoutMaps(.cheonjiin).trie.get()
    let key = Layout.cheonjiin.keys.firstIndex { $0.id == "ㅅㅎ" }!
    let found = try (TrieDigits(trie).pair(17)..<trie.count - 1).contains { offset in
      var bytes = trie
      bytes.replaceSubrange(offset..<offset + 2, with: [0x26, 0x25])
      let checksum = Checksum.crc32(Array(bytes[9...]))
      var rest = Int(checksum)
      for place in 4..<9 { (bytes[place], rest) = (UInt8(0x25 + rest % 90), rest / 90) }
      let reader = try TrieTables("a.trie", bytes)
      let state = reader.state(before: "안".unicodeScalars.first!.value, last: "ㅅ".unicodeScalars.first!.value)
      return reader.answer(key: key, state) == Answer(consumed: 2, text: ShortText("아".unicodeScalars.first!))
    }
    #expect(found)
  }

  /// Only backspace leads to the state of this cell. No run that types the letters of 가ㄱ ends in that state.
  @Test func provesCellsOfLettersThatBackspaceLeavesSeparate() throws {
    let map = LayoutMaps(.naratgeul).full
    let wrong = Syllable.all.filter { $0.tail == .none }.map { open in
      StateMap.Entry(state: ShortText(open.scalar) + "ㄱ", replacement: ShortText(open.scalar) + "ㄴ")
    }
    let tables = map.tables.map { table in
      let added = table.key == "획추가" ? wrong : []
      return StateMap.Table(key: table.key, entries: (table.entries + added).sorted { $0.state < $1.state })
    }
    let bytes = try TrieModel(StateMap(layout: .naratgeul, tables: tables)).bytes()
    let reader = try TrieTables("a.trie", bytes, of: .naratgeul)
    let expected = "a.trie turns 가ㄱ with 획추가 into 가ㄴ instead of 가ㅋ"
    #expect(failure { try MapProof(map).run([reader]) } == expected)
    #expect(failure { _ = try RuleProof(layout: .naratgeul, readers: [reader]).run() } == expected)
  }
}
