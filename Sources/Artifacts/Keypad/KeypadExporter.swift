import Foundation
import Layouts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of the keypads, for documentation.
struct KeypadExporter: Exporter {
  let name = "keypad"
  let summary = "picture of each keypad as SVG, for documentation"

  func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map(\.layout).map { layout in
      Artifact(
        path: "keypad/\(layout.id).svg", bytes: Array(KeypadDrawing(layout: layout).svg.utf8),
        limit: nil)
    }
  }

  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    let layout = try maps.maps(forFileAt: artifact.path).layout
    guard let labels = LabelReader.labels(in: artifact.bytes) else {
      throw VerificationFailure(path: artifact.path, detail: "is not well-formed XML")
    }
    let unshifted = layout.keys.dropLast(layout.shifted.count)
    for (kind, expected) in [
      ("legend", unshifted.map(\.legend)),
      ("held", unshifted.compactMap { $0.longPress.map { String($0) } }),
    ] where labels[kind, default: []] != expected {
      throw VerificationFailure(path: artifact.path, detail: "has not the \(kind) of every key")
    }
    guard Set(labels["shifted", default: []]) == Set(layout.shifted.map(\.legend)) else {
      throw VerificationFailure(path: artifact.path, detail: "has not the shifted legends")
    }
  }
}

/// Reads the labels of a keypad's picture back through an XML parser, by their class.
private final class LabelReader: NSObject, XMLParserDelegate {
  private var labels: [String: [String]] = [:]
  private var kind: String?
  private var text = ""
  /// The elements that are open: not every parser minds one that is never closed.
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
