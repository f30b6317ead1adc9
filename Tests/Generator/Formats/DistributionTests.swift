import Artifacts
import Formats
import Layouts
import Maps
import Testing

/// Tests of the whole distribution.
@Suite struct DistributionTests {
  /// A change to one layout changes only the files that contain data of that layout. These are the layout's own files
  /// and one file in each language. Qt is an exception, because it has no file for several layouts.
  @Test func aChangedEntryChangesFewFiles() throws {
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

  @Test func copiedFilesHaveTheLicenseNotice() throws {
    #expect(License.notice == (try Repository.text("LICENSE")).split(separator: "\n").map(String.init))
  }

  @Test func theChangelogStartsWithTheVersion() throws {
    let heading = try Repository.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(heading?.split(separator: " ")[1].prefix { $0 != "," } == Version.project[...])
  }

  /// Package.swift lists the folders in Templates. SwiftPM caches the manifest until Package.swift changes, so it could
  /// miss new folders.
  @Test func packageListsEveryTemplateFolder() throws {
    let folders = try Repository.folders("Templates").filter { !$0.hasPrefix("_") }
    #expect(FormatRegistry.all.filter(\.isLanguage).map(\.name).sorted() == folders.sorted())
  }
}
