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
      try prove(file)
      return file
    }
    let readers = read.flatMap(\.maps)
    for map in maps {
      try MapProof(map).run(readers.filter { $0.layout == map.layout }.map(\.reader))
    }
    guard let manifest = read.first(where: { $0.name == .manifest }) else { return }
    try ManifestProof(manifest.bytes).run(read.map { ($0.name, $0.bytes) })
  }

  /// Proves `file` as far as that needs no other file.
  private func prove(_ file: ReadFile) throws(VerificationFailure) {
    switch file.name {
    case .perLayout(let kind, let id):
      let layout = try ReadFile.layout(id, maps.map(\.layout), file.path)
      switch kind {
      case .keypad: try KeypadProof(layout: layout).run(on: file.path, file.bytes)
      case .florisBoard: try FlexProof(layout: layout).run(on: file.path, file.bytes)
      // Maps are proved together. Tests type on the input methods through the m17n library.
      case .minifiedMap, .gzippedMap, .fullMap, .trie, .m17n, .heliBoard, .heliBoardSymbols,
        .heliBoardMoreSymbols, .heliBoardFunctional, .futo, .futoSymbols,
        .futoMoreSymbols:
        break
      }
    case .source: try proveIsWhole(file)
    case .manifest: break
    }
  }

  /// Proves that a source has the trie of the layout that it is named by, or else those of all or, like a package
  /// description, none.
  private func proveIsWhole(_ file: ReadFile) throws(VerificationFailure) {
    guard !file.maps.isEmpty, case .source(_, let name) = file.name else { return }
    let ids = maps.map(\.layout.id)
    let own = ids.filter { name.hasPrefix("\($0).") }
    for id in own.isEmpty ? ids : own where !file.maps.contains(where: { $0.layout.id == id }) {
      throw VerificationFailure(path: file.path, detail: "holds no trie of \(id)")
    }
  }
}
