import Foundation

/// `manifest.json`: the list of shipped files, so that a change of size or content is visible in review.
public struct Manifest: Codable, Equatable, Sendable {
  /// A file that is shipped.
  public struct File: Codable, Equatable, Sendable {
    /// The path below the distribution's folder.
    public var path: String
    /// The size in bytes. Nil if the file is compressed, because its size then depends on the version of zlib.
    public var bytes: Int?
    /// The size limit in bytes.
    public var limit: Int
    /// The CRC-32 of the content, decompressed if necessary, as eight hexadecimal digits.
    public var crc32: String

    /// Creates the entry of `artifact`, which must be shipped.
    public init(_ artifact: Artifact, crc32: String) {
      path = artifact.path
      bytes = artifact.name.isGzipped ? nil : artifact.bytes.count
      limit = artifact.limit ?? Budget.promise
      self.crc32 = crc32
    }
  }

  /// Returns true if `bytes` are valid JSON, but not a manifest that a version of gen could have written. Bytes that
  /// are not valid JSON may be a damaged manifest.
  public static func isForeign(_ bytes: [UInt8]) -> Bool {
    guard let json = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) else {
      return false
    }
    let files = (json as? [String: Any])?["files"] as? [[String: Any]]
    return files?.allSatisfy { $0["crc32"] is String } != true
  }

  /// The version of the manifest and of all formats.
  public var formatVersion: Int
  /// The shipped files, in the order in which they are made.
  public var files: [File]

  /// Creates a manifest of the current format version.
  public init(files: [File]) {
    formatVersion = Version.format
    self.files = files
  }

  /// Decodes a manifest. Returns nil if `bytes` do not contain a manifest.
  public init?(_ bytes: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else {
      return nil
    }
    self = manifest
  }

  /// Returns the manifest as indented JSON, with its members sorted by name.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
