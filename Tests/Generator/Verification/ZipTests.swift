import Artifacts
import Testing

@testable import Verification

/// The zip archives that pass are those without anything in them that no reader asks for.
@Suite struct ZipTests {
  private static let entries: [ZipWriter.Entry] = [
    ("a/", []), ("a/b", [UInt8](repeating: 7, count: 40)), ("c", [1, 2, 3]),
  ]

  /// What is said of an archive of `entries` after `change`, which gets the places of its directory and its end.
  private func failure(
    _ entries: [ZipWriter.Entry] = entries,
    _ change: (inout [UInt8], _ directory: Int, _ end: Int) -> Void = { _, _, _ in }
  ) throws -> String {
    var bytes = try ZipWriter.archive(entries)
    let end = bytes.count - 22
    change(&bytes, end - Int(bytes[end + 12]), end)
    return GeneratorTests.failure { _ = try ZipArchive("x", bytes) } ?? "passed"
  }

  @Test func whatWasPutInIsThere() throws {
    let archive = try ZipArchive("x", ZipWriter.archive(Self.entries))
    #expect(archive.entries.map(\.name) == Self.entries.map(\.name))
    #expect(archive.entries.map(\.content) == Self.entries.map(\.content))
    #expect(try failure([]) == "passed")
  }

  @Test func aNameIsThereOnce() throws {
    let found = try failure(Self.entries + [("c", [4])])
    #expect(found.contains("lacks its names in order, c before c"), "\(found)")
  }

  /// The counts of the end are right, so that a program that goes by them passes over the byte.
  @Test(arguments: [16, 12]) func aByteBetweenItsPartsIsFound(count: Int) throws {
    let found = try failure { bytes, directory, end in
      bytes[end + count] += 1
      bytes.insert(0, at: count == 16 ? directory : end)
    }
    #expect(found.contains("lacks a directory of its files and no more"), "\(found)")
  }

  /// What both headers of a file say: the sizes of `a/b` before and after compression, and what other programs would
  /// stumble over, of the folder `a/`, which holds nothing.
  @Test(arguments: [(54, 72, 1), (54, 72, -1), (50, 68, 1), (50, 68, -1), (28, 30, 1), (8, 10, 1)])
  func aWrongHeaderIsFound(inFile: Int, inDirectory: Int, by difference: Int) throws {
    let found = try failure { bytes, directory, _ in
      for place in [inFile, directory + inDirectory] { bytes[place] = UInt8(Int(bytes[place]) + difference) }
    }
    #expect(found.hasPrefix("x is no plain zip: "), "\(found)")
  }

  @Test func moreThanAnExtensionHoldsIsNotInflated() throws {
    let zeros = [UInt8](repeating: 0, count: 9 << 20)
    let found = try failure([("a", zeros), ("b", zeros)])
    #expect(found.contains("lacks at most 16777216 bytes in all, and b is beyond"), "\(found)")
  }

  @Test func noByteFlipsAndNothingIsCutOff() throws {
    let whole = try ZipWriter.archive(Self.entries)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1
      #expect((try? ZipArchive("x", bytes)) == nil, "\(place)")
      #expect((try? ZipArchive("x", Array(whole[..<place]))) == nil)
    }
  }
}
