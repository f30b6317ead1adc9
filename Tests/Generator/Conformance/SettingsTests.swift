import Testing

/// The table of settings in docs/spec/KEYBOARD.md and the defaults of all languages.
struct SettingsTests {
  /// Returns the names and the numbers of the table, in milliseconds and points.
  private static func table() throws -> [String: String] {
    let text = try Repository.text("docs/spec/KEYBOARD.md")
    var table: [String: String] = [:]
    for row in text.matches(of: /\n\| `([a-zA-Z]+)` \| .* \| ([0-9,]+) (ms|points) \|/) {
      table[String(row.output.1)] = String(row.output.2).replacing(",", with: "")
    }
    return table
  }

  /// A source with the settings, and its unit of time in milliseconds.
  @Test(arguments: [
    ("swift/Runtime/Keyboard/KeyboardSettings.swift", 1000.0),
    ("kotlin/Runtime/Keyboard/KeyboardSettings.kt", 1),
    ("typescript/src/runtime/keyboard/KeyboardSettings.ts", 1),
  ])
  func defaultsMatchTheTable(path: String, milliseconds: Double) throws {
    let source = try Repository.text("Templates/" + path).replacing("_", with: "")
    let table = try Self.table()
    #expect(table.count == 11)
    for (name, number) in table {
      let found = try Regex("\\b\(name)(?:: [^=,;\\n]+)?(?: =|:) ([\\d.]+)").firstMatch(in: source)
      let value = try #require(found?.output[1].substring.flatMap { Double($0) }, "\(name)")
      let isDistance = ["slideStart", "slideStep", "flick"].contains(name)
      #expect(String(Int(value * (isDistance ? 1 : milliseconds))) == number, "\(name)")
    }
  }
}
