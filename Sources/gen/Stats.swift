import ArgumentParser
import Artifacts
import CommandSupport
import Foundation
import Layouts

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print how many presses each layout needs for a syllable.",
    discussion: """
      The averages are over all 11,172 syllables, each typed alone, and over the syllables of a word list. In \
      words, the next-character key is pressed between two syllables that would otherwise join. The fewest \
      presses are counted; shift and the next-character key count as presses.

      EXAMPLES
        gen stats --layout-file mine.json    a layout of your own
        gen stats --layout sky --layout-file mine.json
        gen stats --words /usr/share/hunspell/ko.dic
      """)

  @Option(name: .shortAndLong, help: .layouts)
  var layout: [Layout] = []

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "A word list: a Hunspell dictionary of Korean, or one word on each line.", valueName: "file"),
    completion: .file())
  var words: String?

  @Option(
    help: ArgumentHelp(
      "Fill the tables of LAYOUTS.md in this folder.", visibility: .hidden))
  var docs: String?

  func run() throws {
    let layouts = try [Layout].chosen(layout, files: layoutFile)
    let words = try readWords()
    let presses = LayoutTables.presses(of: layouts, words: words)
    if let docs { return try fill(docs, layouts, presses) }
    try Console.put(Array(presses.utf8))
  }

  private func readWords() throws -> [[Syllable]] {
    guard let words else { return [] }
    let text = String(decoding: try InputFile.bytes(at: words), as: UTF8.self)
    let (found, leftOut) = WordList.words(ofDictionary: text)
    guard !found.isEmpty else {
      throw BadInput(lines: ["\(words): no word of Hangul syllables in it; give a word list of Korean"])
    }
    Console.note(
      "\(found.count) words of \(found.reduce(0) { $0 + $1.count }) syllables"
        + (leftOut > 0 ? "; \(leftOut) lines have no such word" : ""))
    return found
  }

  private func fill(_ folder: String, _ layouts: [Layout], _ presses: String) throws {
    let path = "\(folder)/LAYOUTS.md"
    var page = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    let rules = layouts.map { ("rules \($0.id)", LayoutTables.rules(of: $0)) }
    for (name, table) in [("presses", presses)] + rules {
      guard let part = page.range(ofPart: name) else {
        throw BadInput(lines: [
          "\(path): no part named \(name); put <!-- begin \(name) --> and <!-- end \(name) --> "
            + "where it belongs"
        ])
      }
      page.replaceSubrange(part, with: table)
    }
    try FolderWriter(directory: folder).write([("LAYOUTS.md", Array(page.utf8))])
  }
}
