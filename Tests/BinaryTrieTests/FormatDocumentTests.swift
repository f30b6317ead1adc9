import Layouts
import TestSupport
import Testing

import struct Hwalja.Trie

/// What docs/FORMAT.md says of dist/trie/cheonjiin.trie, held against that file.
@Suite struct FormatDocumentTests {
  private let document: String
  private let bytes: [UInt8]
  private let ids = Layout.cheonjiin.keys.map(\.id) + ["⌫"]

  init() throws {
    document = try Repository.text("docs/FORMAT.md")
    bytes = try Repository.bytes("dist/trie/cheonjiin.trie")
  }

  /// Every number on the way of a look-up, and where the way ends.
  @Test func theWalksGoThroughTheBytes() throws {
    let walks = DocumentedWalk.all(in: document)
    #expect(walks.map(\.title) == ["안ㅅ + ㅅㅎ → 않", "각 + 천 → 가\u{1100}\u{119E}"])
    for walk in walks {
      var names: [String: Int] = [:]
      for step in walk.steps {
        var value = try #require(step.value(names), "\(step)")
        if let there = step.bytes {
          #expect(step.offset == value, "\(step)")
          let found = bytes[value..<value + there.utf8.count]
          #expect(found.elementsEqual(there.utf8), "\(step)")
          value = found.reversed().reduce(0) { $0 * 90 + Int($1) - 0x25 }
        }
        #expect(step.result == value, "\(step)")
        names[step.name] = value
      }
      let written = ["first", "second", "third"].compactMap { names[$0] }
      let state = walk.state.unicodeScalars.map { Int($0.value) }
      #expect(state == [names["before"] ?? 0, names["last"]].filter { $0 != 0 })
      let text = state.dropLast(try #require(names["consumed"])) + written
      #expect(text.elementsEqual(walk.outcome.unicodeScalars.map { Int($0.value) }))
      try expect(walk.key, after: walk.state, makes: walk.outcome)
    }
  }

  /// A row of the table says: state, key, how many scalars go, and which come.
  @Test func theVectorsAreWhatTheFileSays() throws {
    let section = try #require(document.components(separatedBy: "## A vector of each kind").last)
    let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let vectors = rows.filter { $0.count == 5 && Int($0[2]) != nil }
    #expect(vectors.count == 13)
    for row in vectors {
      let rest = row[0].scalars.dropLast(try #require(Int(row[2])))
      try expect(
        row[1], after: row[0], makes: String(scalars: rest) + (row[3] == "–" ? "" : row[3]))
    }
  }

  private func expect(_ key: String, after state: String, makes text: String) throws {
    let number = try #require(ids.firstIndex(of: key))
    let found = try Trie(copying: bytes).run(state.scalars, pressing: number)
    #expect((found ?? state.scalars) == text.scalars, "\(key) after \(state)")
  }

  @Test(arguments: [
    "truncated", "tooLong", "wrongMagic", "newerVersion", "wrongByte", "wrongChecksum",
  ])
  func everyErrorOfOpeningIsNamed(error: String) {
    #expect(document.contains("`\(error)`"))
  }
}
