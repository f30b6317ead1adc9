import Hangul
import Testing

@testable import Verification

/// A table of replacements by key and state.
@Suite struct StateTableTests {
  /// So many entries that the table grows a dozen times.
  private static let entries: [(key: Int, state: ShortText, replacement: ShortText)] =
    (0..<40_000).map { index in
      let scalar = Unicode.Scalar(UInt32(0xAC00 + index % 11_172))!
      let state = index % 3 == 0 ? ShortText(scalar) : ShortText(of: "ㄱ") + scalar
      return (index / 11_172, state, ShortText(Unicode.Scalar(UInt32(0x4E00 + index % 20_000))!))
    }

  private func table(_ entries: some Sequence<(key: Int, state: ShortText, replacement: ShortText)>)
    -> StateTable
  {
    var table = StateTable()
    for entry in entries { table.insert(entry.replacement, entry.key, entry.state) }
    return table
  }

  @Test func whatWasPutInIsFoundAndNothingElse() {
    let table = table(Self.entries)
    #expect(table.count == Self.entries.count)
    #expect(Self.entries.allSatisfy { table[$0.key, $0.state] == $0.replacement })
    #expect(Self.entries.allSatisfy { table[9, $0.state] == nil })
    #expect(table[0, .empty] == nil && table[0, ShortText(of: "a")] == nil)
    #expect(StateTable()[0, .empty] == nil && StateTable().count == 0)
  }

  /// Small tables find every entry, too.
  @Test func fewEntriesAreFoundToo() {
    for count in 1...40 {
      let entries = Self.entries.prefix(count)
      let table = table(entries)
      #expect(table.count == count)
      #expect(entries.allSatisfy { table[$0.key, $0.state] == $0.replacement })
      #expect(Set(table.states) == Set(entries.map(\.state)))
    }
  }

  @Test func emptyReplacementsStayWhenTheTableGrows() {
    let entries = Self.entries.prefix(1_000).map { ($0.key, $0.state, ShortText.empty) }
    let table = table(entries)
    #expect(table.count == 1_000 && entries.allSatisfy { table[$0.0, $0.1] == .empty })
  }

  @Test func theFirstReplacementStays() {
    var table = StateTable()
    let (state, first) = (ShortText(of: "가"), ShortText(of: "나"))
    let isNew = [
      table.insert(first, 3, state), table.insert(ShortText(of: "다"), 3, state),
      table.insert(.empty, 4, state), table.insert(.empty, 3, .empty),
    ]
    #expect(isNew == [true, false, true, true])
    #expect(table[3, state] == first && table[4, state] == .empty && table[3, .empty] == .empty)
    #expect(table.count == 3)
  }

  @Test func statesAreNamedOnceForEachKey() {
    var table = StateTable()
    #expect(Array(table.states).isEmpty)
    for (key, text) in [(0, "가"), (1, "가"), (1, "가나"), (5, "")] {
      table.insert(.empty, key, ShortText(of: text))
    }
    #expect(table.states.map(\.description).sorted() == ["", "가", "가", "가나"])
  }

  @Test func aUnionHasTheEntriesOfBothAndItsOwnFirst() {
    var table = table(Self.entries.prefix(10))
    let (key, state, replacement) = Self.entries[3]
    var other = self.table(Self.entries.dropFirst(5).prefix(5_000))
    other.insert(ShortText(of: "x"), 7, ShortText(of: "yz"))
    other.insert(ShortText(of: "x"), key, state)
    table.formUnion(other)
    #expect(table.count == 5_006)
    #expect(Self.entries.prefix(5_005).allSatisfy { table[$0.key, $0.state] == $0.replacement })
    #expect(table[7, ShortText(of: "yz")] == ShortText(of: "x") && table[key, state] == replacement)
  }

  @Test func equalityIsByEntriesWhateverTheOrder() {
    let some = Self.entries.prefix(3_000)
    #expect(table(some) == table(some.reversed()))
    #expect(table(some) != table(some.dropLast()) && table(some.dropLast()) != table(some))
    #expect(StateTable() == StateTable() && table(some) != StateTable())
    let changes: [(inout (key: Int, state: ShortText, replacement: ShortText)) -> Void] = [
      { $0.key = 9 }, { $0.state = ShortText(of: "x") }, { $0.replacement = ShortText(of: "x") },
    ]
    for change in changes {
      var others = Array(some)
      change(&others[1_234])
      #expect(table(some) != table(others) && table(others) != table(some))
    }
    var larger = table(Self.entries)
    #expect(larger != table(some))
    larger = table(some)
    #expect(larger == table(some))
  }
}
