/// What a publisher adds to sources; those in `dist/` have neither.
public struct Publication: Hashable, Sendable {
  /// The package that they declare: `com.example.ime`.
  public var package: String?
  /// Where the project is kept, as registries of packages link it: `https://example.com/me/keyboard`.
  public var repository: String?

  /// Nothing is added unless it is given.
  public init(package: String? = nil, repository: String? = nil) {
    self.package = package
    self.repository = repository
  }

  /// The package that copied sources declare.
  static let standardPackage = "hwalja"

  /// The options of gen that make the same files again.
  var options: String {
    (package.map { " --package \($0)" } ?? "") + (repository.map { " --repository \($0)" } ?? "")
  }

  /// The most bytes of either: the parts of a package become folders, and parts of longer names.
  private static let limit = 200

  /// `name`, if it can be that of a package.
  ///
  /// - Throws: `InvalidPublication` for what Kotlin and Java do not both take without quotes.
  public static func package(_ name: String) throws(InvalidPublication) -> String {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let areWords = words.allSatisfy {
      $0.wholeMatch(of: /_*[A-Za-z][A-Za-z0-9_]*/) != nil && !keywords.contains($0)
    }
    // The platform keeps these to itself.
    let isTaken = ["java", "javax", "kotlin"].contains(words[0])
    guard areWords, !isTaken, name.utf8.count <= limit else {
      throw InvalidPublication(
        description: "a package is called as in com.example.ime: parts of a…z, A…Z, 0…9 and _, a letter first, "
          + "no keyword of Kotlin or Java, not in java, javax or kotlin, \(limit) bytes at most")
    }
    return name
  }

  /// `address`, if it can be that of a repository.
  ///
  /// - Throws: `InvalidPublication` if it is no such address, or would need an escape in a file.
  public static func repository(_ address: String) throws(InvalidPublication) -> String {
    let form = /https:\/\/[A-Za-z0-9._~\-]+(:[1-9][0-9]{0,4})?(\/[A-Za-z0-9._~\-]+)+/
    let hasDots = address.split(separator: "/").contains { [".", ".."].contains($0) }
    guard address.wholeMatch(of: form) != nil, !hasDots, !address.hasSuffix(".git"), address.utf8.count <= limit else {
      throw InvalidPublication(
        description: "a repository is named as in https://example.com/me/keyboard: only a…z, A…Z, 0…9, -, ., _ and ~ "
          + "between slashes, without .git, \(limit) bytes at most")
    }
    return address
  }

  private static let keywords = Set(
    """
    abstract as assert boolean break byte case catch char class const continue default do double else enum extends false
    final finally float for fun goto if implements import in instanceof int interface is long native new null object
    package private protected public return short static strictfp super switch synchronized this throw throws transient
    true try typealias typeof val var void volatile when while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// A text that cannot be published.
public struct InvalidPublication: Error, Hashable, CustomStringConvertible {
  public let description: String
}
