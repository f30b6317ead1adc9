import ArgumentParser
import Artifacts
import CommandSupport
import Formats
import Foundation
import Keyboards
import Layouts

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Generate files, prove that they are correct, and write them.",
    usage: "gen [generate] [<options>]",
    discussion: """
      Every map, and every trie that sources are made from, is proved before the first file is written, so the \
      old files are unchanged after an error. Files that are current are not written. If all formats and layouts \
      are made, obsolete files of an earlier run are removed.

      EXAMPLES
        gen
        gen --layout cheonjiin --format json --format trie --out assets
        gen --format trie --layout sky --out - > sky.trie
        gen --layout-file mine.json --out mine
      """
  )

  @Option(help: ArgumentHelp("Only this format; may be repeated.", valueName: "name"))
  var format: [FormatName] = []

  @OptionGroup var options: DistributionOptions

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp(
      "The output folder, or - for standard output, with one format. (default: dist)",
      valueName: "dir"))
  var outOption: String?

  @Flag(help: "List the formats, languages and layouts, and exit.")
  var list = false

  @Flag(
    help: "Write nothing; list the files that are out of date, and fail if there are any.")
  var check = false

  @OptionGroup var output: OutputOptions

  private var out: String { outOption ?? "dist" }
  private var usesStandardOutput: Bool { out == "-" }

  /// True if all formats of all layouts are made. Only such a distribution has a manifest.
  private var isWhole: Bool { format.isEmpty && options.template == nil && options.isComplete }

  func validate() throws {
    if list { return }
    let faults = [
      (out.isEmpty, "--out is empty; pass a folder, such as --out mine"),
      (
        usesStandardOutput && format.count != 1,
        "--out - needs exactly one --format, because standard output can contain only one file"
      ),
      (usesStandardOutput && check, "--check cannot be used with --out -; pass a folder"),
      (
        outOption == nil && options.isCustom,
        "dist is for the built-in layouts, keyboards, dot style, templates and package; pass --out with another folder"
      ),
    ]
    if let fault = faults.first(where: \.0) { throw ValidationError(fault.1) }
  }

  func run() throws {
    let formats = try FormatRegistry.all(templates: options.template)
    if list { return try printList(of: formats) }
    let chosen = try format.isEmpty ? formats.filter { !$0.isOnDemand } : formats.named(format)
    try check ? checkFolder() : checkDestination(for: chosen)
    let start = ContinuousClock.now
    let distribution = try options.pipeline(for: chosen, among: formats, isWhole: isWhole).make()
    if !output.quiet || options.isCustom {
      for omission in distribution.omissions { Console.note("\(omission)") }
    }
    if usesStandardOutput { return try put(distribution) }
    let delivery = Delivery(of: distribution, into: out, isWhole: isWhole)
    let stale = delivery.stale.map(\.path)
    var removed: [String] = []
    if check {
      for path in stale.map({ "\(out)/\($0)" }) where access(path, R_OK) != 0 && errno == EACCES {
        throw FileError("read", path)
      }
      try reportDifferences(stale, isWhole ? try delivery.strays() : [])
    } else {
      removed = try Pipeline.deliver(distribution, by: delivery)
    }
    if !output.quiet { summarize(distribution.artifacts, stale, removed, in: ContinuousClock.now - start) }
  }

  /// Prints a summary of the run, after a line for each changed file if the run is verbose.
  private func summarize(_ artifacts: [Artifact], _ stale: [String], _ removed: [String], in duration: Duration) {
    if output.verbose {
      for path in stale { Console.note("written: \(out)/\(path)") }
      for path in removed { Console.note("removed: \(out)/\(path)") }
    }
    let current = artifacts.count - stale.count
    let counts = [(stale.count, "written"), (removed.count, "removed"), (current, check ? "current" : "unchanged")]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    let size = formattedSize(artifacts.reduce(0) { $0 + $1.bytes.count })
    Console.note("\(out): \(parts.isEmpty ? "no files" : parts); \(size) in \(formattedTime(duration))")
  }

  /// Prints the formats, languages and layouts, each list below a heading. Scripts parse the output, because there is
  /// no other list.
  private func printList(of formats: [Format]) throws {
    for (head, isLanguage) in [("formats", false), ("languages", true)] {
      try Console.print(head)
      for format in formats where format.isLanguage == isLanguage {
        try Console.print("  \(format.name.padded(to: 17))\(format.description)")
      }
    }
    try Console.print("layouts")
    for layout in Layout.all { try Console.print("  \(layout.id)") }
  }

  private func checkFolder() throws {
    guard access("\(out)/", F_OK) != 0 else { return }
    let remedy = errno == ENOENT ? "make it with: \(writingCommand)" : "pass a folder to --out"
    throw FileError("check", out, remedy: remedy)
  }

  /// The command line without `--check`, so that it writes files.
  private var writingCommand: String {
    CommandLine.arguments.filter { $0 != "--check" }.map(\.shellWord).joined(separator: " ")
  }

  /// Checks the destination before any files are made. The output folder must be writable, and must not belong to
  /// another program. Sources with only some of the layouts must not be written to `dist`.
  private func checkDestination(for chosen: [Format]) throws {
    if usesStandardOutput { return }
    try FolderWriter(directory: out).checkDestination()
    try checkManifest()
    if outOption != nil { return }
    // A clone of the project contains this folder. Elsewhere, users may not expect a folder called dist, or may already
    // have a folder with this name.
    if options.isComplete, !FileManager.default.fileExists(atPath: "Templates/_formats") {
      throw ValidationError(
        "gen would write every format of every layout to dist, but this is not a clone of the project; "
          + "pass --out, such as --out dist")
    }
    if !options.isComplete, let shared = chosen.first(where: \.isLanguage) {
      throw ValidationError(
        "the \(shared.name) sources in dist contain all layouts, and would be replaced by sources with only some; "
          + "pass --out with another folder, or --format with formats that have a file for each layout")
    }
  }

  private func checkManifest() throws {
    let manifest = "\(out)/\(ArtifactName.manifest.path)"
    do throws(FileError) {
      let bytes = try InputFile.bytes(at: manifest)
      if !Manifest.isForeign(bytes) { return }
    } catch {
      // A file that is too large is not a manifest. After any other error, such as a missing file, gen may write the
      // manifest.
      if error.code != EFBIG { return }
    }
    throw ValidationError(
      "\(manifest) was not written by gen, so the files beside it may not be either; pass another folder to --out")
  }

  private func put(_ distribution: Distribution) throws {
    let artifacts = distribution.artifacts
    guard artifacts.count == 1 else {
      let remedy = distribution.maps.count > 1 ? "pass one --layout, or a folder" : "pass a folder"
      throw ValidationError("--out - can write only one file, but there are \(artifacts.count); \(remedy)")
    }
    try Console.put(artifacts[0].bytes)
  }

  private func reportDifferences(_ stale: [String], _ strays: [(path: String, detail: String)]) throws {
    for path in stale { Console.note("stale: \(out)/\(path)") }
    for stray in strays { Console.note("stray: \(out)/\(stray.path) \(stray.detail)") }
    if !stale.isEmpty {
      let more = strays.isEmpty ? "" : ", \(strays.count) stray"
      Console.report("\(stale.count) stale\(more); update them with: \(writingCommand)")
    } else if let first = strays.first {
      Console.report("\(strays.count) stray, such as \(out)/\(first.path); see the line of each")
    } else {
      return
    }
    throw ExitStatus.failure
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
