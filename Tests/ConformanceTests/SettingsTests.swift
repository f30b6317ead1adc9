import TestSupport
import Testing

/// The table of settings in docs/KEYBOARD.md is what the settings of all languages are by default.
struct SettingsTests {
  /// The names and the numbers of the table, in milliseconds and points.
  private static func table() throws -> [String: String] {
    let text = try Repository.text("docs/KEYBOARD.md")
    let rows = text.matches(of: /\n\| `(\w+)` \| .* \| ([\d,]+) (?:ms|points) \|/)
    return Dictionary(
      uniqueKeysWithValues: rows.map { (String($0.1), $0.2.replacing(",", with: "")) })
  }

  /// What a source assigns to the names of the table, with what it counts milliseconds in.
  @Test(arguments: [
    ("swift/Runtime/Keyboard/KeyboardSettings.swift", 1000.0),
    ("kotlin/Keyboard/KeyboardSettings.kt", 1),
    ("typescript/Runtime/Keyboard/KeyboardSettings.ts", 1),
  ])
  func everyLanguageHasTheDefaultsOfTheTable(path: String, milliseconds: Double) throws {
    let source = try Repository.text("Templates/" + path).replacing("_", with: "")
    let table = try Self.table()
    #expect(table.count == 10)
    for (name, number) in table {
      let found = try Regex("\\b\(name)(?:: [^=,]+)?(?: =|:) ([\\d.]+)").firstMatch(in: source)
      let value = try #require(found?.output[1].substring.flatMap { Double($0) }, "\(name)")
      let isDistance = ["slideStart", "slideStep", "flick"].contains(name)
      #expect(String(Int(value * (isDistance ? 1 : milliseconds))) == number, "\(name)")
    }
  }
}
