import LayoutFiles
import Layouts
import TestSupport
import Testing

/// Layout files with scalars of every general category anywhere: each is read to a layout that its own file gives back,
/// or refused in lines with their places.
@Suite struct FuzzTests {
  /// The scalars of each category.
  private static let categories: [[Unicode.Scalar]] = {
    let all = (0..<0x11_0000).compactMap { Unicode.Scalar(UInt32($0)) }
    return Dictionary(grouping: all) { $0.properties.generalCategory }
      .sorted { "\($0.key)" < "\($1.key)" }.map(\.value)
  }()

  private func file(_ numbers: inout SplitMix64) -> [UInt8] {
    let layout = Layout.all.randomElement(using: &numbers)!
    var text = Array(LayoutFile.text(of: layout).unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      // Most strings are not structure: a place just after a quotation mark is in a string half of the time.
      let quotes = text.indices.filter { text[$0] == "\"" }
      let place = quotes.randomElement(using: &numbers)! + Int.random(in: 0...1, using: &numbers)
      let scalar = Self.categories.randomElement(using: &numbers)!.randomElement(using: &numbers)!
      text.replaceSubrange(place..<place + Int.random(in: 0...1, using: &numbers), with: [scalar])
    }
    return Array(String(String.UnicodeScalarView(text)).utf8)
  }

  @Test func everyFileIsReadOrRefused() throws {
    #expect(Self.categories.count == 29)
    var numbers = SplitMix64(seed: 27)
    var accepted = 0
    for number in 0..<600 {
      let bytes = file(&numbers)
      do {
        let layout = try LayoutFile.layout(from: bytes, file: "my.json")
        let again = Array(LayoutFile.text(of: layout).utf8)
        #expect(try LayoutFile.layout(from: again, file: "my.json") == layout, "file \(number)")
        accepted += 1
      } catch {
        #expect(!error.lines.isEmpty && error.lines.allSatisfy { $0.hasPrefix("my.json:") })
      }
    }
    #expect(accepted == 9)
  }
}
