import ArgumentParser
import Artifacts
import CommandSupport
import Formats
import Foundation
import Layouts
import Verification

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prove that the files of a distribution follow the rules and are current.",
    usage: "gen verify [<options>] [<dir>]",
    discussion: """
      Every map in the folder (full, minified or gzipped JSON, or a trie) is checked: in every state that a run \
      can end with, the result of each key and of backspace must agree with the rules, which are computed \
      without a map. The files are also compared with those that gen makes now, so pass the options that made \
      them. A file that does not belong to the distribution is an error. The exit status is 1 at the first \
      difference, and 74 if a folder or file cannot be read.

      EXAMPLES
        gen verify dist
        gen verify --layout sky --dot-style compatibility web
      """)

  @OptionGroup var options: DistributionOptions

  @OptionGroup var output: OutputOptions

  @Argument(help: ArgumentHelp("The folder to read.", valueName: "dir"))
  var directory = "dist"

  func run() throws {
    if access(directory, F_OK) != 0 && errno == ENOENT {
      throw FileError("read", directory, code: ENOENT, remedy: "make it with: gen --out \(directory.shellWord)")
    }
    let contents = try FolderContents(of: directory)
    try rejectStrays(contents.strays)
    guard !contents.files.isEmpty else {
      try rejectStrays(contents.strays(beside: []))
      throw FileError(
        "find any files in", directory, code: ENOENT,
        remedy: "make them with: gen --out \(directory.shellWord)")
    }
    let found = try contents.files.map { path in
      (path, try InputFile.bytes(at: "\(directory)/\(path)", followsLink: false))
    }
    let made = try distribution(for: contents.files)
    try rejectStrays(contents.strays(beside: made.artifacts.map(\.path)))
    let proved = try FolderProof.run(found, comparingWith: made.artifacts, of: made.maps.map(\.layout))
    if output.quiet { return }
    if output.verbose {
      for (layout, cells) in proved { Console.note("\(layout.id): \(cells) cells") }
    }
    Console.note("all \(contents.files.count) files in \(directory) follow the rules")
  }

  private func rejectStrays(_ strays: [(path: String, detail: String)]) throws(VerificationFailure) {
    if let stray = strays.first { throw VerificationFailure(path: stray.path, detail: stray.detail) }
  }

  /// Makes the files of the formats that have a folder among `paths`, or the files of all formats if there is a
  /// manifest.
  private func distribution(for paths: [String]) throws -> Distribution {
    let isWhole = paths.contains { PathBytes($0) == PathBytes(ArtifactName.manifest.path) }
    // Split by scalars, because a slash with a combining mark after it is a single Character.
    let folders = Set(paths.map { PathBytes(String($0.unicodeScalars.prefix { $0 != "/" })) })
    let formats = try FormatRegistry.all(templates: options.template)
    let chosen = formats.filter { isWhole || folders.contains(PathBytes($0.outputFolder)) }
    return try options.pipeline(for: chosen, among: formats, isWhole: isWhole).make()
  }
}
