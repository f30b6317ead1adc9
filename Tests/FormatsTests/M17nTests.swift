import Formats
import Layouts
import TestSupport
import Testing

/// Input methods, read as the m17n library reads them; Tests/Consumers/m17n types on them through the library.
@Suite struct M17nTests {
  private func text(_ layout: Layout) throws -> String {
    try #require(try FormatRegistry.named("m17n").texts(of: layout)["m17n/ko-\(layout.id).mim"])
  }

  @Test(arguments: [
    "\"", "\\", "\\\"", "a\\nb\\x41 ", "\") (title \"", "; no comment", "(", ")", "닫는 따옴표\"",
  ])
  func aNameIsReadAsItIs(name: String) throws {
    let key = Key(
      "k", legend: name.replacing(" ", with: "-"), scalar: "k", code: "\\", appends: "ㄱ")
    let layout = Layout.cheonjiin.with(id: "x", name: name, latinName: name).adding(key)
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
    let method = try MimReader.read(text(.naratgeul.with(id: id)))
    #expect(method.member("input-method")?.items.last == .symbol("\(id)-layout"))
  }

  @Test func aCodeThatIsNotASCIIHasNoKey() throws {
    let key = Key("ㅋㅋ", scalar: "ㅋ", code: "é", appends: "ㄱ")
    #expect(try !text(.naratgeul.adding(key)).contains("é"))
  }

  /// A pad types by place, where no key is a letter. Where space only ends a run, it writes itself after a mark.
  @Test(arguments: [
    (
      Layout.cheonjiin, true,
      "(cond ((| (= @-1 33) (= @-1 44) (= @-1 46) (= @-1 63)) (insert \" \"))) "
    ),
    (.sky, true, ""), (.naratgeul, true, "(insert \" \") "), (.dubeolsik, false, "(insert \" \") "),
    (.danmoeum, false, "(insert \" \") "),
  ])
  func padsAndSpace(layout: Layout, isPad: Bool, space: String) throws {
    let text = try text(layout)
    let first = layout.keys.firstIndex { $0.code == "1" }
    #expect(text.contains(isPad ? "((KP_7) (k\(try #require(first))))" : #"((KP_7) "7")"#))
    #expect(text.contains("\n (space \(space)(shift init))\n"))
  }

  /// A key that ends a run and writes something is not left to the host, which may take it first.
  @Test(arguments: Layout.all)
  func whatEndsARunIsWrittenByTheMethod(layout: Layout) throws {
    let map = try #require(try MimReader.read(text(layout)).member("map"))
    let names = ["keys", "edit", "others"].flatMap { map.member($0)?.items.dropFirst() ?? [] }
      .compactMap(\.items.first)
    let characters = (0x20...0x7E).map { MimItem.text(String(Unicode.Scalar($0))) }
    let pad = (0...9).map { "KP_\($0)" } + ["KP_Add", "KP_Decimal", "space", "S-space", "S- "]
    for name in characters + pad.map({ MimItem.list([.symbol($0)]) }) {
      #expect(names.count { $0 == name } == 1, "\(name)")
    }
  }
}
