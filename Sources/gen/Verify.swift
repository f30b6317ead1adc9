import ArgumentParser
import Layouts
import Verification

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read the files of a distribution back and prove them against the rules.",
    discussion: """
      Every map found, as JSON, minified, gzipped, as a trie or within a source, is asked what each key \
      and backspace do in every state a run can end in, and must answer what the rules say, worked out \
      without a map. The lines of conformance files are typed again by the same rules, but for those \
      that take something back. Files are compared with the manifest, if there is one. The first \
      difference ends it with status 1; a folder or file that is missing, with 74.

      EXAMPLES
        gen verify dist
        gen verify --dot-style compatibility web
      """)

  @OptionGroup var files: LayoutFileOptions

  @Flag(name: .shortAndLong, help: "Say in one line how it went.")
  var quiet = false

  @Argument(help: ArgumentHelp("The folder to read.", valueName: "dir"))
  var directory = "dist"

  func run() throws {
    try ExitStatus.reporting {
      let proof = try DistributionProof(
        directory: directory, layouts: files.adding(to: Layout.all))
      let findings = try proof.run()
      if !quiet {
        let width = findings.map(\.path.count).max() ?? 0
        for finding in findings {
          Console.note("\(finding.path.padded(to: width))  \(finding.detail)")
        }
      }
      Console.note("\(findings.count) files in \(directory) hold what the rules say")
    }
  }
}
