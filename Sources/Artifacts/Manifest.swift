import Foundation
import Parallel

/// `manifest.json`: what the distribution holds, so that a change of size or content shows in review.
public struct Manifest: Codable, Equatable, Sendable {
  /// One file.
  public struct File: Codable, Equatable, Sendable {
    /// The path below the distribution's folder.
    public var path: String
    /// Its size; 0 where that depends on the zlib at hand and is not compared.
    public var bytes: Int
    /// Its size when gzipped at the project's level, for a file that a keyboard ships; 0 likewise.
    public var gzippedBytes: Int?
    /// The most bytes it may have, or nil.
    public var limit: Int?
    /// The CRC-32 of the content, inflated if the file is compressed, as eight hexadecimal digits.
    public var crc32: String
  }

  /// What one layout's maps hold.
  public struct Counts: Codable, Equatable, Sendable {
    /// The layout's id.
    public var layout: String
    /// Its keys, backspace not among them.
    public var keys: Int
    /// Transitions of the full map, backspace's not among them.
    public var transitions: Int
    /// Transitions of backspace.
    public var backspaceTransitions: Int
    /// Entries that the minified map keeps, backspace's among them and the split table's not.
    public var minifiedTransitions: Int
    /// Entries of the split table.
    public var splits: Int
  }

  /// The version of the manifest and of every format that it lists.
  public var formatVersion: Int
  /// The layouts, in the order in which they are listed.
  public var layouts: [Counts]
  /// The files, in the order in which they are made.
  public var files: [File]

  /// Where the manifest lies in the distribution.
  public static let path = "manifest.json"

  /// The version of the formats that this code writes.
  public static let formatVersion = 1

  /// The version of the project: of the command, and of the packages that it makes.
  public static let projectVersion = "1.0.0"
}

extension Manifest {
  /// The manifest of `files`, made from `maps`.
  ///
  /// - Throws: `ZlibError` if a compressed one cannot be inflated.
  public init(of files: [Distribution.File], from maps: [LayoutMaps]) throws {
    formatVersion = Manifest.formatVersion
    layouts = maps.map(Counts.init)
    self.files = try files.concurrentMap { file in
      let artifact = file.artifact
      return File(
        path: artifact.path,
        bytes: artifact.bytes.count,
        gzippedBytes: file.gzippedSize,
        limit: artifact.limit,
        crc32: hexadecimal(Gzip.checksum(try artifact.portableContent())))
    }
  }

  /// The manifest in the JSON that `bytes` hold.
  ///
  /// - Throws: `VerificationFailure` if they hold no manifest.
  public init(reading bytes: [UInt8]) throws(VerificationFailure) {
    do {
      self = try JSONDecoder().decode(Manifest.self, from: Data(bytes))
    } catch {
      throw VerificationFailure(path: Manifest.path, detail: "is not a manifest")
    }
  }

  /// The manifest as a file.
  public func artifact() throws -> Artifact {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Artifact(
      path: Manifest.path, bytes: Array(try encoder.encode(self)) + [UInt8(ascii: "\n")],
      limit: nil)
  }

  /// The manifest without the sizes that depend on the zlib at hand.
  public var portable: Manifest {
    var copy = self
    for index in copy.files.indices {
      if copy.files[index].gzippedBytes != nil { copy.files[index].gzippedBytes = 0 }
      if copy.files[index].path.hasSuffix(".gz") { copy.files[index].bytes = 0 }
    }
    return copy
  }
}

extension Manifest.Counts {
  init(_ maps: LayoutMaps) {
    layout = maps.layout.id
    keys = maps.layout.keys.count
    backspaceTransitions = maps.full.tables.last?.entries.count ?? 0
    transitions = maps.full.entryCount - backspaceTransitions
    minifiedTransitions = maps.minified.tables.reduce(0) { $0 + $1.entries.count }
    splits = maps.minified.splits.entries.count
  }
}

/// `value` as eight hexadecimal digits.
func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
