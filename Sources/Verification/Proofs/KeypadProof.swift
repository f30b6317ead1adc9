import Foundation
import Layouts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The proof that a keypad's picture is XML and shows every key of its layout.
struct KeypadProof {
  let layout: Layout

  /// Reads `bytes`, the picture at `path`.
  ///
  /// - Throws: `VerificationFailure` if it is no XML, or if a label is missing or wrong.
  func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    guard let labels = LabelReader.labels(in: bytes) else {
      throw VerificationFailure(path: path, detail: "is not well-formed XML")
    }
    let unshifted = layout.keys.dropLast(layout.shifted.count)
    let codes = unshifted.compactMap { key in key.code.flatMap { $0 == key.longPress ? nil : $0 } }
    for (kind, expected) in [
      ("legend", unshifted.map(\.legend)),
      ("held", unshifted.compactMap { $0.longPress.map { String($0) } }),
      ("code", codes.map { String($0) }),
    ] where labels[kind, default: []] != expected {
      throw VerificationFailure(path: path, detail: "lacks the \(kind) of a key, or shows another")
    }
    guard Set(labels["shifted", default: []]) == Set(layout.shifted.map(\.legend)) else {
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
