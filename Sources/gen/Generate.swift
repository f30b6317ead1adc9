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
      New files are read back and proved before they replace the old ones, so an error leaves the old \
      files unchanged. Files whose content is the same are not touched.

      EXAMPLES
        gen
        gen --layout cheonjiin --format json --format trie --out assets
        gen --format trie --layout sky --out - > sky.trie
        gen --layout-file mine.json --out mine
        gen --quiet --json > summary.json
      """
  )

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only this format: \(Formats.choice); may be repeated.", valueName: "name"),
    completion: Formats.completion)
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

  @Flag(help: "List the formats and layouts (with --json also their files), and stop.")
  var list = false

  @Flag(
    help: "Write nothing; list the files on disk that are out of date, and fail if there are any.")
  var check = false

  @Flag(help: "Print the summary, or the list of --list, to standard output as JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print the result in one line.")
  var quiet = false

  private var out: String { givenOut ?? "dist" }

  func validate() throws {
    if out == "-" && format.count != 1 {
      throw ValidationError("--out - takes exactly one --format, so that one file goes out")
    }
    if out == "-" && check {
      throw ValidationError("--check compares files; give --out a folder")
    }
    if out == "-" && json {
      throw ValidationError("--json and --out - both want standard output; give --out a folder")
    }
    if publication.publication != Publication() && givenOut == nil {
      throw ValidationError(
        "a package or repository of your own does not go into dist, which is the project's; give --out a folder"
      )
    }
    if !(files + keyboards.keyboardFile).isEmpty && givenOut == nil {
      throw ValidationError(
        "a layout or keyboard of your own does not go into dist, which is the project's; give --out a folder"
      )
    }
    do {
      let formats = try Formats(templates: template)
      try publication.check(format, of: try formats.named(format), among: formats.all)
    } catch let error as ValidationError {
      throw error
    } catch let error as UnknownName {
      throw ValidationError(error.description)
    } catch {
      // A folder without templates is reported later, when it is used, with its own exit status.
    }
  }

  func run() throws {
    try ExitStatus.reporting {
      if list {
        return try Listing(exporters: try Formats(templates: template).all).print(asJSON: json)
      }
      try checkPlace()
      let start = ContinuousClock.now
      let exporters = publication.applied(to: try Formats(templates: template).named(format))
      let distribution = try makeDistribution(exporters)
      if !quiet || !files.isEmpty {
        for omission in distribution.omissions { Console.note("\(omission)") }
      }
      let delivery = Delivery(out: out, isCheck: check)
      let outcomes = try delivery.deliver(distribution)
      let strays = check ? try delivery.strays(besides: distribution, whole: isWhole) : []
      let summary = Summary(
        distribution, outcomes, milliseconds: (ContinuousClock.now - start).milliseconds)
      try report(summary, strays)
      if outcomes.contains(Delivery.stale) || !strays.isEmpty { throw ExitStatus.failure }
    }
  }

  private var files: [String] { source.files.layoutFile }

  /// Whether the folder gets all that there is, and so a manifest.
  private var isWhole: Bool { format.isEmpty && template == nil && isComplete }

  private var isComplete: Bool { source.isComplete && keyboards.keyboardFile.isEmpty }

  /// Refuses a folder of somebody else's, as another project's `dist` is.
  private func checkManifest() throws {
    let path = "\(out)/\(ArtifactName.manifest.path)"
    guard !check, let bytes = try? InputFile.bytes(at: path),
      Manifest.isOfAnotherProgram(bytes)
    else { return }
    throw ValidationError(
      "\(path) is not of this program, and neither may be what lies beside it; "
        + "give --out another folder")
  }

  /// Refuses a place that cannot be written to before anything is made, and sources in `dist`, which hold all layouts, by sources of some layouts.
  private func checkPlace() throws {
    if out != "-" && !check { try FolderWriter(directory: out).checkPlace() }
    try checkManifest()
    guard givenOut == nil else { return }
    if isComplete {
      // A clone of the project has these; elsewhere nobody asked for a folder of that name.
      guard !["dist", "Templates"].contains(where: FileManager.default.fileExists) else { return }
      throw ValidationError(
        "gen writes into dist, and there is none here; give --out a folder, such as --out dist")
    }
    let exporters = try Formats(templates: template).named(format)
    let shared = exporters.filter { !$0.isPerLayout && !$0.isReview }
    guard let first = shared.first else { return }
    throw ValidationError(
      "\(first.name) holds all layouts, and in dist would be replaced by one of some; "
        + "give --out a folder, or --format those of a single layout")
  }

  /// The files of the named formats, or of all formats that ship. A complete distribution has a manifest,
  /// for which the files for review have to be made, too.
  private func makeDistribution(_ exporters: [any Exporter]) throws -> Distribution {
    let wanted =
      format.isEmpty ? exporters.filter { isWhole || !$0.isReview } : exporters
    let layouts = try source.layouts()
    let distribution = try Distribution(
      layouts: layouts, keyboards: try keyboards.keyboards(of: layouts), exporters: wanted,
      progress: { stage in if !quiet { Console.progress("making the \(stage)") } })
    return isWhole ? try distribution.shippedWithManifest() : distribution
  }

  private func report(_ summary: Summary, _ strays: [FolderContents.Stray]) throws {
    if json { try Console.put(summary.json()) }
    let stale = summary.files.filter { $0.outcome == Delivery.stale }
    for file in stale { Console.note("stale: \(out)/\(file.path)") }
    for stray in strays { Console.note("stray: \(out)/\(stray.path) \(stray.detail)") }
    if !stale.isEmpty {
      let more = strays.isEmpty ? "" : ", \(strays.count) stray"
      let place = givenOut.map { " --out \($0)" } ?? ""
      return Console.report(
        "\(stale.count) stale\(more); make them current with: gen\(place)")
    }
    if let first = strays.first {
      return Console.report(
        "\(strays.count) stray, \(out)/\(first.path) first; do with each what its line says")
    }
    if !quiet && !check && out != "-" { summary.table.forEach(Console.note) }
    Console.note(summary.line(for: out == "-" ? "standard output" : out))
  }
}
