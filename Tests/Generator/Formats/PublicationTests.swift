import Artifacts
import Formats
import Layouts
import Maps
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

  /// The metadata that registries ask for or show. Without an address, files name what adds it.
  @Test(arguments: [
    (
      "rust", "rust/Cargo.toml",
      ["\nrepository = \"\(address)\"\n", "\nauthors = [\"The Hwalja maintainers\"]\n", "\nlicense = \"MIT\"\n"]
    ),
    (
      "csharp", "csharp/Hwalja.csproj",
      [
        ">\(address)</PackageProjectUrl>", ">\(address).git</RepositoryUrl>", ">git</RepositoryType>",
        ">\(address)/blob/v\(Version.project)/CHANGELOG.md</PackageReleaseNotes>", ">The Hwalja maintainers</Authors>",
      ]
    ),
    (
      "python", "python/pyproject.toml",
      [
        """

        [project.urls]
        Homepage = "\(address)"
        Documentation = "\(address)/blob/main/docs/LANGUAGES.md#python"
        Changelog = "\(address)/blob/main/CHANGELOG.md"
        Source = "\(address)"
        Issues = "\(address)/issues"


        """, "\nauthors = [{ name = \"The Hwalja maintainers\" }]\n",
      ]
    ),
    (
      "kotlin", "kotlin/build.gradle.kts",
      [
        "            url.set(\"\(address)\")\n            scm {\n                url.set(\"\(address)\")\n",
        " connection.set(\"scm:git:\(address).git\")\n", "developerConnection.set(\"scm:git:\(address).git\")\n",
        "tag.set(\"v\(Version.project)\")\n", "name.set(\"The Hwalja maintainers\")\n",
        "archiveClassifier.set(\"javadoc\")\n", "?: \"hwalja\"\n",
      ]
    ),
    (
      "typescript", "typescript/package.json",
      [
        "\"homepage\": \"\(address)#readme\"", "\"bugs\": { \"url\": \"\(address)/issues\" }",
        "{ \"type\": \"git\", \"url\": \"git+\(address).git\", \"directory\": \"dist/typescript\" }",
        "\"author\": \"The Hwalja maintainers\"",
      ]
    ),
  ])
  func packagesContainTheAddress(format: String, path: String, texts: [String]) throws {
    let publication = Publication(repository: Self.address)
    let made = try FormatRegistry.named(format).texts(of: .sky, publication)[path] ?? ""
    for text in texts { #expect(made.contains(text), "\(made)") }
    let without = String(decoding: Made.files[path]!, as: UTF8.self)
    #expect(!without.contains("example.com") && !without.contains(/[^"]""[^"]/))
    let note = "Releases also contain the address of the project"
    #expect(without.contains(note) && !made.contains(note))
  }

  /// Readmes name the command of the registry only if the package is there.
  @Test(arguments: [
    ("typescript/README.md", "npm install hwalja\n", "`npm install ./hwalja/dist/typescript`"),
    ("rust/README.md", "`cargo add hwalja`", "`cargo add --path hwalja/dist/rust`"),
    ("python/README.md", "`pip install hwalja`", "`pip install ./hwalja/dist/python`"),
    ("csharp/README.md", "`dotnet add package Hwalja`", "`dotnet add reference hwalja/dist/csharp/Hwalja.csproj`"),
    (
      "swift/Hwalja.docc/Hwalja.md", "`.package(url: \"\(address)\", from: \"\(Version.project)\")`",
      "`.package(path: \"hwalja\")`"
    ),
  ])
  func readmesNameTheInstallation(path: String, published: String, local: String) throws {
    let format = FormatRegistry.named(String(path.prefix { $0 != "/" }))
    let made = try format.texts(of: .sky, Publication(repository: Self.address))[path] ?? ""
    let without = String(decoding: Made.files[path]!, as: UTF8.self)
    #expect(made.contains(published) && !made.contains(local), "\(made)")
    #expect(without.contains(local) && !without.contains(published), "\(without)")
  }

  /// Without an address, the path must lead from `dist/keyboard` to the schema.
  @Test func keyboardFilesContainTheAddressOfTheirSchema() throws {
    func schemas(_ publication: Publication) throws -> Set<String> {
      let files = try FormatRegistry.named("keyboard").texts(of: .cheonjiin, publication)
      return Set(try files.values.map { try #require($0.firstMatch(of: /"\$schema": "(.*)"/)).1 }.map(String.init))
    }
    let schema = "docs/keyboard.schema.json"
    #expect(
      try schemas(Publication(repository: Self.address)) == ["\(Self.address)/raw/v\(Version.project)/\(schema)"])
    #expect(try schemas(Publication()) == ["../../\(schema)"])
    #expect(try Repository.text("dist/keyboard/../../\(schema)") == Repository.text(schema))
  }

  /// The group of the package in Maven repositories.
  @Test(arguments: [
    ("https://github.com/Some-One/Hwalja", "io.github.some-one"), ("https://gitlab.com/a/b/c", "io.gitlab.a"),
    ("https://GitHub.com/a/b", "io.github.a"), ("https://bitbucket.org/a/b", "io.bitbucket.a"),
    ("https://gitee.com/a/b", "io.gitee.a"), ("https://github.example.com/a/b", "hwalja"),
    ("https://github.com", "hwalja"),
  ])
  func accountsOfCodeHostsHaveAMavenGroup(address: String, group: String) throws {
    let made = try FormatRegistry.named("kotlin").texts(of: .sky, Publication(repository: address))
    #expect(made["kotlin/build.gradle.kts"]?.contains("\"hwaljaGroup\") ?: \"\(group)\"\n") == true)
  }

  /// A template can use a value that depends on the address without the address itself.
  @Test(arguments: [("{{mavenGroup}}", "io.github.me", "hwalja"), ("{{#unpublished}}no{{/unpublished}}", "", "no")])
  func templatesUseValuesOfTheAddress(template: String, published: String, local: String) throws {
    let templates = TemplateScratch()
    try templates.put("a.txt.mustache", template)
    let format = try templates.format()
    #expect(format.placeholders == [.repository])
    #expect(try format.texts(of: .sky, Publication(repository: "https://github.com/me/a")) == ["mine/a.txt": published])
    #expect(try format.texts(of: .sky) == ["mine/a.txt": local])
  }

  /// Files must not contain an address that nobody has passed, or the placeholder of the documentation.
  @Test func noFileContainsAnotherAddress() throws {
    let standard: Set = ["http://www.w3.org/2000/svg", "https://opensource.org/license/mit"]
    let maps = Made.layouts.map { LayoutMaps($0) }
    let publication = Publication(repository: Self.address)
    let published = try Distribution(of: maps, in: FormatRegistry.all, publication: publication)
    for (artifacts, address) in [(Made.artifacts, nil), (published.artifacts, Self.address)] {
      for artifact in artifacts where artifact.isShipped {
        let text = String(decoding: artifact.bytes, as: UTF8.self)
        #expect(!text.contains("OWNER"), "\(artifact.path)")
        let found = text.matches(of: /https?:\/\/[^\s"'`<>)]+/).map { String($0.output) }
        let strange = found.filter { found in !standard.contains(found) && address.map(found.hasPrefix) != true }
        #expect(strange.isEmpty, "\(artifact.path)")
      }
    }
  }

  /// The limits of sources must leave room for each layout alone, and for the longest address.
  @Test func sourcesOfOneLayoutKeepTheirLimits() throws {
    let longest = try Publication.repository("https://example.com/" + String(repeating: "a", count: 180))
    for layout in Layout.all {
      let made = try Distribution(
        of: [LayoutMaps(layout)], in: FormatRegistry.all.filter(\.isLanguage),
        publication: Publication(repository: longest))
      #expect(made.omissions.isEmpty)
    }
  }
}
