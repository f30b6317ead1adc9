import Foundation
import Layouts
import Testing

@testable import Formats
@testable import Verification

/// What an extension holds, by the reader of the proofs and by Foundation's JSON.
struct FlorisBoardFile {
  let archive: ZipArchive
  let name: String

  init(_ layout: Layout) throws {
    name = layout.id
    let path = "florisboard/\(layout.id).flex"
    archive = try ZipArchive(path, Made.artifact(path).bytes)
  }

  func json(_ file: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(archive.file(file)))
  }

  var description: [String: Any] {
    get throws { try #require(json("extension.json") as? [String: Any]) }
  }

  var composer: [String: Any] {
    get throws {
      let composers = try #require(description["composers"] as? [[String: Any]])
      return try #require(composers.first)
    }
  }

  var rules: [String: String] {
    get throws { try #require(composer["rules"] as? [String: String]) }
  }

  func page(_ kind: String) throws -> [[[String: Any]]] {
    try #require(json("layouts/\(kind)/\(name).json") as? [[[String: Any]]])
  }

  static let layouts: [Layout] = [.cheonjiin, .naratgeul, .sky, .danmoeum]
}
