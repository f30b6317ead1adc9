import Artifacts
import Formats
import Keyboards
import Layouts
import Maps

@testable import Verification

extension FormatRegistry {
  /// Every format and language.
  static let all: [Format] = try! all(templates: nil)
}

/// The generated distribution of the two layouts with the smallest files. It is generated once for all tests.
enum Made {
  static let layouts: [Layout] = [.naratgeul, .sky]
  private static let distribution = try! Distribution(of: layouts.map { LayoutMaps($0) }, in: FormatRegistry.all)
  static let maps = distribution.maps
  /// Every file, including files for review. The manifest is last.
  static let artifacts = try! distribution.withManifest().artifacts
  static let files = Dictionary(uniqueKeysWithValues: artifacts.map { ($0.path, $0.bytes) })

  /// Returns the error that the proof of a folder with `files` throws, or nil if the proof passes.
  static func failure(ofFolder files: [String: [UInt8]]) -> String? {
    // Sort the files, so that every run finds the same error.
    let sorted = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return GeneratorTests.failure { _ = try FolderProof.run(sorted, comparingWith: artifacts, of: layouts) }
  }

  /// Returns the error that the proof of `bytes`, as the content of `path`, throws before the file is written, or nil
  /// if the proof passes.
  static func failure(_ path: String, _ bytes: [UInt8]) -> String? {
    let name = artifacts.first { $0.path == path }!.name
    return GeneratorTests.failure { try FilesProof.run([(name, bytes)], against: maps.map(\.full)) }
  }
}

extension FormatRegistry {
  /// Returns the format with this name.
  static func named(_ name: String) -> Format { all.first { $0.name == name }! }
}

extension Format {
  /// Returns the text of each file that the format generates for `layout`, keyed by path.
  func texts(of layout: Layout, _ publication: Publication = Publication()) throws -> [String: String] {
    let made = try files(for: [LayoutMaps(layout)], publication).artifacts
    return Dictionary(uniqueKeysWithValues: made.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
