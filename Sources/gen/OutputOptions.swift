import ArgumentParser
import Foundation

/// The options that determine how much a command prints to standard error.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print nothing unless something is wrong.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print a line for each file or layout, and not only a summary.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose contradict each other; leave one out") }
  }
}

/// Returns a size for people, such as `4.5 MB`.
func formattedSize(_ bytes: Int) -> String {
  let isLarge = bytes >= 1_000_000
  return String(format: "%.1f ", Double(bytes) / (isLarge ? 1e6 : 1e3)) + (isLarge ? "MB" : "kB")
}

/// Returns a duration for people, such as `1.7 s` or `40 ms`.
func formattedTime(_ duration: Duration) -> String {
  let seconds = duration / .seconds(1)
  return seconds < 1 ? "\(Int(seconds * 1000)) ms" : String(format: "%.1f s", seconds)
}
