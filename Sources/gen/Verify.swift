import ArgumentParser
import Artifacts
import Distribution
import Files
import Formats
import Foundation
import Keyboards
import Layouts
import Verification

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read the files of a distribution back and prove them against the rules.",
    discussion: """
      Every map in the folder (JSON, minified, gzipped, a trie or part of a source) is checked: in every \
      state that a run can end in, each key and backspace must give the result of the rules, which is \
      computed without a map. Sources, pictures and the manifest are made again and \
      compared. A file that belongs to no distribution is an error. The command stops with status 1 at \
      the first difference, and with 74 if a folder or file cannot be read.

      EXAMPLES
        gen verify dist
        gen verify --dot-style compatibility web
      """)

  @OptionGroup var files: LayoutFileOptions

  @OptionGroup var keyboards: KeyboardFileOptions

  @Option(
    help: ArgumentHelp(
      "The folder of templates that the sources were made from, if not the project's.",
      valueName: "dir"),
    completion: .directory)
  var template: String?

  @OptionGroup var publication: PublicationOptions

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
    let findings = try prove(
      contents.files.map { path in
        (path, try InputFile.bytes(at: "\(directory)/\(path)", followsLink: false))
      })
    if !quiet {
      let width = findings.map(\.path.count).max() ?? 0
      for finding in findings {
        Console.note("\(finding.path.padded(to: width))  \(finding.detail)")
      }
    }
    Console.note("\(findings.count) files in \(directory) hold what the rules say")
  }

  private func prove(_ found: [(path: String, bytes: [UInt8])]) throws -> [FolderProof.Finding] {
    let layouts = try files.replacing(in: Layout.all)
    let proof = try FolderProof(files: found, layouts: layouts)
    let ids = proof.layoutIDs
    // Of no layout no source can be made, and what lies there has to be named all the same.
    let wanted = layouts.filter { ids.isEmpty || ids.contains($0.id) }
    let today = try Distribution(
      layouts: wanted, keyboards: try keyboards.keyboards(of: wanted),
      exporters: publication.applied(to: try Formats(templates: template).all))
    let isWhole = found.contains { $0.path == ArtifactName.manifest.path }
    let manifest = isWhole ? try today.shippedWithManifest().artifacts.suffix(1) : []
    return try proof.run(comparingWith: today.artifacts + manifest)
  }
}
