/// Where a project is kept, as registries of packages link it: `https://example.com/me/keyboard`.
public struct RepositoryURL: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// - Throws: `InvalidRepository` for what is no such address, or would have to be escaped in a file.
  public init(_ text: String) throws(InvalidRepository) {
    func invalid(_ detail: String) -> InvalidRepository {
      InvalidRepository(text: String(text.prefix(60)), detail: detail)
    }
    guard text.hasPrefix(Self.scheme) else {
      throw invalid("does not begin with \(Self.scheme); write https://example.com/me/keyboard")
    }
    if let scalar = text.unicodeScalars.first(where: { !Self.isPlain($0) }) {
      throw invalid(
        "has \(String(scalar).debugDescription); write only a…z, A…Z, 0…9, -, ., _, ~ and /")
    }
    let parts = text.dropFirst(Self.scheme.count)
      .split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
      throw invalid("lacks a part between slashes; write https://example.com/me/keyboard")
    }
    guard Self.isHost(parts[0]), !parts.dropFirst().contains(where: { $0.contains(":") }) else {
      throw invalid("has a : that begins no port; write https://example.com/me/keyboard")
    }
    guard !text.hasSuffix(".git") else { throw invalid("ends in .git; leave that out") }
    guard text.utf8.count <= Self.limit else {
      throw invalid("has more than \(Self.limit) bytes; shorten it")
    }
    description = text
  }

  private static let scheme = "https://"
  private static let limit = 200

  /// Whether `part` is a name, or a name, a colon and a port.
  private static func isHost(_ part: Substring) -> Bool {
    let names = part.split(separator: ":", omittingEmptySubsequences: false)
    return names.count == 1
      || names.count == 2 && !names[0].isEmpty && UInt16(names[1]).map { $0 > 0 } == true
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
      || "-._~/:".unicodeScalars.contains(scalar)
  }
}

/// An address that is none of a repository.
public struct InvalidRepository: Error, Hashable, CustomStringConvertible {
  let text: String
  let detail: String

  public var description: String { "\(text.debugDescription) is no repository: it \(detail)" }
}
