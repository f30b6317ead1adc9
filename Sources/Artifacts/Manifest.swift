import Foundation

/// `manifest.json`: what the distribution holds, so that a change of size or content shows in review.
public struct Manifest: Codable, Equatable, Sendable {
  /// A file that is shipped.
  public struct File: Codable, Equatable, Sendable {
    /// The path below the distribution's folder.
    public var path: String
    /// Its size in bytes, nil if it is compressed: that depends on the version of zlib.
    public var bytes: Int?
    /// The most bytes it may have.
    public var limit: Int
    /// The CRC-32 of the content, inflated if the file is compressed, as eight hexadecimal digits.
    public var crc32: String

    /// The line of `artifact`, which is shipped.
    public init(_ artifact: Artifact, crc32: String) {
      path = artifact.path
      bytes = artifact.name.isGzipped ? nil : artifact.bytes.count
      limit = artifact.limit ?? Budget.promise
      self.crc32 = crc32
    }
  }

  /// Whether `bytes` are JSON, but not a manifest of any version of gen. What is not JSON may be a damaged manifest.
  public static func isOfAnotherProgram(_ bytes: [UInt8]) -> Bool {
    guard let json = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) else {
      return false
    }
    let files = (json as? [String: Any])?["files"] as? [[String: Any]]
    return files?.allSatisfy { $0["crc32"] is String } != true
  }

  /// The version of the manifest and of every format that it lists.
  public var formatVersion: Int
  /// The files that are shipped, in the order in which they are made.
  public var files: [File]

  /// A manifest of the formats' current version.
  public init(files: [File]) {
    formatVersion = Version.format
    self.files = files
  }

  /// The manifest in the JSON that `bytes` hold, or nil if they hold none.
  public init?(_ bytes: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else {
      return nil
    }
    self = manifest
  }

  /// The manifest as JSON on many lines, members in order of names.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
