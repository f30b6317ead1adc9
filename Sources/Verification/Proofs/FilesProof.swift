import Artifacts
import Layouts
import Parallel
import StateMap

/// The proof of files against the maps that they were made from, before they take their places.
public struct FilesProof: Sendable {
  private let maps: [StateMap]

  /// A proof against `maps`.
  public init(_ maps: [StateMap]) {
    self.maps = maps
  }

  /// Reads `files`, and proves their whole content.
  ///
  /// - Throws: `VerificationFailure` for the first difference.
  public func run(_ files: [(name: ArtifactName, bytes: [UInt8])]) throws(VerificationFailure) {
    let layouts = maps.map(\.layout)
    let read = try files.concurrentMap { file throws(VerificationFailure) in
      let file = try ReadFile(file.name, file.bytes, of: layouts)
      try proveIsWhole(file)
      return file
    }
    let readers = read.flatMap(\.maps)
    for map in maps {
      try MapProof(map).run(readers.filter { $0.layout == map.layout }.map(\.reader))
    }
    try ManifestProof.run(on: read)
  }

  /// Proves that a source named after a layout has the trie of that layout, and that any other source has the tries of
  /// all layouts or, like a package description, none.
  private func proveIsWhole(_ file: ReadFile) throws(VerificationFailure) {
    guard !file.maps.isEmpty, case .source(_, let name) = file.name else { return }
    let ids = maps.map(\.layout.id)
    let own = ids.filter { name.hasPrefix("\($0).") }
    for id in own.isEmpty ? ids : own where !file.maps.contains(where: { $0.layout.id == id }) {
      throw VerificationFailure(path: file.path, detail: "holds no trie of \(id)")
    }
  }
}
