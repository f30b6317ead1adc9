import Artifacts
import Distribution
import Formats
import Layouts
import StateMap
import Zlib

@testable import Verification

/// The files of a layout or two, made once for all tests.
struct MadeFiles: Sendable {
  let layouts: [Layout]
  let maps: [StateMap]
  /// Every file, including those for review, with the manifest last.
  let artifacts: [Artifact]

  init(_ layouts: [Layout]) throws {
    let distribution = try Distribution(
      layouts: layouts, exporters: FormatRegistry.all.filter(\.isListed))
    self.layouts = layouts
    maps = distribution.maps.flatMap(\.all)
    artifacts =
      distribution.artifacts + (try distribution.shippedWithManifest().artifacts.suffix(1))
  }

  /// The layout with the smallest files.
  static let naratgeul = try! MadeFiles([.naratgeul])
  /// A layout with dots, which has two tries in a source.
  static let cheonjiin = try! MadeFiles([.cheonjiin])

  var files: [(name: ArtifactName, bytes: [UInt8])] { artifacts.map { ($0.name, $0.bytes) } }

  subscript(path: String) -> [UInt8] { artifacts.first { $0.path == path }!.bytes }

  /// A source that carries `tries` and nothing else.
  static func source(of tries: [[UInt8]]) -> [UInt8] {
    let texts = tries.map { String(decoding: $0, as: UTF8.self).replacing("\\", with: "\\\\") }
    return Array(texts.map { "t(\"\($0)\")" }.joined(separator: "\n").utf8)
  }

  /// The path of the Swift source.
  static let source = "swift/Hwalja.swift"
  /// The path of the extension of FlorisBoard.
  static let flex = "florisboard/naratgeul.flex"
}

/// `bytes` with `new` for the first `old`, compared by scalars.
func changed(_ bytes: [UInt8], _ old: String, to new: String) -> [UInt8] {
  let range = bytes.firstRange(of: Array(old.utf8))!
  return bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...]
}

/// The extension `bytes` with `new` for the first `old` in its file `name`.
func changedExtension(_ bytes: [UInt8], _ name: String, _ old: String, to new: String) throws
  -> [UInt8]
{
  try ZipWriter.archive(
    ZipArchive("x.flex", bytes).entries.map { entry in
      ZipWriter.Entry(
        entry.name, entry.name == name ? changed(entry.content, old, to: new) : entry.content)
    })
}
