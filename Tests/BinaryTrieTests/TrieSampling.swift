import Foundation

import struct Runtime.Replacement
import struct Runtime.Trie

extension Trie {
  /// Whether all that can be looked up, but for the lead, gives Unicode scalars for those there are.
  var answersAreText: Bool {
    (0..<keyCount).allSatisfy { key in
      Samples.pairs.allSatisfy { last, before in
        guard let found = replacement(key: key, last: last, before: before) else { return true }
        return found.isText(for: last == 0 ? 0 : before == 0 ? 1 : 2)
      }
    }
  }
}

extension Replacement {
  /// Whether this takes at most `given` scalars and writes scalars alone.
  fileprivate func isText(for given: Int) -> Bool {
    func isScalar(_ value: UInt32, if isThere: Bool) -> Bool {
      isThere ? value > 0 && Unicode.Scalar(value) != nil : value == 0
    }
    return 0...given ~= consumed && isScalar(first, if: count > 0)
      && isScalar(second, if: count > 1) && isScalar(third, if: count > 2)
  }
}

private enum Samples {
  /// The scalars before the last by what a trie tells apart: none, 28 tails, leads, and the rest.
  static let before: [UInt32] =
    [0] + (0..<28).map { 0xC548 - 4 + $0 } + [0x1112, 0x3133, 0x314E, .max]

  /// Syllables by tail and by vowel with nothing before; what can depend on that with everything.
  static let pairs: [(UInt32, UInt32)] =
    ((0..<28).map { 0xAC00 + $0 } + (0..<21).map { 0xD7A3 - 27 - $0 * 28 }).map { ($0, 0) }
    + (Array(0x3131...0x3163) + [0, 0x2E, 0x119E, 0x11A2, .max])
    .flatMap { last in before.map { (last, $0) } }
}

/// Memory that ends where the trie does: reading on is a fault.
final class GuardedMemory {
  private let page = Int(getpagesize())
  private let start: UnsafeMutableRawPointer
  let bytes: UnsafeRawBufferPointer

  init(count: Int) {
    precondition(count <= page)
    start = mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    mprotect(start + page, page, PROT_NONE)
    bytes = UnsafeRawBufferPointer(start: start + page - count, count: count)
  }

  func fill(with content: [UInt8]) {
    (start + page - bytes.count).copyMemory(from: content, byteCount: bytes.count)
  }

  deinit { munmap(start, 2 * page) }
}
