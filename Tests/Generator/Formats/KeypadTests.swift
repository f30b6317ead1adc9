import Foundation
import Keyboards
import Layouts
import Testing

@testable import Formats

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures read back through an XML parser.
@Suite struct KeypadTests {
  /// The last layout has what XML escapes on a key.
  private static let layouts =
    Layout.all + [
      Layout.cheonjiin.with(name: "<엑스>", latinName: "X & Y").adding(Key("k", legend: "<&>", code: "'", appends: "&"))
    ]

  /// Each label of each key that types is there, in the order of its keyboard's first page, and no other.
  @Test(arguments: layouts) func everyLabelIsThere(layout: Layout) throws {
    let made = try #require(FormatRegistry.named("keypad").texts(of: layout).values.first)
    let picture = try XMLDocument(data: Data(made.utf8))
    func labels(_ kind: String) throws -> [String] {
      try picture.nodes(forXPath: "//*[local-name()='text'][@class='\(kind)']").compactMap(\.stringValue)
    }
    let slots = DrawnKeyboard.korean(layout).pages[0].rows.joined().filter { $0.content.key != nil }
    let keys = slots.map { layout.keys[$0.content.key!] }
    let held = slots.map { $0.hold.first.flatMap(\.text) }
    #expect(keys.count == slots.count)
    #expect(try labels("legend") == keys.map(\.legend))
    #expect(try labels("held") == held.compactMap { $0 })
    let codes = zip(keys, held).compactMap { key, held in
      key.code.map { String($0) }.flatMap { $0 == held ? nil : $0 }
    }
    #expect(try labels("code") == codes)
    let shifted = layout.keys.filter { $0.under != nil }.map(\.legend)
    #expect(try labels("shifted").sorted() == shifted.sorted())
  }
}
