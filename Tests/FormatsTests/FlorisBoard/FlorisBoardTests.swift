import Foundation
import Layouts
import TestSupport
import Testing

@testable import Formats
@testable import Verification

/// The files against what FlorisBoard's data classes ask for.
@Suite struct FlorisBoardTests {
  private func made(_ layout: Layout) throws -> [LayoutMaps] { [try LayoutMaps(layout)] }

  private func layout(_ keys: [Key]) -> Layout {
    Layout(
      id: "my-own", name: "내", latinName: "Mine",
      rows: Layout.naratgeul.rows + [keys.map { .key($0) }])
  }

  @Test(arguments: FlorisBoardFile.layouts)
  func theDescriptionHasWhatIsRequired(layout: Layout) throws {
    let file = try FlorisBoardFile(layout)
    let description = try file.description
    #expect(description["$"] as? String == "ime.extension.keyboard")
    let meta = try #require(description["meta"] as? [String: Any])
    for member in ["version", "title", "description", "license"] {
      #expect((meta[member] as? String)?.isEmpty == false)
    }
    let id = try #require(meta["id"] as? String)
    #expect(id.wholeMatch(of: /[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9_]*)*/) != nil)
    #expect((meta["maintainers"] as? [String])?.isEmpty == false)
    #expect((meta["title"] as? String ?? "").count <= 50)
    #expect(try file.composer["$"] as? String == "with-rules")
    #expect(try file.composer["label"] is String)
    let components = try #require(description["layouts"] as? [String: [[String: Any]]])
    for kind in ["characters", "charactersMod"] {
      let component = try #require(components[kind]?.first)
      let name = try #require(component["id"] as? String)
      #expect(name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil)
      #expect(component["label"] is String && component["direction"] as? String == "ltr")
      #expect((component["authors"] as? [String])?.isEmpty == false)
      #expect(file.archive.entries.contains { $0.name == "layouts/\(kind)/\(name).json" })
    }
    let preset = try #require((description["subtypePresets"] as? [[String: Any]])?.first)
    #expect(preset["languageTag"] as? String == "ko")
    for member in ["composer", "currencySet"] {
      #expect((preset[member] as? String)?.split(separator: ":").count == 2)
    }
  }

  @Test(arguments: FlorisBoardFile.layouts)
  func everyKeyIsOneThatFlorisBoardReads(layout: Layout) throws {
    let file = try FlorisBoardFile(layout)
    let types = ["numeric", "modifier", "placeholder", "enter_editing", "system_gui", nil]
    for kind in ["characters", "charactersMod"] {
      for cell in try file.page(kind).joined() {
        let keys =
          cell["$"] == nil ? [cell] : ["lower", "upper"].compactMap { cell[$0] as? [String: Any] }
        #expect(cell["$"] == nil || (cell["$"] as? String == "case_selector" && keys.count == 2))
        for key in keys {
          #expect(key["code"] is Int && key["label"] is String)
          #expect(types.contains(key["type"] as? String))
        }
      }
    }
  }

  /// FlorisBoard's unpacking makes no folder that is not an entry before its files.
  @Test(arguments: FlorisBoardFile.layouts)
  func foldersComeBeforeTheirFiles(layout: Layout) throws {
    let names = try FlorisBoardFile(layout).archive.entries.map(\.name)
    for (place, name) in names.enumerated() {
      let folder = name.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      #expect(folder.isEmpty || names[..<place].contains(folder))
    }
  }

  /// A row of a pad is as wide as FlorisBoard's ten cells, and ends in the key of the last column.
  @Test func aPadIsThreeCellsAKey() throws {
    let rows = try FlorisBoardFile(.naratgeul).page("characters")
    #expect(rows.map(\.count) == [10, 10, 10, 10])
    #expect(
      rows[0].compactMap { $0["label"] as? String } == [
        "", "ㄱ", "", "", "ㄴ", "", "", "ㅏㅓ", "", "delete",
      ])
    #expect(rows[3].compactMap { $0["code"] as? Int }.suffix(4) == [0x3180, 0x3180, 0x3180, 32])
  }

  @Test func aLayoutOfOnesOwnIsMade() throws {
    let artifacts = try FlorisBoardExporter().artifacts(
      for: made(layout([Key("ㅋ", appends: "ㅋ")])))
    #expect(artifacts.map(\.path) == ["florisboard/my-own.flex"])
  }

  @Test func whatCannotBeExpressedIsNamed() throws {
    let exporter = FlorisBoardExporter()
    for (key, reason) in [
      (Key("x", appends: "x"), "key x types x, and its rules do not tell small letters"),
      (
        Key("y", scalar: "😀", appends: "ㅋ"), "key y has the scalar 😀, and its rules count it as two"
      ),
    ] {
      let maps = try made(layout([key]))
      let omission = try #require(exporter.omission(of: maps[0]))
      #expect("\(omission)".hasPrefix("florisboard leaves out my-own: \(reason)"))
      #expect(try exporter.artifacts(for: maps).isEmpty)
    }
    let dubeolsik = try #require(exporter.omission(of: made(.dubeolsik)[0]))
    #expect("\(dubeolsik)".contains("162001 rules, over the limit of 105000"))
  }

  @Test func aZipIsTheSameEveryTimeAndUnpacksElsewhere() throws {
    let scratch = Scratch()
    let file = try FlorisBoardFile(.sky)
    try scratch.put("sky.flex", Made.artifact("florisboard/sky.flex").bytes)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-m", "zipfile", "-e", "\(scratch.path)/sky.flex", "\(scratch.path)/out",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for entry in file.archive.entries where !entry.name.hasSuffix("/") {
      #expect(scratch.get("out/\(entry.name)") == entry.content)
    }
    let again = try FlorisBoardExporter().artifacts(for: made(.sky))
    #expect(again[0].bytes == Made.artifact("florisboard/sky.flex").bytes)
  }

  /// A comment, another date, other attributes, a byte before it, and one between its parts.
  @Test(arguments: 0..<5)
  func whatUnpacksAlikeButWasNotMadeSoIsNotCurrent(change: Int) throws {
    let artifact = Made.artifact("florisboard/sky.flex")
    var bytes = artifact.bytes
    #expect(artifact.isSame(as: bytes))
    let central = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])?.lowerBound)
    switch change {
    case 0: bytes = bytes.dropLast(2) + [1, 0, 0x78]
    case 1: (bytes[12], bytes[central + 14]) = (0x22, 0x22)
    case 2: bytes[central + 38] ^= 1
    case 3: bytes.insert(0x78, at: 0)
    default: bytes.insert(0x78, at: central)
    }
    #expect(!artifact.isSame(as: bytes))
  }
}
