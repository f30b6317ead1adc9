import ArgumentParser
import Artifacts
import CommandSupport
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
    try refuse(contents.strays)
    guard !contents.files.isEmpty else {
      try refuse(contents.strays(beside: []))
      throw FileError(
        "find an artifact in", directory, code: ENOENT,
        remedy: "make them with gen --out \(directory)")
    }
    let found = try contents.files.map { path in
      (path, try InputFile.bytes(at: "\(directory)/\(path)", followsLink: false))
    }
    let made = try distribution(for: contents.files)
    try refuse(contents.strays(beside: made.artifacts.map(\.path)))
    let proved = try FolderProof.run(found, comparingWith: made.artifacts, of: made.maps.map(\.layout))
    if !quiet {
      for (layout, cells) in proved { Console.note("\(layout.id): \(cells) cells") }
    }
    Console.note("\(contents.files.count) files in \(directory) hold what the rules say")
  }

  private func refuse(_ strays: [(path: String, detail: String)]) throws(VerificationFailure) {
    if let stray = strays.first { throw VerificationFailure(path: stray.path, detail: stray.detail) }
  }

  /// Makes the files of the formats that have a folder among `paths`, or all of them if there is a manifest.
  private func distribution(for paths: [String]) throws -> Distribution {
    let isWhole = paths.contains { PathBytes($0) == PathBytes(ArtifactName.manifest.path) }
    // In scalars, since a slash and a combining mark are one Character.
    let folders = Set(paths.map { PathBytes(String($0.unicodeScalars.prefix { $0 != "/" })) })
    let formats = try FormatRegistry.all(templates: making.template)
    let chosen = formats.filter { isWhole || folders.contains(PathBytes($0.outputFolder)) }
    return try making.pipeline(for: chosen, among: formats, isWhole: isWhole).make()
  }
}
