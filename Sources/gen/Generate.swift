import ArgumentParser
import Artifacts
import Distribution
import Files
import Formats
import Foundation

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the files of every format, prove them and write them.",
    discussion: """
      All files are proved before the first is written, so an error leaves the old files unchanged. Files \
      whose content is the same are not touched. With all formats and layouts, files that an earlier run \
      made and that are no longer made are removed.

      EXAMPLES
        gen
        gen --layout cheonjiin --format json --format trie --out assets
        gen --format trie --layout sky --out - > sky.trie
        gen --layout-file mine.json --out mine
        gen --quiet --json > summary.json
      """
  )

  @Option(
    help: ArgumentHelp(
      "Only this format: \(FormatRegistry.names.choice); may be repeated.", valueName: "name"),
    completion: .list(FormatRegistry.names))
  var format: [String] = []

  @Option(
    help: ArgumentHelp(
      "Make sources from this folder of templates instead of the project's.",
      discussion: "docs/TEMPLATES.md tells how to write templates.", valueName: "dir"),
    completion: .directory)
  var template: String?

  @OptionGroup var publication: PublicationOptions

  @OptionGroup var source: LayoutOptions

  @OptionGroup var keyboards: KeyboardFileOptions

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp(
      "The folder to write to; with one format, - is standard output. (default: dist)",
      valueName: "dir"))
  var givenOut: String?

  @Flag(help: "List the formats and layouts, and stop.")
  var list = false

  @Flag(
    help: "Write nothing; list the files on disk that are out of date, and fail if there are any.")
  var check = false

  @Flag(help: "Print the summary, or the list of --list, to standard output as JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print the result in one line.")
  var quiet = false

  private var out: String { givenOut ?? "dist" }
  private var goesToOutput: Bool { out == "-" }

  /// Whether every format of every layout is made, and with them a manifest.
  private var isWhole: Bool { format.isEmpty && template == nil && isComplete }

  private var isComplete: Bool { source.isComplete && keyboards.keyboardFile.isEmpty }

  private var isOwn: Bool {
    !source.files.layoutFile.isEmpty || !keyboards.keyboardFile.isEmpty
      || publication.publication != Publication()
  }

  func validate() throws {
    let faults = [
      (out.isEmpty, "--out names no folder; give it one, such as --out mine"),
      (
        goesToOutput && format.count != 1,
        "--out - takes exactly one --format, so that one file goes out"
      ),
      (goesToOutput && check, "--check compares files; give --out a folder"),
      (
        goesToOutput && json,
        "--json and --out - both want standard output; give --out a folder"
      ),
      (
        givenOut == nil && isOwn,
        "your own layouts, keyboards and packages do not go into dist; give --out a folder"
      ),
    ]
    if let fault = faults.first(where: \.0) { throw ValidationError(fault.1) }
  }

  func run() throws {
    let formats = try Formats(templates: template)
    if list { return try Listing(exporters: formats.all).print(asJSON: json) }
    let chosen = try formats.named(format)
    try publication.check(chosen, among: formats.all)
    try check ? checkFolderExists() : checkPlace(for: chosen)
    let start = ContinuousClock.now
    let distribution = try makeDistribution(publication.applied(to: chosen))
    if !quiet || isOwn {
      for omission in distribution.omissions { Console.note("\(omission)") }
    }
    if goesToOutput { return try put(distribution) }
    let delivery = Delivery(of: distribution, into: out, isWhole: isWhole)
    if !check { try delivery.write() }
    let (old, new) = check ? ("current", "stale") : ("unchanged", "written")
    let summary = Summary(
      distribution, delivery.isCurrent.map { $0 ? old : new },
      milliseconds: (ContinuousClock.now - start).milliseconds)
    if json { try Console.put(summary.json()) }
    if check { try reportDifferences(summary, isWhole ? try delivery.strays() : []) }
    if !quiet && !check { summary.table.forEach(Console.note) }
    Console.note(summary.line(for: out))
  }

  private func checkFolderExists() throws {
    guard access(out, F_OK) != 0 else { return }
    throw FileError("check", out, remedy: "make it with: \(makingCommand)")
  }

  /// The command as given, without the flags that would keep it from writing files.
  private var makingCommand: String {
    CommandLine.arguments.filter { !["--check", "--json"].contains($0) }.map(\.shellWord).joined(
      separator: " ")
  }

  /// Checks, before anything is made, that the place can be written to and is not another program's, and that sources
  /// with only some layouts do not go into `dist`.
  private func checkPlace(for chosen: [any Exporter]) throws {
    if goesToOutput { return }
    try FolderWriter(directory: out).checkPlace()
    let manifest = "\(out)/\(ArtifactName.manifest.path)"
    if let bytes = try? InputFile.bytes(at: manifest), Manifest.isOfAnotherProgram(bytes) {
      throw ValidationError(
        "\(manifest) was not written by gen, and the files beside it may not be either; "
          + "give --out another folder")
    }
    if givenOut != nil { return }
    // A clone of the project has these; elsewhere, nobody asked for a folder called dist.
    if isComplete, !["dist", "Templates"].contains(where: FileManager.default.fileExists) {
      throw ValidationError(
        "gen would make every format of every layout in dist, and this is not a clone of the project; "
          + "give --out a folder, such as --out dist")
    }
    if !isComplete, let shared = chosen.first(where: { !$0.isPerLayout && !$0.isReview }) {
      throw ValidationError(
        "\(shared.name) holds all layouts, and the one in dist would be replaced by one of only some; "
          + "give --out a folder, or --format those of a single layout")
    }
  }

  /// The files of the named formats, or of all formats that ship. The manifest of a whole distribution also lists the
  /// files for review, so they are made too.
  private func makeDistribution(_ exporters: [any Exporter]) throws -> Distribution {
    let wanted =
      format.isEmpty ? exporters.filter { isWhole || !$0.isReview } : exporters
    let layouts = try source.layouts()
    let distribution = try Distribution(
      layouts: layouts, keyboards: try keyboards.keyboards(of: layouts), exporters: wanted,
      progress: { stage in if !quiet { Console.progress("making the \(stage)") } })
    return isWhole ? try distribution.shippedWithManifest() : distribution
  }

  private func put(_ distribution: Distribution) throws {
    guard distribution.files.count == 1 else {
      let one = distribution.maps.count > 1 ? "give one --layout, or --out" : "give --out"
      throw ValidationError(
        "--out - takes one file, and this makes \(distribution.files.count); \(one) a folder")
    }
    try Console.put(distribution.artifacts[0].bytes)
  }

  private func reportDifferences(
    _ summary: Summary, _ strays: [(path: String, detail: String)]
  ) throws {
    let stale = summary.files.filter { $0.outcome == "stale" }
    for file in stale { Console.note("stale: \(out)/\(file.path)") }
    for stray in strays { Console.note("stray: \(out)/\(stray.path) \(stray.detail)") }
    if !stale.isEmpty {
      let more = strays.isEmpty ? "" : ", \(strays.count) stray"
      Console.report("\(stale.count) stale\(more); make them current with: \(makingCommand)")
    } else if let first = strays.first {
      Console.report(
        "\(strays.count) stray, \(out)/\(first.path) first; do what the line of each says")
    } else {
      return
    }
    throw ExitStatus.failure
  }
}
