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
    do {
      tables = try JSONDecoder().decode([String: [String: String]].self, from: Data(bytes))
    } catch {
      throw VerificationFailure(path: path, detail: "is not a JSON object of objects of strings")
    }
  }

  /// Compares what was read with `expected`, entry by entry, in both directions.
  func compare(with expected: [StateMap.Table]) throws(VerificationFailure) {
    guard tables.count == expected.count else {
      throw failure("has \(tables.count) keys and not \(expected.count)")
    }
    for table in expected {
      guard let read = value(of: table.key, in: tables) else {
        throw failure("has no key \(table.key)")
      }
      // As many entries as expected and each of those found: so there is no other.
      guard read.count == table.entries.count else {
        throw failure("has \(read.count) entries under \(table.key), not \(table.entries.count)")
      }
      for entry in table.entries {
        let found = value(of: entry.state.description, in: read).flatMap(ShortText.init)
        guard found == entry.replacement else {
          throw failure(
            "says \(found?.description ?? "nothing") and not \(entry.replacement)"
              + " for \(entry.state) under \(table.key)")
        }
      }
    }
  }

  /// The value of the member whose name has the scalars of `name`: `String` alone would take a
  /// canonically equivalent name for the same.
  private func value<Value>(of name: String, in object: [String: Value]) -> Value? {
    guard let index = object.index(forKey: name),
      object[index].key.unicodeScalars.elementsEqual(name.unicodeScalars)
    else { return nil }
    return object[index].value
  }

  private func failure(_ detail: String) -> VerificationFailure {
    VerificationFailure(path: path, detail: detail)
  }
}
