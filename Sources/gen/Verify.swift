import ArgumentParser
import Artifacts
import Files
import Formats
import Foundation
import Layouts
import Verification

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read the files of a distribution back and prove them against the rules.",
    discussion: """
      Every map in the folder (JSON, minified, gzipped or a trie) is checked: in every state that a run can \
      end in, each key and backspace must give the result of the rules, which is computed without a map. \
      The files are made again, with the options given, which have to be those that made them, and compared. A file that belongs to no \
      distribution is an error. The command stops with status 1 at the first difference, and with 74 if a \
      folder or file cannot be read.

      EXAMPLES
        gen verify dist
        gen verify --layout sky --dot-style compatibility web
      """)

  @OptionGroup var making: MakingOptions

  @Flag(name: .shortAndLong, help: "Print the result in one line.")
  var quiet = false

  @Argument(help: ArgumentHelp("The folder to read.", valueName: "dir"))
  var directory = "dist"

  func run() throws {
    let contents = try FolderContents(of: directory)
    if let stray = contents.strays.first {
      throw VerificationFailure(path: stray.path, detail: stray.detail)
    }
    guard !contents.files.isEmpty else {
      throw FileError(
        "find an artifact in", directory, code: ENOENT,
        remedy: "make them with gen --out \(directory)")
    }
    let proved = try prove(
      contents.files.map { path in
        (path, try InputFile.bytes(at: "\(directory)/\(path)", followsLink: false))
      })
    if !quiet {
      for (layout, cells) in proved { Console.note("\(layout.id): \(cells) cells") }
    }
    Console.note("\(contents.files.count) files in \(directory) hold what the rules say")
  }

  private func prove(_ found: [(path: String, bytes: [UInt8])]) throws -> [(layout: Layout, cells: Int)] {
    let isWhole = found.contains { $0.path == ArtifactName.manifest.path }
    let folders = Set(found.map { $0.path.prefix { $0 != "/" } })
    let formats = try FormatRegistry.all(templates: making.template)
    let chosen = formats.filter { isWhole || folders.contains($0.outputFolder[...]) }
    let made = try making.distribution(of: chosen, among: formats, isWhole: isWhole)
    return try FolderProof.run(
      found, comparingWith: made.artifacts, of: made.maps.map(\.layout))
  }
}
