import Formats
import Layouts
import Maps
import Testing
import Zlib

@testable import Verification

/// Tries as they are read back.
@Suite struct TrieTests {
  private static let trie = try! LayoutMaps(.naratgeul).trie.get()

  private static func changed(_ offset: Int, _ byte: UInt8) -> [UInt8] {
    var bytes = trie
    bytes[offset] = byte
    return bytes
  }

  /// With its type, for the compiler took five seconds to find that out.
  private static let damaged: [(bytes: [UInt8], detail: String)] = [
    ([], "does not begin as a trie, with HWJT"),
    (changed(0, 0x41), "does not begin as a trie, with HWJT"),
    (changed(30, 0x24), "has a byte that is no digit, % to ~"),
    (changed(30, 0x7F), "has a byte that is no digit, % to ~"),
    (Array(trie[..<21]), "is cut short, at 21 bytes"),
    (changed(9, 0x27), "is of version 2 and not 1"),
    (Array(trie.dropLast()), "has \(trie.count - 1) bytes and says \(trie.count)"),
    (trie + [0x25], "has \(trie.count + 1) bytes and says \(trie.count)"),
    (changed(40, trie[40] ^ 1), "has a wrong checksum"),
    (try! LayoutMaps(.dubeolsik).trie.get(), "has 34 keys and not 13"),
  ]

  @Test(arguments: damaged)
  func aDamagedTrieCannotBeOpened(bytes: [UInt8], detail: String) {
    let found = failure { _ = try TrieTables("a.trie", bytes, of: .naratgeul) }
    #expect(found == "a.trie \(detail)")
  }

  /// A cell for a state that only backspace leads to: 가ㄱ is not what a run of its letters ends in.
  @Test func whatATrieSaysOfLettersThatStandApartIsProved() throws {
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
    for found in [
      failure { try MapProof(map).run([reader]) },
      failure { _ = try RuleProof(layout: .naratgeul, readers: [reader]).run() },
    ] {
      #expect(found == "a.trie turns 가ㄱ by 획추가 into 가ㄴ and not 가ㅋ")
    }
  }
}
