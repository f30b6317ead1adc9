import Foundation
import Keyboards
import Layouts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The proof that the picture of a keyboard's first page is XML and shows every key of its layout.
struct KeypadProof {
  private let layout: Layout
  private let slots: [PageSlot]

  init(layout: Layout) {
    self.layout = layout
    slots = Keyboard.korean(layout).pages[0].rows.joined().filter { $0.content.key != nil }
  }

  /// Reads `bytes`, the picture at `path`.
  ///
  /// - Throws: `VerificationFailure` if it is no XML, or if a label is missing or wrong.
  func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    guard let labels = LabelReader.labels(in: bytes) else {
      throw VerificationFailure(path: path, detail: "is not well-formed XML")
    }
    let keys = slots.compactMap { slot in layout.keys.first { $0.id == slot.content.key } }
    let held = slots.map { $0.hold.first.flatMap(\.text) }
    let codes = zip(keys, held).compactMap { key, held in
      key.code.map { String($0) }.flatMap { $0 == held ? nil : $0 }
    }
    for (kind, expected) in [
      ("legend", keys.map(\.legend)),
      ("held", held.compactMap { $0 }),
      ("code", codes),
    ] where labels[kind, default: []] != expected {
      throw VerificationFailure(path: path, detail: "lacks the \(kind) of a key, or shows another")
    }
    guard
      Set(labels["shifted", default: []])
        == Set(layout.keys.filter { $0.under != nil }.map(\.legend))
    else {
      throw VerificationFailure(path: path, detail: "lacks a shifted legend, or shows another")
    }
  }
}

/// Reads the labels of a keypad's picture back through an XML parser, by their class.
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
