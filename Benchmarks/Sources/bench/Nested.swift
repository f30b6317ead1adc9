import Foundation

/// What one would write without this project: the full map in dictionaries, as a keyboard for iOS that
/// reads the JSON has it.
struct Nested {
  private let tables: [String: [String: String]]

  init(_ json: Data) throws {
    tables = try JSONDecoder().decode([String: [String: String]].self, from: json)
  }

  init(dist: URL) throws {
    try self.init(Nested.json(dist: dist))
  }

  static func json(dist: URL) throws -> Data {
    try Data(contentsOf: dist.appendingPathComponent("json/cheonjiin.full.json"))
  }

  /// The five lines: two Characters, else one, else none.
  func look(_ key: String, _ text: String) -> String? {
    guard let table = tables[key] else { return nil }
    return table[String(text.suffix(2))] ?? table[String(text.suffix(1))] ?? table[""]
  }
}
