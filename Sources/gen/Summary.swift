import Artifacts
import Distribution

/// The outcomes of all files as a table, as JSON, or as one line.
struct Summary: Encodable {
  /// One file.
  struct Row: Encodable {
    let path: String
    let bytes: Int
    /// The size when gzipped, or nil if no keyboard ships the file.
    let gzippedBytes: Int?
    let limit: Int?
    /// The time that the file's format took for all of its files.
    let milliseconds: Int64
    let outcome: String

    /// How much of the limit is left, in hundredths.
    var headroom: Int? { limit.map { ($0 - bytes) * 100 / max(1, $0) } }
  }

  let files: [Row]
  let milliseconds: Int64

  /// The summary of `distribution` with the `outcomes` of its files, `milliseconds` after the start.
  init(_ distribution: Distribution, _ outcomes: [String], milliseconds: Int64) {
    files = zip(distribution.files, outcomes).map { file, outcome in
      let artifact = file.artifact
      return Row(
        path: artifact.path, bytes: artifact.bytes.count,
        gzippedBytes: file.gzippedSize, limit: artifact.limit,
        milliseconds: file.duration.milliseconds, outcome: outcome)
    }
    self.milliseconds = milliseconds
  }

  /// The table, a line each.
  var table: [String] {
    let head = ["file", "bytes", "gzip", "budget", "headroom", "ms", ""]
    return TextTable([head] + files.map(\.cells), textColumns: [0, 6]).lines
  }

  /// The summary in one line: the number of files with each outcome.
  func line(for place: String) -> String {
    let outcomes = Dictionary(grouping: files, by: \.outcome).mapValues(\.count)
    let counts = outcomes.sorted { $0.key > $1.key }.map { "\($0.value) \($0.key)" }
    let bytes = files.reduce(0) { $0 + $1.bytes }
    return "\(place): \(counts.joined(separator: ", ")); \(bytes) bytes in \(milliseconds) ms"
  }
}

extension Summary.Row {
  fileprivate var cells: [String] {
    [
      path, String(bytes), gzippedBytes.map(String.init) ?? "-", limit.map(String.init) ?? "-",
      headroom.map { "\($0) %" } ?? "-", String(milliseconds), outcome,
    ]
  }
}

extension Duration {
  var milliseconds: Int64 { Int64(self / .milliseconds(1)) }
}
