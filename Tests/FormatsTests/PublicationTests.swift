import Formats
import Foundation
import Layouts
import TestSupport
import Testing

/// What a publisher says of sources: the package that they declare, and the address of the project.
@Suite struct PublicationTests {
  private static let address = "https://example.com/me/keyboard"

  @Test(arguments: ["a", "com.example.ime", "org.futo.inputmethod.hwalja", "_a.b1", "A.b_c"])
  func packagesThatKotlinAndJavaTake(name: String) throws {
    #expect(try PackageName(name).description == name)
  }

  @Test(arguments: ["https://git.example.com/a", "https://example.com:8443/~me/a_b-c.d"])
  func addressesThatEveryRegistryTakes(text: String) throws {
    #expect(try RepositoryURL(text).description == text)
  }

  /// What is said of each, in one line.
  @Test(arguments: [
    ("has an empty part", ["", "a.", ".a"]), ("has the part \"1a\"", ["1a"]),
    ("has the part \"b-c\"", ["a.b-c"]), ("has the part \"가\"", ["가"]),
    ("has the part \"a b\"", ["a b"]), ("has the part \"`in`\"", ["a.`in`"]),
    ("has the part \"a\\nb\"", ["a\nb"]), ("has the part \"_\"", ["_"]),
    ("class, a keyword", ["com.class"]), ("fun, a keyword", ["a.fun"]),
    ("int, a keyword", ["a.int.b"]), ("begins with kotlin", ["kotlin.x"]),
    ("begins with java", ["java"]), ("more than 200 bytes", [String(repeating: "a", count: 201)]),
  ])
  func whatIsNoPackageIsNamed(says: String, names: [String]) {
    for name in names {
      let found = failure { _ = try PackageName(name) } ?? "passed"
      #expect(found.contains(says) && !found.contains("\n"), "\(found)")
    }
  }

  @Test(arguments: [
    ("does not begin with https://", ["", "http://example.com/a"]),
    (
      "lacks a part", ["//", "//example.com", "//example.com/", "///a", "//a.b/a//b", "//a.b/a/.."]
    ),
    ("a : that begins no port", ["//:/a", "//example.com:x/a", "//example.com/a:b"]),
    ("ends in .git", ["//example.com/a.git"]), ("has \" \"", ["//example.com/a b"]),
    ("has \"\\\"\"", ["//example.com/\""]), ("has \"가\"", ["//example.com/가"]),
    ("has \"\\n\"", ["//example.com/a\nb"]), ("has \"$\"", ["//example.com/${x}"]),
    ("more than 200 bytes", ["//example.com/" + String(repeating: "a", count: 181)]),
  ])
  func whatIsNoAddressIsNamed(says: String, texts: [String]) {
    for text in texts {
      let whole = text.hasPrefix("//") ? "https:\(text)" : text
      let found = failure { _ = try RepositoryURL(whole) } ?? "passed"
      #expect(found.contains(says) && !found.contains("\n"), "\(found)")
    }
  }

  /// Nothing but the package is another.
  @Test(arguments: [("kotlin", "hwalja"), ("kotlin-composer", "hwalja.composer")])
  func aPackageOfOnesOwnIsDeclared(format: String, standard: String) throws {
    let publication = try Publication(package: PackageName("com.example.ime"))
    let exporter = try #require(FormatRegistry.named(format).published(as: publication))
    for artifact in try exporter.artifacts(for: Made.maps) {
      let text = String(decoding: artifact.bytes, as: UTF8.self)
        .replacing(" --package com.example.ime", with: "")
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
    let publication = try Publication(repository: RepositoryURL(Self.address))
    let exporter = try #require(FormatRegistry.named(format).published(as: publication))
    let made = try exporter.texts(of: .sky)[path] ?? ""
    for text in texts { #expect(made.contains(text), "\(made)") }
    #expect(!Made.text(path).contains("example.com") && !Made.text(path).contains(/[^"]""[^"]/))
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
