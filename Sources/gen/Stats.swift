import ArgumentParser
import Figures
import Files
import Foundation
import Layouts

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fill the tables and the chart of docs/LAYOUTS.md.",
    discussion: "The words are read where they are installed, and only figures are written.",
    shouldDisplay: false
  )

  @Option(help: ArgumentHelp("A Hunspell dictionary of Korean.", valueName: "file"))
  var words = "/usr/share/hunspell/ko.dic"

  @Option(help: ArgumentHelp("The folder of LAYOUTS.md.", valueName: "dir"))
  var docs = "docs"

  func run() throws {
    try ExitStatus.reporting {
      let dictionary = String(decoding: try InputFile.bytes(at: words), as: UTF8.self)
      let words = WordList.words(ofDictionary: dictionary)
      let page = String(decoding: try InputFile.bytes(at: "\(docs)/LAYOUTS.md"), as: UTF8.self)
      let figures = Layout.all.map { PressFigures($0, words: words) }
      var text = MarkedText(page)
      try text.replace("presses", with: PressTable.markdown(figures))
      for layout in Layout.all {
        try text.replace("rules \(layout.id)", with: RulesTable.markdown(of: layout))
      }
      _ = try FolderWriter(directory: docs).write([
        FolderFile(path: "LAYOUTS.md", bytes: Array(text.description.utf8)),
        FolderFile(path: "presses.svg", bytes: Array(PressChart.svg(figures).utf8)),
      ])
      let syllables = words.reduce(0) { $0 + $1.count }
      Console.note("\(words.count) words of \(syllables) syllables")
    }
  }
}
