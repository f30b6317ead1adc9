import Foundation
import Layouts
import TestSupport
import Testing

@testable import Formats
@testable import Verification

/// The extensions against what FlorisBoard asks for, which the proof of an extension does not know.
@Suite struct FlorisBoardTests {
  private static let layouts: [Layout] = [.cheonjiin, .naratgeul, .sky, .danmoeum]

  private func archive(_ layout: Layout) throws -> ZipArchive {
    let path = "florisboard/\(layout.id).flex"
    return try ZipArchive(path, Made.artifact(path).bytes)
  }

  private func json(_ archive: ZipArchive, _ file: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(archive.file(file)))
  }

  /// What its data classes require; its unpacking makes no folder that is not an entry before its files.
  @Test(arguments: layouts)
  func theDescriptionHasWhatIsRequired(layout: Layout) throws {
    let archive = try archive(layout)
    let names = archive.entries.map(\.name)
    for (place, name) in names.enumerated() {
      let folder = name.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      #expect(folder.isEmpty || names[..<place].contains(folder))
    }
    let description = try #require(try json(archive, "extension.json") as? [String: Any])
    let meta = try #require(description["meta"] as? [String: Any])
    for member in ["version", "title", "description", "license"] {
      #expect((meta[member] as? String)?.isEmpty == false)
    }
    let id = try #require(meta["id"] as? String)
    #expect(id.wholeMatch(of: /[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9_]*)*/) != nil)
    #expect((meta["title"] as? String ?? "").count <= 50)
    let components = try #require(description["layouts"] as? [String: [[String: Any]]])
    for kind in ["characters", "charactersMod"] {
      let name = try #require(components[kind]?.first?["id"] as? String)
      #expect(names.contains("layouts/\(kind)/\(name).json"))
      let page = try json(archive, "layouts/\(kind)/\(name).json") as? [[[String: Any]]]
      for cell in try #require(page).joined() {
        let keys =
          cell["$"] == nil ? [cell] : ["lower", "upper"].compactMap { cell[$0] as? [String: Any] }
        #expect(cell["$"] == nil || (cell["$"] as? String == "case_selector" && keys.count == 2))
        #expect(keys.allSatisfy { $0["code"] is Int && $0["label"] is String })
      }
    }
  }

  @Test(
    arguments: [
      (Key("x", appends: "x"), "key x types x, and its rules do not tell small letters"),
      (
        Key("y", scalar: "😀", appends: "ㅋ"), "key y has the scalar 😀, and its rules count it as two"
      ),
      (nil, "162001 rules, over the limit of 105000"),
    ] as [(Key?, String)])
  func whatCannotBeExpressedIsNamed(key: Key?, reason: String) throws {
    let layout = key.map(Layout.naratgeul.adding) ?? .dubeolsik
    let maps = try LayoutMaps(layout)
    let omission = try #require(FlorisBoardExporter().omission(of: maps))
    #expect("\(omission)".hasPrefix("florisboard leaves out \(layout.id): "))
    #expect("\(omission)".contains(reason))
    #expect(try FlorisBoardExporter().artifacts(for: [maps]).isEmpty)
  }
}
