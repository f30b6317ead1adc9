import Foundation
import Layouts
import Testing

import struct Hwalja.Trie

/// What docs/spec/FORMAT.md and its example say of dist/trie/cheonjiin.trie, held against that file.
@Suite struct FormatDocumentTests {
  private let document: String
  private let bytes: [UInt8]
  private let ids = Layout.cheonjiin.keys.map(\.id) + ["⌫"]

  init() throws {
    document = try Repository.text("docs/spec/FORMAT.md")
    bytes = try Repository.bytes("dist/trie/cheonjiin.trie")
  }

  /// After what the file says of itself, its title has the state, the key and what it makes. Each line then has a name,
  /// an expression, perhaps an offset and the bytes there, the value and what it means, between two spaces or more.
  @Test func theLookUpGoesThroughTheBytes() throws {
    let file = try Repository.text("docs/examples/look-up.txt").components(separatedBy: "\n\n")[1]
    let lines = file.split(separator: "\n")
    #expect(lines[0] == "안ㅅ + ㅅㅎ → 않")
    var names: [String: Int] = [:]
    for line in lines.dropFirst() {
      let fields = line.split(separator: #/  +/#).map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(fields.count == 4 || fields.count == 6, "\(line)")
      var value = try value(of: fields[1], names)
      if fields.count == 6 {
        #expect(Int(fields[2]) == value, "\(line)")
        let found = bytes[value..<value + fields[3].utf8.count]
        #expect(found.elementsEqual(fields[3].utf8), "\(line)")
        value = found.reversed().reduce(0) { $0 * 90 + Int($1) - 0x25 }
      }
      #expect(Int(fields[fields.count - 2]) == value, "\(line)")
      names[fields[0]] = value
    }
    let title = lines[0].split(separator: " ").map(String.init)
    let written = ["first", "second", "third"].compactMap { names[$0] }
    let state = title[0].scalars.map { Int($0.value) }
    #expect(state == ["before", "last"].compactMap { names[$0] })
    let text = state.dropLast(try #require(names["consumed"])) + written
    #expect(Array(text) == title[4].scalars.map { Int($0.value) })
    try expect(title[2], after: title[0], makes: title[4])
  }

  /// What an expression comes to: products, quotients and remainders, from the left, before sums and differences.
  private func value(of expression: String, _ names: [String: Int]) throws -> Int {
    let terms = expression.replacing(" - ", with: " + -1 × ").components(separatedBy: " + ")
    return try terms.reduce(0) { sum, term in
      var (product, operation) = (1, "×")
      for token in term.split(separator: " ").map(String.init) {
        if ["×", "÷", "mod"].contains(token) {
          operation = token
        } else {
          let number = try #require(Int(token) ?? names[token], "\(expression)")
          product = operation == "×" ? product * number : operation == "÷" ? product / number : product % number
        }
      }
      return sum + product
    }
  }

  /// A row of the table says: state, key, how many scalars go, and which come.
  @Test func theVectorsAreWhatTheFileSays() throws {
    let section = try #require(document.components(separatedBy: "## A vector of each kind").last)
    let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let vectors = rows.filter { $0.count == 5 && Int($0[2]) != nil }
    #expect(vectors.count == 13)
    for row in vectors {
      let rest = row[0].scalars.dropLast(try #require(Int(row[2])))
      try expect(row[1], after: row[0], makes: String(scalars: rest) + (row[3] == "–" ? "" : row[3]))
    }
  }

  private func expect(_ key: String, after state: String, makes text: String) throws {
    let number = try #require(ids.firstIndex(of: key))
    let found = try Trie(copying: bytes).run(state.scalars, pressing: number)
    #expect((found ?? state.scalars) == text.scalars, "\(key) after \(state)")
  }

  @Test(arguments: ["truncated", "tooLong", "wrongMagic", "newerVersion", "wrongByte", "wrongChecksum"])
  func everyErrorOfOpeningIsNamed(error: String) {
    #expect(document.contains("`\(error)`"))
  }
}
