import Foundation
import Testing

@Suite("What fuzzing found worth keeping") struct CorpusTests {
  private let inputs: [(name: String, bytes: [UInt8])]

  init() throws {
    let folder = Repository.folder.appending(path: "Tests/Fuzz/Corpus")
    inputs = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test("is small") func size() {
    #expect(50...200 ~= inputs.count)
    #expect(inputs.reduce(0) { $0 + $1.bytes.count } < 300_000)
  }

  @Test("opens with an error, or says the same to both readers") func replay() {
    var opened = 0
    for input in inputs {
      for bytes in [input.bytes, TrieForgery.mending(input.bytes)] {
        guard let sampling = Sampling(bytes) else { continue }
        opened += 1
        #expect(sampling.difference() == nil, "\(input.name)")
      }
    }
    #expect(opened > 5)
  }
}

/// The folder of the project, found from where this file stands in it.
enum Repository {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of the file at `path`.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
