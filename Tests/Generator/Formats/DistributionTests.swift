import Artifacts
import Formats
import Layouts
import Maps
import Testing

/// What is made of layouts as a whole.
@Suite struct DistributionTests {
  /// A table of one layout changes what has that layout's data: the layout's own files and, of each language but Qt's,
  /// which has none for several layouts, one more.
  @Test func oneEntryOfATableChangesFewFiles() throws {
    let mine = Layout.cheonjiin.with(id: "mine")
    let changed = Key(".,?!", appends: ".", advance: ".→,→!→?→.")
    let other = mine.with(keys: mine.keys.map { $0.id == changed.id ? changed : $0 })
    let languages = FormatRegistry.all.filter(\.isLanguage)
    func made(_ layout: Layout) throws -> [String: [UInt8]] {
      let files = try Distribution(of: [layout, .sky].map { LayoutMaps($0) }, in: languages).artifacts
      return Dictionary(uniqueKeysWithValues: files.map { ($0.name.path, $0.bytes) })
    }
    let (before, after) = (try made(mine), try made(other))
    let names = before.keys.filter { before[$0] != after[$0] }.filter { !$0.contains("mine") }
    let found = names.map { String($0.prefix { $0 != "/" }) }
    #expect(found.sorted() == languages.map(\.name).filter { $0 != "qt" }.sorted(), "\(names)")
  }

  /// The notice that each copied file has is that of the project.
  @Test func theNoticeIsTheFile() throws {
    #expect(License.notice == (try Repository.text("LICENSE")).split(separator: "\n").map(String.init))
  }

  /// Package.swift names the folders of Templates one by one, because SwiftPM keeps the manifest until it changes.
  @Test func everyFolderOfTemplatesIsALanguage() throws {
    let folders = try Repository.folders("Templates").filter { !$0.hasPrefix("_") }
    #expect(FormatRegistry.all.filter(\.isLanguage).map(\.name).sorted() == folders.sorted())
  }
}
