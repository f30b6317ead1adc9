import Formats
import Layouts
import Testing

/// The options for publishers: the package that sources declare, and the address of the project.
@Suite struct PublicationTests {
  private static let address = "https://example.com/me/keyboard"

  /// Names that both Kotlin and Java accept, and names that one of them rejects.
  @Test(arguments: [
    (["a", "com.example.ime", "org.futo.inputmethod.hwalja", "_a.b1", "A.b_c"], true),
    (["", "a.", ".a", "1a", "a.b-c", "가", "e\u{301}", "a b", "a.`in`", "a\nb", "a\n", "_"], false),
    (["com.class", "a.fun", "a.int.b", "kotlin.x", "java", String(repeating: "a", count: 201)], false),
  ])
  func packages(names: [String], areFine: Bool) {
    for name in names { #expect((try? Publication.package(name)) == (areFine ? name : nil), "\(name)") }
  }

  /// Addresses that every registry accepts, and addresses that one of them rejects.
  @Test(arguments: [
    (["https://git.example.com/a", "https://example.com:8443/~me/a_b-c.d"], true),
    (["", "http://example.com/a", "https://", "https://example.com", "https://example.com/", "https:///a"], false),
    (["https://a.b/a//b", "https://a.b/a/..", "https://:/a", "https://example.com:x/a"], false),
    ([":b", ".git", " b", "\"", "가", "\nb", "\n", "${x}"].map { "https://example.com/a" + $0 }, false),
    (["https://example.com/" + String(repeating: "a", count: 181)], false),
  ])
  func addresses(texts: [String], areFine: Bool) {
    for text in texts { #expect((try? Publication.repository(text)) == (areFine ? text : nil), "\(text)") }
  }

  /// Without an address, sources must not contain an empty address.
  @Test(arguments: [
    ("rust", "rust/Cargo.toml", ["repository = \"\(address)\"\n"]),
    ("csharp", "csharp/Hwalja.csproj", [">\(address)</PackageProjectUrl>", ">\(address).git</RepositoryUrl>"]),
    (
      "python", "python/pyproject.toml",
      ["\n[project.urls]\nSource = \"\(address)\"\nIssues = \"\(address)/issues\"\n\n"]
    ),
    ("kotlin", "kotlin/build.gradle.kts", ["connection.set(\"scm:git:\(address).git\")\n"]),
    (
      "typescript", "typescript/package.json",
      ["\"\(address)#readme\"", "\"\(address)/issues\"", "\"git+\(address).git\""]
    ),
  ])
  func packagesContainTheAddress(format: String, path: String, texts: [String]) throws {
    let publication = Publication(repository: Self.address)
    let made = try FormatRegistry.named(format).texts(of: .sky, publication)[path] ?? ""
    for text in texts { #expect(made.contains(text), "\(made)") }
    let without = String(decoding: Made.files[path]!, as: UTF8.self)
    #expect(!without.contains("example.com") && !without.contains(/[^"]""[^"]/))
  }
}
