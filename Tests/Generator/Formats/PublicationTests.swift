import Formats
import Foundation
import Layouts
import Testing

/// What a publisher says of sources: the package that they declare, and the address of the project.
@Suite struct PublicationTests {
  private static let address = "https://example.com/me/keyboard"

  @Test(arguments: ["a", "com.example.ime", "org.futo.inputmethod.hwalja", "_a.b1", "A.b_c"])
  func packagesThatKotlinAndJavaTake(name: String) throws {
    #expect(try Publication.package(name) == name)
  }

  @Test(arguments: ["https://git.example.com/a", "https://example.com:8443/~me/a_b-c.d"])
  func addressesThatEveryRegistryTakes(text: String) throws {
    #expect(try Publication.repository(text) == text)
  }

  @Test(arguments: [
    "", "a.", ".a", "1a", "a.b-c", "가", "e\u{301}", "a b", "a.`in`", "a\nb", "a\n", "_",
    "com.class", "a.fun",
    "a.int.b", "kotlin.x", "java", String(repeating: "a", count: 201),
  ])
  func whatIsNoPackageIsRefused(name: String) {
    #expect(throws: InvalidPublication.self) { try Publication.package(name) }
  }

  @Test(arguments: [
    "", "http://example.com/a", "https://", "https://example.com", "https://example.com/",
    "https:///a",
    "https://a.b/a//b", "https://a.b/a/..", "https://:/a", "https://example.com:x/a",
    "https://example.com/a:b",
    "https://example.com/a.git", "https://example.com/a b", "https://example.com/\"",
    "https://example.com/가",
    "https://example.com/a\nb", "https://example.com/a\n", "https://example.com/${x}",
    "https://example.com/" + String(repeating: "a", count: 181),
  ])
  func whatIsNoAddressIsRefused(text: String) {
    #expect(throws: InvalidPublication.self) { try Publication.repository(text) }
  }

  /// Nothing but the package is another.
  @Test(arguments: [("kotlin", "hwalja"), ("kotlin-composer", "hwalja.composer")])
  func aPackageOfOnesOwnIsDeclared(format: String, standard: String) throws {
    let publication = Publication(package: "com.example.ime")
    for artifact in try FormatRegistry.named(format).files(for: Made.maps, publication).artifacts {
      let text = String(decoding: artifact.bytes, as: UTF8.self).replacing(" --package com.example.ime", with: "")
        .replacing("package com.example.ime", with: "package \(standard)")
      #expect(text == Made.text(artifact.path), "\(artifact.path)")
    }
  }

  /// Who gives no address gets no empty one.
  @Test(arguments: [
    ("rust", "rust/Cargo.toml", ["repository = \"\(address)\"\n"]),
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
  func packagesForRegistriesNameTheAddress(format: String, path: String, texts: [String]) throws {
    let publication = Publication(repository: Self.address)
    let made = try FormatRegistry.named(format).texts(of: .sky, publication)[path] ?? ""
    for text in texts { #expect(made.contains(text), "\(made)") }
    #expect(!Made.text(path).contains("example.com") && !Made.text(path).contains(/[^"]""[^"]/))
  }

  /// Where a session measures time. The others leave that to whoever uses them.
  @Test(arguments: [
    ("swift", "cycleTimeout: 0.25,"), ("typescript", "cycleTimeout: 250,"),
    ("kotlin", "cycleTimeoutMillis = 250,"),
  ])
  func thePauseOfALayoutIsInTheSourcesWithSessions(language: String, text: String) throws {
    let layout = Layout(id: "hasty", name: "급한", latinName: "Hasty", cycleTimeout: 250, keys: Layout.sky.keys)
    let texts = try FormatRegistry.named(language).texts(of: layout)
    #expect(texts.values.contains { $0.contains(text) })
  }
}
