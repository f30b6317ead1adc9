import Artifacts
import Layouts

@testable import Verification

/// The files of Naratgeul in a folder, to be spoilt and proved.
struct FolderOnDisk {
  static let made = MadeFiles.naratgeul
  static let styles = Layout.all.flatMap { layout in
    layout.hasDots ? [layout, layout.with(dotStyle: .compatibility)] : [layout]
  }
  static let whole = Dictionary(uniqueKeysWithValues: made.artifacts.map { ($0.path, $0.bytes) })

  /// The bytes by path.
  var files = whole

  /// What the proof finds, compared with `made` or else with the files made today.
  func prove(_ layouts: [Layout] = styles, made: [Artifact]? = nil) throws -> [FolderProof.Finding]
  {
    // In order, so that every run finds the same.
    let files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return try FolderProof(files: files, layouts: layouts)
      .run(comparingWith: made ?? Self.made.artifacts)
  }

  /// What the proof says is wrong, or that it passed.
  func failure(_ layouts: [Layout] = styles, made: [Artifact]? = nil) -> String {
    VerificationTests.failure { _ = try prove(layouts, made: made) } ?? "passed"
  }

  /// The files in the place of today's, so that only the rules can show a difference.
  var asMade: [Artifact] {
    Self.made.artifacts.map {
      Artifact($0.name, bytes: files[$0.path] ?? $0.bytes, budget: $0.budget)
    }
  }
}
