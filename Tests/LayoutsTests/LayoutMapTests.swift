import Artifacts
import Hangul
import Layouts
import StateMap
import Testing

/// Each layout's maps against the one rule, for every run that ends in a letter after a syllable led
/// by ㄱ, after a letter, or after nothing.
@Suite struct LayoutMapTests {
  static let layouts = Layout.all + [Layout.cheonjiin.with(dotStyle: .compatibility)]

  @Test(arguments: layouts)
  func mapsAgreeWithTheRule(layout: Layout) throws {
    let map = try ReverseBuilder(layout).build()
    let consumers = [FiveLines(tables: map.tables), FiveLines(map.minified())]
    var wrong: [String] = []
    for run in runs(of: layout) {
      let before = ForwardComposer(layout: layout, run: run)
      for key in layout.keys {
        var after = before
        after.press(key)
        for consumer in consumers where !same(consumer.press(key.id, before.text), after.text) {
          wrong.append("\(before.text) + \(key.id) is \(consumer.press(key.id, before.text))")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(5))")
  }

  /// Naratgeul takes a second press of ㅏㅓ for ㅝ, which must then be said. Nothing else is said in
  /// vain.
  @Test(arguments: layouts)
  func onlyASecondPressThatIsAcceptedChangesNothing(layout: Layout) throws {
    let map = try ReverseBuilder(layout).build()
    for table in map.tables {
      let idle = table.entries.filter { $0.state == $0.replacement && $0.state != .empty }
      let accepted = table.key == "ㅏㅓ" ? Jamo.leads.count + 1 : 0
      #expect(idle.count == accepted, "\(table.key): \(idle.prefix(3))")
    }
  }

  @Test func modifiersAppendNothing() throws {
    let map = try ReverseBuilder(.naratgeul).build()
    for key in ["획추가", "쌍자음"] { #expect(map[key]?[.empty] == .empty) }
    #expect(FiveLines(tables: map.tables).press("쌍자음", "갈") == "갈")
    #expect(FiveLines(tables: map.tables).press("획추가", "갌") == "갈ㅈ")
  }

  @Test(arguments: layouts)
  func theMapThatKeyboardsShipHasAtMost500000Bytes(layout: Layout) throws {
    let exporter = try #require(ExporterRegistry["json"])
    for artifact in try exporter.artifacts(for: [LayoutMaps(layout)]) {
      #expect(artifact.limit == 500_000)
      #expect(artifact.bytes.count <= 500_000)
    }
  }

  private func runs(of layout: Layout) -> [[Letter]] {
    let rests =
      [[]] + layout.letters.map { [$0] }
      + Syllable.all.prefix(588).map { [$0.leadLetter, $0.vowelLetter] + $0.tail.letters }
    return [[]] + rests.flatMap { rest in layout.letters.map { rest + [$0] } }
  }

  private func same(_ a: String, _ b: String) -> Bool {
    a.unicodeScalars.elementsEqual(b.unicodeScalars)
  }
}

/// What a keyboard does with a map: the five lines, and the sixth for a minified one.
struct FiveLines {
  private let tables: [String: [[Unicode.Scalar]: String]]

  init(tables: [StateMap.Table]) {
    self.tables = Dictionary(
      uniqueKeysWithValues: tables.map { table in
        let entries = table.entries.map {
          (Array($0.state.description.unicodeScalars), $0.replacement.description)
        }
        return (table.key, Dictionary(uniqueKeysWithValues: entries))
      })
  }

  init(_ map: MinifiedMap) {
    self.init(tables: map.tables + [map.splits])
  }

  func press(_ key: String, _ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let table = tables[key] ?? [:]
    for count in [2, 1] where scalars.count >= count {
      if let found = table[scalars.suffix(count)] {
        return string(scalars.dropLast(count)) + found
      }
    }
    if let last = scalars.last, let split = tables[MinifiedMap.splits]?[[last]],
      let carried = table[[split.unicodeScalars.last!]]
    {
      return string(scalars.dropLast()) + string(split.unicodeScalars.dropLast()) + carried
    }
    return text + (table[[]] ?? "")
  }

  private func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension Dictionary where Key == [Unicode.Scalar], Value == String {
  fileprivate subscript(slice: ArraySlice<Unicode.Scalar>) -> String? { self[Array(slice)] }
}
