import Testing

/// The defaults of the settings in all languages, compared with the table in docs/spec/KEYBOARD.md.
struct SettingsTests {
  /// Returns the names and the numbers in the table. The numbers are in milliseconds or points.
  private static func table() throws -> [String: String] {
    let text = try Repository.text("docs/spec/KEYBOARD.md")
    var table: [String: String] = [:]
    for row in text.matches(of: /\n\| `([a-zA-Z]+)` \| .* \| ([0-9,]+) (ms|points) \|/) {
      table[String(row.output.1)] = String(row.output.2).replacing(",", with: "")
    }
    return table
  }

  /// The source file that contains the settings, and the unit of time in that file, in milliseconds.
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
