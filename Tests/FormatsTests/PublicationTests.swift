import Formats
import Foundation
import Layouts
import TestSupport
import Testing

/// What a publisher says of sources: the package that they declare, and the address of the project.
@Suite struct PublicationTests {
  private static let address = "https://example.com/me/keyboard"

  /// What is wrong in one line; nothing where nothing is said to be.
  private func expect(_ detail: String?, of found: String?) {
    #expect(detail.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "")")
    #expect(found?.contains("\n") != true)
  }

  @Test(arguments: [
    ("a", nil), ("com.example.ime", nil), ("org.futo.inputmethod.hwalja", nil), ("_a.b1", nil),
    ("A.b_c", nil), ("", "has an empty part"), ("a.", "has an empty part"),
    (".a", "has an empty part"),
    ("1a", "has the part \"1a\""), ("a.b-c", "has the part \"b-c\""), ("가", "has the part \"가\""),
    ("a b", "has the part \"a b\""), ("a.`in`", "has the part \"`in`\""),
    ("a\nb", "has the part \"a\\nb\""), ("_", "has the part \"_\""),
    ("com.class", "class, a keyword"), ("a.fun", "fun, a keyword"), ("a.int.b", "int, a keyword"),
    ("kotlin.x", "begins with kotlin"), ("java", "begins with java"),
    (String(repeating: "a", count: 201), "more than 200 bytes"),
  ])
  func packagesThatKotlinAndJavaTake(name: String, detail: String?) {
    var taken = name
    expect(detail, of: failure { taken = try PackageName(name).description })
    #expect(taken == name)
  }

  @Test(arguments: [
    ("https://git.example.com/a", nil), ("https://example.com:8443/~me/a_b-c.d", nil),
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
  func addresses(text: String, detail: String?) {
    var taken = text
    expect(detail, of: failure { taken = try RepositoryURL(text).description })
    #expect(taken == text)
  }

  /// Nothing but the package is another.
  @Test(arguments: ["kotlin", "kotlin-composer"])
  func aPackageOfOnesOwnIsDeclared(format: String) throws {
    let publication = try Publication(package: PackageName("com.example.ime"))
    let exporter = try #require(FormatRegistry.named(format).published(as: publication))
    for artifact in try exporter.artifacts(for: Made.maps) {
      let text = String(decoding: artifact.bytes, as: UTF8.self)
        .replacing(" --package com.example.ime", with: "")
        .replacing("package com.example.ime", with: "package hwalja")
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
    let publication = try Publication(repository: RepositoryURL(Self.address))
    let exporter = try #require(FormatRegistry.named(format).published(as: publication))
    let made = try exporter.texts(of: .sky)[path] ?? ""
    for text in texts { #expect(made.contains(text), "\(made)") }
    #expect(!Made.text(path).contains("example.com") && !Made.text(path).contains("\"\""))
  }

  /// Where a session measures time. The others leave that to whoever uses them.
  @Test(arguments: [
    ("swift", "cycleTimeout: 0.25,"), ("typescript", "cycleTimeout: 250,"),
    ("kotlin", "cycleTimeoutMillis = 250,"),
  ])
  func thePauseOfALayoutIsInTheSourcesWithSessions(language: String, text: String) throws {
    let layout = Layout(
      id: "hasty", name: "급한", latinName: "Hasty", cycleTimeout: 250, keys: Layout.sky.keys)
    let texts = try FormatRegistry.named(language).texts(of: layout)
    #expect(texts.values.contains { $0.contains(text) })
  }
}
