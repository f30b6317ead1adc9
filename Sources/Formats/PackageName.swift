/// The name of a package that sources declare: `com.example.ime`.
public struct PackageName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The one that copied sources declare.
  static let standard = PackageName(description: "hwalja")

  private init(description: String) {
    self.description = description
  }

  /// - Throws: `InvalidPackageName` for what Kotlin and Java do not both take without quotes.
  public init(_ text: String) throws(InvalidPackageName) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let word = words.first(where: { !Self.isWord($0) }) {
      let what = word.isEmpty ? "has an empty part" : "has the part \(word.debugDescription)"
      throw InvalidPackageName(
        name: text, detail: "\(what); write parts of a…z, A…Z, 0…9 and _, a letter first")
    }
    if let word = words.first(where: Self.keywords.contains) {
      throw InvalidPackageName(
        name: text, detail: "has the part \(word), a keyword of Kotlin or Java; choose another")
    }
    if ["java", "javax", "kotlin"].contains(words[0]) {
      throw InvalidPackageName(
        name: text, detail: "begins with \(words[0]), where nobody else can add to; choose another")
    }
    // Each part is a folder, and class files have these and more in their names.
    guard text.utf8.count <= Self.limit else {
      throw InvalidPackageName(
        name: "\(text.prefix(20))…", detail: "has more than \(Self.limit) bytes; shorten it")
    }
    description = text
  }

  private static let limit = 200

  private static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "_"
    } && text.contains { $0 != "_" }
  }

  private static let keywords = Set(
    """
    abstract as assert boolean break byte case catch char class const continue default do double else enum extends false
    final finally float for fun goto if implements import in instanceof int interface is long native new null object
    package private protected public return short static strictfp super switch synchronized this throw throws transient
    true try typealias typeof val var void volatile when while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// A name that no package can have.
public struct InvalidPackageName: Error, Hashable, CustomStringConvertible {
  let name: String
  let detail: String

  public var description: String {
    "\(name.debugDescription) is no name of a package: it \(detail)"
  }
}
