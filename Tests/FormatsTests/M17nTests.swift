import Artifacts
import Formats
import Layouts
import Testing

@Suite struct M17nTests {
  private func method(_ layout: Layout) throws -> Artifact {
    let exporter = try #require(FormatRegistry.all.first { $0.name == "m17n" })
    return try #require(try exporter.artifacts(for: [LayoutMaps(layout)]).first)
  }

  private func text(_ layout: Layout) throws -> String {
    String(decoding: try method(layout).bytes, as: UTF8.self)
  }

  @Test(arguments: Layout.all)
  func aLayoutIsOneFileOf20KilobytesAtMost(layout: Layout) throws {
    let method = try method(layout)
    #expect(method.path == "m17n/ko-\(layout.id).mim")
    #expect(method.budget == .shipped(limit: 20_480))
    #expect(method.bytes.count <= 20_480)
  }

  @Test(arguments: Layout.all)
  func aLayoutGivesTheSameFileEveryTime(layout: Layout) throws {
    let bytes = try method(layout).bytes
    for _ in 0..<3 { #expect(try method(layout).bytes == bytes) }
  }

  @Test(arguments: Layout.all)
  func everyKeyIsTypedByItsCode(layout: Layout) throws {
    let rules = try MimReader.read(text(layout)).member("map")?.member("keys")?.items
    for (place, key) in layout.keys.enumerated() {
      let rule = MimItem.list([.text(String(key.code ?? ".")), .list([.symbol("k\(place)")])])
      #expect(rules?.contains(rule) == true, "\(key.id)")
    }
  }

  @Test(arguments: [
    "\"", "\\", "\\\"", "a\\nb\\x41 ", "\") (title \"", "; no comment", "(", ")", "닫는 따옴표\"",
  ])
  func aNameIsReadAsItIs(name: String) throws {
    let base = Layout.cheonjiin
    let key = Key(
      "k", legend: name.replacing(" ", with: "-"), scalar: "k", code: "\\", appends: "ㄱ")
    let layout = Layout(id: "x", name: name, latinName: name, rows: base.rows + [[.key(key)]])
    let method = try MimReader.read(text(layout))
    #expect(method.member("title")?.items.last == .text(name))
    guard case .text(let description)? = method.member("description")?.items.last else {
      Issue.record("no description")
      return
    }
    #expect(description.hasPrefix("\(name) 한글 자판\n"))
    #expect(description.contains("\n\(name), a Korean keyboard\n"))
    #expect(description.contains("\\ \(key.legend)\n"))
    let members = ["input-method", "description", "title", "macro", "map", "state"]
    #expect(method.items.map(\.name) == members)
  }

  /// `t` and `nil` are values in m17n, which never finds an input method of such a name.
  @Test(arguments: ["t", "nil"])
  func aMethodIsNotNamedByAValue(id: String) throws {
    let base = Layout.naratgeul
    let layout = Layout(id: id, name: base.name, latinName: base.latinName, rows: base.rows)
    let method = try MimReader.read(text(layout))
    #expect(method.member("input-method")?.items.last == .symbol("\(id)-layout"))
  }

  @Test func aCodeThatIsNotASCIIHasNoKey() throws {
    let key = Key("ㅋㅋ", scalar: "ㅋ", code: "é", appends: "ㄱ")
    let base = Layout.naratgeul
    let layout = Layout(id: "x", name: "x", latinName: "x", rows: base.rows + [[.key(key)]])
    #expect(try !text(layout).contains("é"))
  }

  @Test func aPadTypesByPlaceAndOnlyWhereNoKeyIsALetter() throws {
    for layout in [Layout.cheonjiin, .naratgeul, .sky] {
      let text = try text(layout)
      let first = try #require(layout.keys.firstIndex { $0.code == "1" })
      #expect(text.contains("((KP_7) (k\(first)))"))
    }
    for layout in [Layout.dubeolsik, .danmoeum] {
      #expect(try text(layout).contains(#"((KP_7) "7")"#))
    }
  }

  /// A key that ends a run and writes something is not left to the host, which may take it first.
  @Test(arguments: Layout.all)
  func whatEndsARunIsWrittenByTheMethod(layout: Layout) throws {
    let method = try MimReader.read(text(layout))
    let maps = ["keys", "edit", "others"].flatMap {
      method.member("map")?.member($0)?.items.dropFirst() ?? []
    }
    let names = maps.compactMap(\.items.first)
    for character in (0x20...0x7E).map({ String(Unicode.Scalar($0)) }) {
      #expect(names.count { $0 == .text(character) } == 1, "\(character)")
    }
    for name in ["space", "S-space", "S- "] + (0...9).map({ "KP_\($0)" }) + [
      "KP_Add", "KP_Decimal",
    ] {
      #expect(names.count { $0 == .list([.symbol(name)]) } == 1, "\(name)")
    }
    for rule in method.member("map")?.member("others")?.items.dropFirst() ?? [] {
      guard case .text(let name)? = rule.items.first else { continue }
      #expect(rule.items.last == .text(name))
    }
  }

  /// Where space only ends a run, it writes itself after a mark.
  @Test func spaceEndsARunOrWritesItself() throws {
    func macro(_ layout: Layout) throws -> String? {
      try text(layout).split(separator: "\n").first { $0.hasPrefix(" (space ") }.map(String.init)
    }
    #expect(try macro(.sky) == " (space (shift init))")
    #expect(try macro(.dubeolsik) == #" (space (insert " ") (shift init))"#)
    let marks = "(| (= @-1 33) (= @-1 44) (= @-1 46) (= @-1 63))"
    #expect(try macro(.cheonjiin) == #" (space (cond (\#(marks) (insert " "))) (shift init))"#)
  }
}
