import Artifacts
import Distribution
import Formats
import Foundation
import Hangul
import Layouts
import StateMap
import TestSupport
import Testing
import Verification
import Zlib

/// The JSON files, by their text: order and repetition do not survive a parser.
@Suite struct JSONTests {
  private static let paths = Made.paths.filter { $0.hasPrefix("json/") }

  private func json(_ path: String) throws -> OrderedJSON {
    try OrderedJSON(parsing: content(path))
  }

  /// What is in the file, inflated if it is compressed.
  private func content(_ path: String) throws -> [UInt8] {
    let artifact = Made.artifact(path)
    return artifact.name.isCompressed ? try Gzip.decompress(artifact.bytes) : artifact.bytes
  }

  private func maps(of path: String) throws -> LayoutMaps {
    try #require(Made.maps.first { path.hasPrefix("json/\($0.layout.id).") })
  }

  @Test(arguments: paths)
  func keysStandInKeypadOrderAndStatesInScalarOrder(path: String) throws {
    let tables = try json(path).tables
    let keys = try maps(of: path).layout.keys.map(\.id) + ["⌫"]
    #expect(tables.map(\.key) == keys + (path.hasSuffix(".full.json") ? [] : ["받침"]))
    for table in tables {
      let states = table.entries.map(\.state.scalars)
      // Strictly ascending: so none stands twice.
      #expect(zip(states, states.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test(arguments: paths)
  func holdsTheMapEntryByEntry(path: String) throws {
    let maps = try maps(of: path)
    let expected =
      path.hasSuffix(".full.json")
      ? maps.full.tables : maps.minified.tables + [maps.minified.splits]
    for (table, found) in zip(expected, try json(path).tables) {
      #expect(table.entries.map(\.state.description.scalars) == found.entries.map(\.state.scalars))
      #expect(
        table.entries.map(\.replacement.description.scalars)
          == found.entries.map(\.replacement.scalars))
    }
  }

  @Test(arguments: paths.filter { $0.hasSuffix(".full.json") })
  func theFullMapHasOneEntryALine(path: String) throws {
    let tables = try json(path).tables.map { table in
      let lines = table.entries.map { "    \"\($0.state)\": \"\($0.replacement)\"" }
      return "  \"\(table.key)\": {\n\(lines.joined(separator: ",\n"))\n  }"
    }
    let text = "{\n\(tables.joined(separator: ",\n"))\n}\n"
    #expect(Made.artifact(path).bytes == Array(text.utf8))
  }

  @Test(arguments: paths.filter { !$0.hasSuffix(".full.json") })
  func theOthersHaveNoWhiteSpace(path: String) throws {
    let bytes = try content(path)
    #expect(!bytes.contains { $0 <= 0x20 })
    #expect(try json(path).bytes == bytes)
  }

  /// What goes over a wire is the map that keyboards ship, compressed.
  @Test(arguments: Layout.all)
  func theGzippedFileIsTheMinifiedOne(layout: Layout) throws {
    let minified = Made.artifact("json/\(layout.id).min.json").bytes
    #expect(try content("json/\(layout.id).min.json.gz") == minified)
  }

  /// Each way to spoil one entry of a table.
  enum Corruption: CaseIterable {
    case flipReplacement, dropEntry, addEntry, decomposeState, renameKey, dropKey, addKey

    func apply(to json: inout OrderedJSON, table: Int, entry: Int) {
      switch self {
      case .flipReplacement: json.tables[table].entries[entry].replacement += "ㄱ"
      case .dropEntry: json.tables[table].entries.remove(at: entry)
      case .addEntry: json.tables[table].entries.insert(("힣힣", "힣"), at: entry)
      case .decomposeState:
        let state = json.tables[table].entries[entry].state
        let decomposed = state.decomposedStringWithCanonicalMapping
        precondition(decomposed.scalars != state.scalars, "the sample must be a syllable")
        json.tables[table].entries[entry].state = decomposed
      case .renameKey: json.tables[table].key += "1"
      case .dropKey: json.tables.remove(at: table)
      case .addKey: json.tables.insert(OrderedJSON.Table(key: "1", entries: []), at: table)
      }
    }
  }

  /// The files of one layout: the reader knows none.
  private static let samples = paths.filter { $0.hasPrefix("json/cheonjiin.") }

  @Test(arguments: samples, Corruption.allCases)
  func corruptionIsFound(path: String, corruption: Corruption) throws {
    let whole = try json(path)
    for table in [0, whole.tables.count - 1] {
      var broken = whole
      corruption.apply(
        to: &broken, table: table, entry: whole.tables[table].entries.count / 2)
      let error = try #require(throws: VerificationFailure.self, "table \(table)") {
        try Made.verify(path, holding: packed(broken, as: path))
      }
      #expect(error.path == path && error.description.hasPrefix(path))
    }
  }

  @Test(arguments: samples)
  func aKeyInAnotherNormalFormIsFound(path: String) throws {
    var broken = try json(path)
    let key = try #require(broken.tables.firstIndex { $0.key == "인" })
    broken.tables[key].key = "인".decomposedStringWithCanonicalMapping
    #expect(throws: VerificationFailure.self) {
      try Made.verify(path, holding: packed(broken, as: path))
    }
  }

  private func packed(_ json: OrderedJSON, as path: String) throws -> [UInt8] {
    path.hasSuffix(".gz") ? try Gzip.compress(json.bytes) : json.bytes
  }
}
