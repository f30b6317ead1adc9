import Artifacts
import Distribution
import Formats
import Hangul
import Layouts
import StateMap
import Testing
import Zlib

@testable import Verification

/// The text of the JSON files, because parsers lose order and repeated names.
@Suite struct JSONTests {
  private static let paths = Made.paths.filter { $0.hasPrefix("json/") }

  /// The tables of the file, by a reader that keeps order and repeated names.
  private func tables(_ path: String) throws -> [(
    key: String, entries: [(state: ShortText, replacement: ShortText)]
  )] {
    var scanner = MapScanner(path: path, bytes: try content(path))
    return try scanner.map()
  }

  /// The content of the file, inflated if it is compressed.
  private func content(_ path: String) throws -> [UInt8] {
    let artifact = Made.artifact(path)
    return artifact.name.isCompressed ? try Gzip.decompress(artifact.bytes) : artifact.bytes
  }

  private func maps(of path: String) throws -> LayoutMaps {
    try #require(Made.maps.first { path.hasPrefix("json/\($0.layout.id).") })
  }

  @Test(arguments: paths)
  func keysStandInKeypadOrderAndStatesInScalarOrder(path: String) throws {
    let tables = try tables(path)
    let keys = try maps(of: path).layout.keys.map(\.id) + ["⌫"]
    #expect(tables.map(\.key) == keys + (path.hasSuffix(".full.json") ? [] : ["받침"]))
    for table in tables {
      let states = table.entries.map(\.state)
      // Strictly ascending states are unique, too.
      #expect(zip(states, states.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(arguments: paths)
  func holdsTheMapEntryByEntry(path: String) throws {
    let maps = try maps(of: path)
    let expected =
      path.hasSuffix(".full.json")
      ? maps.full.tables : maps.minified.tables + [maps.minified.splits]
    for (table, found) in zip(expected, try tables(path)) {
      #expect(table.entries.map(\.state) == found.entries.map(\.state))
      #expect(table.entries.map(\.replacement) == found.entries.map(\.replacement))
    }
  }

  @Test(arguments: paths.filter { $0.hasSuffix(".full.json") })
  func theFullMapHasOneEntryALine(path: String) throws {
    let tables = try tables(path).map { table in
      let lines = table.entries.map { "    \"\($0.state)\": \"\($0.replacement)\"" }
      return "  \"\(table.key)\": {\n\(lines.joined(separator: ",\n"))\n  }"
    }
    let text = "{\n\(tables.joined(separator: ",\n"))\n}\n"
    #expect(Made.artifact(path).bytes == Array(text.utf8))
  }

  @Test(arguments: paths.filter { !$0.hasSuffix(".full.json") })
  func theOthersHaveNoWhiteSpace(path: String) throws {
    let tables = try tables(path).map { table in
      let entries = table.entries.map { "\"\($0.state)\":\"\($0.replacement)\"" }
      return "\"\(table.key)\":{\(entries.joined(separator: ","))}"
    }
    #expect(try content(path) == Array("{\(tables.joined(separator: ","))}".utf8))
  }

  /// The gzipped file is the compressed minified map.
  @Test(arguments: Layout.all)
  func theGzippedFileIsTheMinifiedOne(layout: Layout) throws {
    let minified = Made.artifact("json/\(layout.id).min.json").bytes
    #expect(try content("json/\(layout.id).min.json.gz") == minified)
  }
}
