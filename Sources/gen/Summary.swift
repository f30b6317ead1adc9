import Artifacts
import Layouts

/// What `gen --list` prints.
enum Listing {
  static func print(isVerbose: Bool) throws {
    Swift.print("formats")
    for exporter in ExporterRegistry.all {
      Swift.print("  \(exporter.name.padded(to: 12))\(exporter.summary)")
    }
    Swift.print("layouts")
    for layout in LayoutName.allValueStrings { Swift.print("  \(layout)") }
    if isVerbose {
      Swift.print("\nbytes of the tries\n")
      Swift.print(TrieStatistics.table(of: try Layout.all.map { try TrieStatistics($0) }))
    }
  }
}

/// The table of what was made: file, bytes, limit, headroom and time.
struct Summary {
  private let rows: [[String]]

  init(_ distribution: Distribution, _ outcomes: [ArtifactWriter.Outcome]) {
    rows =
      [["file", "bytes", "limit", "headroom", "ms", ""]]
      + zip(distribution.files, outcomes).map { file, outcome in
        let artifact = file.artifact
        return [
          artifact.path,
          String(artifact.bytes.count),
          artifact.limit.map(String.init) ?? "-",
          artifact.limit.map { "\(($0 - artifact.bytes.count) * 100 / $0) %" } ?? "-",
          String(file.duration.milliseconds),
          outcome == .written ? "written" : "unchanged",
        ]
      }
  }

  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).enumerated().map { column, cell in
        column == 0 || column == row.count - 1
          ? cell.0.padded(to: cell.1) : cell.0.paddedLeft(to: cell.1)
      }
      Console.note(cells.joined(separator: "  "))
    }
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
