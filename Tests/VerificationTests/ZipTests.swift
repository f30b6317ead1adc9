import Testing
import Zlib

@testable import Verification

/// The zip archives that pass are those without anything in them that no reader asks for.
@Suite struct ZipTests {
  private static let flex = MadeFiles.naratgeul[MadeFiles.flex]
  private static let entries = [
    ZipWriter.Entry("a/"), ZipWriter.Entry("a/b", [UInt8](repeating: 7, count: 40)),
    ZipWriter.Entry("c", [1, 2, 3]),
  ]

  /// What is said of an archive of `entries` after `change`, which gets the places of its directory and its end.
  private func failure(
    _ entries: [ZipWriter.Entry] = entries,
    _ change: (inout [UInt8], _ directory: Int, _ end: Int) -> Void = { _, _, _ in }
  ) throws -> String? {
    var bytes = try ZipWriter.archive(entries)
    let end = bytes.count - 22
    change(&bytes, end - Int(bytes[end + 12]), end)
    return VerificationTests.failure { _ = try ZipArchive("x", bytes) }
  }

  @Test func whatWasPutInIsThere() throws {
    let archive = try ZipArchive("x", ZipWriter.archive(Self.entries))
    #expect(archive.entries.map(\.name) == Self.entries.map(\.name))
    #expect(archive.entries.map(\.content) == Self.entries.map(\.content))
    #expect(try failure() == nil && failure([]) == nil)
  }

  @Test func aNameIsThereOnce() throws {
    let found = try failure(Self.entries + [ZipWriter.Entry("c", [4])])
    #expect(found?.contains("lacks its names in order, c before c") == true, "\(found ?? "passed")")
  }

  /// The counts of the end are right, so that a program that goes by them passes over the byte.
  @Test func aByteBetweenItsPartsIsFound() throws {
    let afterFiles = try failure { bytes, directory, end in
      bytes[end + 16] += 1
      bytes.insert(0, at: directory)
    }
    let afterDirectory = try failure { bytes, _, end in
      bytes[end + 12] += 1
      bytes.insert(0, at: end)
    }
    for found in [afterFiles, afterDirectory] {
      #expect(found?.contains("lacks nothing between its parts") == true, "\(found ?? "passed")")
    }
  }

  /// The sizes before and after compression, in a file's header and in the directory, of `a/b`.
  @Test(arguments: [(22, 24, 1), (22, 24, -1), (18, 20, 1), (18, 20, -1)])
  func aWrongSizeIsFound(inFile: Int, inDirectory: Int, by difference: Int) throws {
    let found = try failure { bytes, directory, _ in
      // Behind the folder: its header and name in both places.
      for place in [32 + inFile, directory + 48 + inDirectory] {
        bytes[place] = UInt8(Int(bytes[place]) + difference)
      }
    }
    #expect(found?.hasPrefix("x is no plain zip: it lacks ") == true, "\(found ?? "passed")")
  }

  @Test func nothingIsReadBeyondTheEnd() throws {
    for (start, count) in [(1, 3), (3, 1), (0, 4), (4, 0), (-1, 1)] {
      var cursor = ZipCursor("x", [1, 2, 3], at: start)
      #expect(throws: VerificationFailure.self) { try cursor.bytes(count) }
    }
    var cursor = ZipCursor("x", [1, 2, 3], at: 1)
    #expect(try cursor.bytes(2) == [2, 3] && cursor.bytes(0) == [])
  }

  /// Every byte outside the deflated stream, and one in 997 of that.
  @Test func noByteFlips() {
    let places = Set(
      (0..<Self.flex.count).filter { $0 % 997 == 0 || $0 > Self.flex.count - 3_000 })
    for place in places {
      var bytes = Self.flex
      bytes[place] ^= 1
      #expect((try? ZipArchive("x", bytes)) == nil, "\(place)")
    }
  }

  @Test func anArchiveCutShortIsRefused() {
    for count in stride(from: 0, to: Self.flex.count, by: 1_009) {
      #expect((try? ZipArchive("x", Array(Self.flex[..<count]))) == nil)
    }
  }
}
