import Artifacts

/// The values that a publisher adds to files. The files in `dist/` do not contain them.
public struct Publication: Hashable, Sendable {
  /// The package that sources declare: `com.example.ime`.
  public var package: String?
  /// The address of the repository that contains the project, for package registries and schemas:
  /// `https://example.com/me/keyboard`.
  public var repository: String?

  /// Creates a publication.
  public init(package: String? = nil, repository: String? = nil) {
    self.package = package
    self.repository = repository
  }

  /// The package that copied sources declare, unless a publisher sets another.
  static let standardPackage = "hwalja"

  /// The group of the package in Maven repositories: `io.github.me` for `https://github.com/Me/keyboard`. Maven Central
  /// reserves such a group for each account of these code hosts. Other publishers have to set a group of their own.
  var mavenGroup: String {
    let hosts = [
      "github.com": "io.github", "gitlab.com": "io.gitlab", "bitbucket.org": "io.bitbucket", "gitee.com": "io.gitee",
    ]
    let parts = (repository ?? "").split(separator: "/").map { $0.lowercased() }
    guard parts.count > 2, let host = hosts[parts[1]] else { return Self.standardPackage }
    return "\(host).\(parts[2])"
  }

  /// Returns the address of the schema called `name`, for files in a folder of a distribution: the address of the
  /// published version. Without a repository, the path from `dist/` in a clone.
  func schema(of name: String) -> String {
    let path = "docs/\(name).schema.json"
    return repository.map { "\($0)/raw/v\(Version.project)/\(path)" } ?? "../../\(path)"
  }

  /// A note for packages without an address, so that nobody publishes them as they are. Nil if there is an address.
  var unpublishedNote: String? {
    guard repository == nil else { return nil }
    return "Releases also contain the address of the project, which the option `repository` of gen adds."
  }

  /// The options of gen with these values.
  var options: String {
    (package.map { " --package \($0)" } ?? "") + (repository.map { " --repository \($0)" } ?? "")
  }

  /// The maximum size of each value in bytes. There is a limit because the parts of a package become folders, and parts
  /// of longer names.
  private static let limit = 200

  /// Returns `name`.
  ///
  /// - Throws: `InvalidPublication` if `name` is not a valid package name in both Kotlin and Java, without quotes.
  public static func package(_ name: String) throws(InvalidPublication) -> String {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let areWords = words.allSatisfy {
      $0.wholeMatch(of: /_*[A-Za-z][A-Za-z0-9_]*/) != nil && !keywords.contains($0)
    }
    // Java and Kotlin reserve these packages.
    let isReserved = ["java", "javax", "kotlin"].contains(words[0])
    guard areWords, !isReserved, name.utf8.count <= limit else {
      throw InvalidPublication(
        description: "not a valid package; write it as in com.example.ime: parts of a…z, A…Z, 0…9 and _, starting with "
          + "a letter, no keywords of Kotlin or Java, not in java, javax or kotlin, at most \(limit) bytes")
    }
    return name
  }

  /// Returns `address`.
  ///
  /// - Throws: `InvalidPublication` if `address` is not the address of a repository, or if it would need escapes in a
  ///   file.
  public static func repository(_ address: String) throws(InvalidPublication) -> String {
    let form = /https:\/\/[A-Za-z0-9._~\-]+(:[1-9][0-9]{0,4})?(\/[A-Za-z0-9._~\-]+)+/
    let hasDots = address.split(separator: "/").contains { [".", ".."].contains($0) }
    guard address.wholeMatch(of: form) != nil, !hasDots, !address.hasSuffix(".git"), address.utf8.count <= limit else {
      throw InvalidPublication(
        description: "not a valid repository; write it as in https://example.com/me/keyboard: only a…z, A…Z, 0…9, -, "
          + "., _ and ~ between slashes, without .git, at most \(limit) bytes")
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

/// The error of a package or repository that is not valid.
public struct InvalidPublication: Error, Hashable, CustomStringConvertible {
  public let description: String
}
