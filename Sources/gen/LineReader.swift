import Files
import Foundation

/// Reads standard input line by line; only one block and one line are in memory.
struct LineReader {
  private let blockSize = 1 << 16
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var offset = 0
  private(set) var number = 0

  /// The next line without its line feed, or nil at the end of the input.
  ///
  /// - Parameter beforeReading: Called before a read that may have to wait for input.
  /// - Throws: `FileError` if the input cannot be read, `InvalidText` if the line is not UTF-8.
  mutating func next(beforeReading: () throws -> Void) throws -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return try take(upTo: end, then: end + 1)
      }
      if isAtEnd {
        return start < buffer.count ? try take(upTo: buffer.count, then: buffer.count) : nil
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      try beforeReading()
      try fill()
    }
  }

  private mutating func take(upTo end: Int, then next: Int) throws(InvalidText) -> String {
    number += 1
    let line = buffer[start..<end]
    let text = String(decoding: line, as: UTF8.self)
    // Decoding repairs invalid UTF-8, so that the bytes of the text then differ.
    guard text.utf8.elementsEqual(line) else {
      let valid = line.validUTF8Count
      throw InvalidText(line: number, offsetInLine: valid, offset: offset + valid)
    }
    offset += next - start
    start = next
    return text
  }

  private mutating func fill() throws(FileError) {
    let size = buffer.count
    buffer += repeatElement(0, count: blockSize)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        read(STDIN_FILENO, $0.baseAddress! + size, blockSize)
      }
      if count < 0 && errno == EINTR { continue }
      buffer.removeLast(blockSize - max(0, count))
      if count < 0 { throw FileError("read", "standard input", code: errno) }
      isAtEnd = count == 0
      return
    }
  }
}

/// Input that is not UTF-8.
struct InvalidText: Error, CustomStringConvertible {
  /// The line, the first being 1.
  let line: Int
  /// The number of valid bytes before the fault, in the line and in the whole input.
  let offsetInLine, offset: Int

  var description: String {
    "standard input is not UTF-8: line \(line), byte \(offsetInLine + 1) of the line, byte offset "
      + "\(offset) of the input; convert it with iconv"
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes before the first that is not UTF-8.
  fileprivate var validUTF8Count: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }
}
