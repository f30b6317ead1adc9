import Foundation
import Keyboards
import Layouts
import Maps
import TestSupport
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
      Layout.cheonjiin.with(name: "<엑스>", latinName: "X & Y").adding(
        Key("k", legend: "<&>", code: "'", appends: "&"))
    ]

  /// Each label of each key that types is there, in the order of its keyboard's first page, and no other.
  @Test(arguments: layouts) func everyLabelIsThere(layout: Layout) throws {
    let format = try #require(FormatRegistry.all.first { $0.name == "keypad" })
    let made = try format.result(for: [LayoutMaps(layout)]).artifacts
    let labels = try #require(LabelReader.labels(in: made[0].bytes))
    let slots = Keyboard.korean(layout).pages[0].rows.joined().filter { $0.content.key != nil }
    let keys = slots.compactMap { slot in layout.keys.first { $0.id == slot.content.key } }
    let held = slots.map { $0.hold.first.flatMap(\.text) }
    #expect(keys.count == slots.count)
    #expect(labels["legend"] == keys.map(\.legend))
    #expect(labels["held", default: []] == held.compactMap { $0 })
    let codes = zip(keys, held).compactMap { key, held in
      key.code.map { String($0) }.flatMap { $0 == held ? nil : $0 }
    }
    #expect(labels["code", default: []] == codes)
    let shifted = layout.keys.filter { $0.under != nil }.map(\.legend)
    #expect(labels["shifted", default: []].sorted() == shifted.sorted())
  }
}

/// The labels of a picture by their class.
private final class LabelReader: NSObject, XMLParserDelegate {
  private var labels: [String: [String]] = [:]
  private var kind: String?
  private var text = ""
  /// The number of open elements, since some parsers accept an element that is never closed.
  private var depth = 0

  /// The labels in order, or nil if `bytes` are not well-formed XML.
  static func labels(in bytes: [UInt8]) -> [String: [String]]? {
    let parser = XMLParser(data: Data(bytes))
    let reader = LabelReader()
    parser.delegate = reader
    return parser.parse() && reader.depth == 0 ? reader.labels : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    kind = name == "text" ? attributes["class"] : nil
    text = ""
    depth += 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let kind { labels[kind, default: []].append(text) }
    kind = nil
    depth -= 1
  }
}
