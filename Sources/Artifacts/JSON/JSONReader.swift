import Foundation
import Hangul
import StateMap

/// Reads a JSON map back through Foundation's parser.
struct JSONReader {
  private let path: String
  private let tables: [String: [String: String]]

  /// Parses `bytes`, the content of the artifact at `path`.
  ///
  /// - Throws: `VerificationFailure` if they are not a JSON object of objects of strings.
  init(_ path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    self.path = path
    // Not by JSONDecoder, which takes half as long again.
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)),
      let tables = object as? [String: [String: String]]
    else {
      throw VerificationFailure(path: path, detail: "is not a JSON object of objects of strings")
    }
    self.tables = tables
  }

  /// Compares what was read with `expected`, entry by entry, in both directions.
  func compare(with expected: [StateMap.Table]) throws(VerificationFailure) {
    guard tables.count == expected.count else {
      throw failure("has \(tables.count) keys and not \(expected.count)")
    }
    for table in expected {
      // By scalars: `String` takes a canonically equivalent name for the same.
      guard let index = tables.index(forKey: table.key),
        tables[index].key.unicodeScalars.elementsEqual(table.key.unicodeScalars)
      else { throw failure("has no key \(table.key)") }
      try compare(tables[index].value, with: table)
    }
  }

  private func compare(_ read: [String: String], with table: StateMap.Table)
    throws(VerificationFailure)
  {
    // As many entries as expected and each of those read is one of them: so there is no other.
    guard read.count == table.entries.count else {
      throw failure("has \(read.count) entries under \(table.key), not \(table.entries.count)")
    }
    for (state, replacement) in read {
      let expected = ShortText(state).flatMap { table[$0] }
      guard let expected, ShortText(replacement) == expected else {
        throw failure(
          "says \(replacement) and not \(expected?.description ?? "nothing")"
            + " for \(state) under \(table.key)")
      }
    }
  }

  private func failure(_ detail: String) -> VerificationFailure {
    VerificationFailure(path: path, detail: detail)
  }
}
