import Formats
import Foundation
import Testing

/// The address of a project in packages for registries.
@Suite struct RepositoryTests {
  private static let address = "https://example.com/me/keyboard"

  /// The text of the package's description that `format` makes for a publisher with an address.
  private static func description(_ format: String, _ path: String) throws -> String {
    let publication = try Publication(repository: RepositoryURL(address))
    let exporter = try #require(FormatRegistry.named(format).published(as: publication))
    let made = try exporter.artifacts(for: Made.maps)
    let artifact = try #require(made.first { $0.path == path })
    return String(decoding: artifact.bytes, as: UTF8.self)
  }

  @Test(arguments: [address, "https://git.example.com/a", "https://example.com:8443/~me/a_b-c.d"])
  func addressesAreTaken(text: String) throws {
    #expect(try RepositoryURL(text).description == text)
  }

  @Test(arguments: [
    ("", "does not begin with https://"), ("http://example.com/a", "does not begin with https://"),
    ("https://example.com", "lacks a part"), ("https://example.com/", "lacks a part"),
    ("https://:/a", "a : that begins no port"), ("https://example.com:x/a", "a : that begins"),
    ("https://example.com/a:b", "a : that begins"), ("https://example.com/a/..", "lacks a part"),
    ("https:///a", "lacks a part"), ("https://example.com/a//b", "lacks a part"),
    ("https://example.com/a.git", "ends in .git"), ("https://example.com/a b", "has \" \""),
    ("https://example.com/\"", "has \"\\\"\""), ("https://example.com/가", "has \"가\""),
    ("https://example.com/a\nb", "has \"\\n\""), ("https://example.com/${x}", "has \"$\""),
    ("https://example.com/" + String(repeating: "a", count: 181), "more than 200 bytes"),
  ])
  func whatIsNoAddressIsNot(text: String, detail: String) {
    #expect {
      try RepositoryURL(text)
    } throws: { error in
      "\(error)".contains(detail) && !"\(error)".contains("\n")
    }
  }

  @Test func packagesForRegistriesNameIt() throws {
    let publication = try Publication(repository: RepositoryURL(Self.address))
    let able = FormatRegistry.all.filter { $0.published(as: publication) != nil }.map(\.name)
    #expect(Set(able) == ["kotlin", "python", "rust", "typescript"])
  }

  @Test func npmFindsPageSourcesAndIssues() throws {
    let text = try Self.description("typescript", "typescript/package.json")
    let members = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(members["homepage"] as? String == Self.address + "#readme")
    #expect(members["bugs"] as? String == Self.address + "/issues")
    #expect(
      members["repository"] as? [String: String] == [
        "type": "git", "url": "git+\(Self.address).git",
      ])
  }

  @Test(arguments: [
    ("rust", "rust/Cargo.toml", "repository = \"\(address)\"\n"),
    (
      "python", "python/pyproject.toml",
      "\n[project.urls]\nSource = \"\(address)\"\nIssues = \"\(address)/issues\"\n\n"
    ),
    ("kotlin", "kotlin/build.gradle.kts", "connection.set(\"scm:git:\(address).git\")\n"),
  ])
  func othersNameItWhereTheyLook(format: String, path: String, lines: String) throws {
    #expect(try Self.description(format, path).contains(lines))
  }

  /// Who gives none gets no empty one.
  @Test func withoutAnAddressThereIsNothingOfIt() {
    for path in ["typescript/package.json", "rust/Cargo.toml", "python/pyproject.toml"] {
      let text = String(decoding: Made.artifact(path).bytes, as: UTF8.self)
      #expect(!text.contains("repository") && !text.contains("urls") && !text.contains("bugs"))
    }
  }
}
