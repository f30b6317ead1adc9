import ArgumentParser
import Artifacts

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the files of every format, prove them and write them. (default)"
  )

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Make this format only; may be repeated.",
      discussion: "Formats: \(ExporterRegistry.all.map(\.name).joined(separator: ", ")).",
      valueName: "name"))
  var format: [FormatName] = []

  @OptionGroup var source: LayoutOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder to write to; - with one format: standard output.", valueName: "dir"))
  var out = "dist"

  @Flag(help: "List the formats and layouts, and stop.")
  var list = false

  @Flag(help: "With --list: what each part of the tries takes, and would take otherwise.")
  var verbose = false

  @Flag(
    help: "Write nothing; name the files on disk that are not current, and fail if there are any.")
  var check = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  func validate() throws {
    if verbose && !list {
      throw ValidationError("--verbose goes with --list.")
    }
    if out == "-" && format.count != 1 {
      throw ValidationError("--out - takes exactly one --format, so that one file goes out.")
    }
    if out == "-" && check {
      throw ValidationError("--check compares files; give --out a folder.")
    }
  }

  func run() throws {
    if list { return try Listing.print(isVerbose: verbose) }
    try ExitStatus.reporting {
      let distribution = try makeDistribution()
      if out == "-" {
        try writeToStandardOutput(distribution)
      } else if check {
        try compare(distribution)
      } else {
        try write(distribution)
      }
    }
  }

  private var exporters: [any Exporter] {
    format.isEmpty ? ExporterRegistry.all : format.map(\.exporter)
  }

  private func makeDistribution() throws -> Distribution {
    try Distribution(
      layouts: try source.layouts(),
      exporters: exporters,
      manifest: format.isEmpty && source.isComplete,
      progress: { stage in if !quiet { Console.note("making the \(stage)") } })
  }

  private func writeToStandardOutput(_ distribution: Distribution) throws {
    guard distribution.files.count == 1 else {
      throw ValidationError("--out - takes one --layout too: this format has a file for each.")
    }
    try Console.put(distribution.artifacts[0].bytes)
  }

  private func compare(_ distribution: Distribution) throws {
    let writer = ArtifactWriter(directory: out)
    let stale = try distribution.artifacts.filter { try !writer.isCurrent($0) }
    for artifact in stale { Console.note("stale: \(out)/\(artifact.path)") }
    guard stale.isEmpty else {
      Console.note("error: \(stale.count) stale; make them current with: swift run gen")
      throw ExitStatus.failure
    }
    if !quiet { Console.note("\(distribution.files.count) files in \(out) are current") }
  }

  private func write(_ distribution: Distribution) throws {
    let writer = ArtifactWriter(directory: out)
    let outcomes = try writer.write(distribution.artifacts)
    let written = try distribution.artifacts.map {
      Artifact(path: $0.path, bytes: try writer.read($0.path), limit: $0.limit)
    }
    try distribution.verify(written, exporters: exporters)
    if !quiet { Summary(distribution, outcomes).print() }
  }
}
