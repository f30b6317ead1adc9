import Formats
import Testing

/// Names of packages that sources declare.
@Suite struct PackageNameTests {
  @Test(arguments: [
    "a", "com.example.ime", "org.futo.inputmethod.event.combiners.hwalja", "_a.b1", "A.b_c",
  ])
  func whatKotlinAndJavaTakeIsTaken(name: String) throws {
    #expect(try PackageName(name).description == name)
  }

  @Test(arguments: [
    ("", "has an empty part"), ("a.", "has an empty part"), (".a", "has an empty part"),
    ("1a", "has the part \"1a\""), ("a.b-c", "has the part \"b-c\""), ("가", "has the part \"가\""),
    ("a b", "has the part \"a b\""), ("a.`in`", "has the part \"`in`\""),
    ("a\nb", "has the part \"a\\nb\""),
    ("_", "has the part \"_\""), ("com.class", "class, a keyword"), ("a.fun", "fun, a keyword"),
    ("a.int.b", "int, a keyword"), ("kotlin.x", "begins with kotlin"), ("java", "begins with java"),
    (String(repeating: "a", count: 201), "more than 200 bytes"),
  ])
  func whatTheyDoNotTakeIsNot(name: String, detail: String) {
    #expect {
      try PackageName(name)
    } throws: { error in
      "\(error)".contains(detail) && !"\(error)".contains("\n")
    }
  }

  @Test func onlySourcesInKotlinDeclareOne() throws {
    let name = try PackageName("com.example.ime")
    let publication = Publication(package: name)
    let able = FormatRegistry.all.filter { $0.published(as: publication) != nil }.map(\.name)
    #expect(able == ["kotlin", "kotlin-composer"])
  }

  @Test(arguments: ["kotlin", "kotlin-composer"])
  func nothingButThePackageIsAnother(format: String) throws {
    let publication = try Publication(package: PackageName("com.example.ime"))
    let exporter = try #require(FormatRegistry.named(format).published(as: publication))
    let made = try exporter.artifacts(for: Made.maps)
    for artifact in made {
      let text = String(decoding: artifact.bytes, as: UTF8.self)
      let usual = String(decoding: Made.artifact(artifact.path).bytes, as: UTF8.self)
      #expect(
        text.replacing(" --package com.example.ime", with: "")
          .replacing("package com.example.ime", with: "package hwalja") == usual, "\(artifact.path)"
      )
    }
  }

  /// A maintainer reads all of it.
  @Test func aComposerOfOneLayoutHasFourHundredLines() throws {
    for maps in Made.maps {
      let made = try FormatRegistry.named("kotlin-composer").artifacts(for: [maps])
      #expect(made.count == 1 && made[0].bytes.count { $0 == UInt8(ascii: "\n") } <= 400)
    }
  }
}
