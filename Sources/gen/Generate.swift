import ArgumentParser
import Artifacts
import CommandSupport
import Formats
import Foundation
import Keyboards
import Layouts

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the files of every format, prove them and write them.",
    discussion: """
      Every map, and the tries that sources are made from, are proved before the first file is written, so an \
      error leaves the old files unchanged. Files whose content is the same are not touched. With all formats and layouts, files that an earlier run \
      made and that are no longer made are removed.

      EXAMPLES
        gen
        gen --layout cheonjiin --format json --format trie --out assets
        gen --format trie --layout sky --out - > sky.trie
        gen --layout-file mine.json --out mine
      """
  )

  @Option(
    help: ArgumentHelp(
      "Only this format: \(FormatRegistry.names.choice); may be repeated.", valueName: "name"),
    completion: .list(FormatRegistry.names))
  var format: [String] = []

  @OptionGroup var making: MakingOptions

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp(
      "The folder to write to; with one format, - is standard output. (default: dist)",
      valueName: "dir"))
  var givenOut: String?

  @Flag(help: "List the formats, languages and layouts, and stop.")
  var list = false

  @Flag(
    help: "Write nothing; list the files on disk that are out of date, and fail if there are any.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print the result in one line.")
  var quiet = false

  private var out: String { givenOut ?? "dist" }
  private var goesToOutput: Bool { out == "-" }

  /// Whether every format of every layout is made, and with them a manifest.
  private var isWhole: Bool { format.isEmpty && making.template == nil && making.isComplete }

  func validate() throws {
    if list { return }
    let faults = [
      (out.isEmpty, "--out names no folder; give it one, such as --out mine"),
      (
        goesToOutput && format.count != 1,
        "--out - takes exactly one --format, so that one file goes out"
      ),
      (goesToOutput && check, "--check compares files; give --out a folder"),
      (
        givenOut == nil && making.isOwn,
        "dist has the project's own layouts, keyboards, dots, templates and packages; give --out a folder for yours"
      ),
    ]
    if let fault = faults.first(where: \.0) { throw ValidationError(fault.1) }
  }

  func run() throws {
    let formats = try FormatRegistry.all(templates: making.template)
    if list { return try printList(of: formats) }
    let chosen = try format.isEmpty ? formats.filter { !$0.isOnDemand } : formats.named(format)
    try check ? checkFolder() : checkPlace(for: chosen)
    let start = ContinuousClock.now
    let distribution = try making.pipeline(for: chosen, among: formats, isWhole: isWhole).make()
    if !quiet || making.isOwn {
      for omission in distribution.omissions { Console.note("\(omission)") }
    }
    if goesToOutput { return try put(distribution) }
    let delivery = Delivery(of: distribution, into: out, isWhole: isWhole)
    let stale = delivery.stale.map(\.path)
    if check {
      for path in stale.map({ "\(out)/\($0)" }) where access(path, R_OK) != 0 && errno == EACCES {
        throw FileError("read", path)
      }
      try reportDifferences(stale, isWhole ? try delivery.strays() : [])
    } else {
      try Pipeline.deliver(distribution, by: delivery)
      if !quiet { for path in stale { Console.note("written: \(out)/\(path)") } }
    }
    let size = distribution.artifacts.reduce(0) { $0 + $1.bytes.count }
    let milliseconds = Int64((ContinuousClock.now - start) / .milliseconds(1))
    Console.note("\(out): \(outcome(stale.count, distribution.artifacts.count)); \(size) bytes in \(milliseconds) ms")
  }

  /// How many of `all` files were `stale`, and how many were not, without what is none.
  private func outcome(_ stale: Int, _ all: Int) -> String {
    let counts = [(stale, "written"), (all - stale, check ? "current" : "unchanged")]
    return counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// Prints the names that can be chosen from, under a head each. Scripts read it, since there is no other list of them.
  private func printList(of formats: [Format]) throws {
    for (head, isLanguage) in [("formats", false), ("languages", true)] {
      try Console.print(head)
      for format in formats where format.isLanguage == isLanguage {
        let condition = format.isOnDemand ? " (when asked for)" : ""
        try Console.print("  \(format.name.padded(to: 17))\(format.summary)\(condition)")
      }
    }
    try Console.print("layouts")
    for layout in Layout.all { try Console.print("  \(layout.id)") }
  }

  private func checkFolder() throws {
    guard access("\(out)/", F_OK) != 0 else { return }
    let remedy = errno == ENOENT ? "make it with: \(makingCommand)" : "give --out a folder"
    throw FileError("check", out, remedy: remedy)
  }

  /// The command as given, without the flag that keeps it from writing files.
  private var makingCommand: String {
    CommandLine.arguments.filter { $0 != "--check" }.map(\.shellWord).joined(separator: " ")
  }

  /// Checks, before anything is made, that the place can be written to and is not another program's, and that sources
  /// with only some layouts do not go into `dist`.
  private func checkPlace(for chosen: [Format]) throws {
    if goesToOutput { return }
    try FolderWriter(directory: out).checkPlace()
    try checkManifest()
    if givenOut != nil { return }
    // A clone of the project has these; elsewhere, nobody asked for a folder called dist, or it is somebody else's.
    if making.isComplete, !FileManager.default.fileExists(atPath: "Templates/_formats") {
      throw ValidationError(
        "gen would make every format of every layout in dist, and this is not a clone of the project; "
          + "give --out a folder, such as --out dist")
    }
    if !making.isComplete, let shared = chosen.first(where: \.isLanguage) {
      throw ValidationError(
        "\(shared.name) holds all layouts, and the one in dist would be replaced by one of only some; "
          + "give --out a folder, or --format those of a single layout")
    }
  }

  private func checkManifest() throws {
    let manifest = "\(out)/\(ArtifactName.manifest.path)"
    do throws(FileError) {
      let bytes = try InputFile.bytes(at: manifest)
      if !Manifest.isOfAnotherProgram(bytes) { return }
    } catch {
      // Any other fault is one of a file that gen is about to replace.
      if error.code != EFBIG { return }
    }
    throw ValidationError(
      "\(manifest) was not written by gen, and the files beside it may not be either; give --out another folder")
  }

  private func put(_ distribution: Distribution) throws {
    let artifacts = distribution.artifacts
    guard artifacts.count == 1 else {
      let one = distribution.maps.count > 1 ? "give one --layout, or --out" : "give --out"
      throw ValidationError("--out - takes one file, and this makes \(artifacts.count); \(one) a folder")
    }
    try Console.put(artifacts[0].bytes)
  }

  private func reportDifferences(_ stale: [String], _ strays: [(path: String, detail: String)]) throws {
    for path in stale { Console.note("stale: \(out)/\(path)") }
    for stray in strays { Console.note("stray: \(out)/\(stray.path) \(stray.detail)") }
    if !stale.isEmpty {
      let more = strays.isEmpty ? "" : ", \(strays.count) stray"
      Console.report("\(stale.count) stale\(more); make them current with: \(makingCommand)")
    } else if let first = strays.first {
      Console.report("\(strays.count) stray, \(out)/\(first.path) first; do what the line of each says")
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
