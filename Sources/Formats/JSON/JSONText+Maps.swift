import Artifacts
import Layouts

extension JSONText {
  /// A file with `tables`, in their order, as an object of objects: `{key: {state: replacement}}`; with each entry on a
  /// line, or without white space.
  static func file(of tables: [StateMap.Table], isIndented: Bool) -> [UInt8] {
    let text = isIndented ? spaced : dense
    func object(_ members: [(name: String, value: String?)], depth: Int) -> String {
      isIndented
        ? lines(text.members(members), depth: depth, in: "{}") : text.object(members)
    }
    let objects = tables.map { table in
      (name: table.key, value: object(members(of: table.entries), depth: 1) as String?)
    }
    return Array((object(objects, depth: 0) + (isIndented ? "\n" : "")).utf8)
  }

  /// The members of an object with `entries`: `state: replacement`.
  static func members(of entries: [StateMap.Entry]) -> [(name: String, value: String?)] {
    entries.map { ($0.state.description, quoted($0.replacement.description)) }
  }

  /// A file with rows of keys, each on a line.
  static func file(ofRows rows: [[String]]) -> [UInt8] {
    let lists = rows.map { row in
      (["["] + [row.joined(separator: ",\n")].filter { !$0.isEmpty } + ["]"]).joined(
        separator: "\n")
    }
    return Array("[\n\(lists.joined(separator: ",\n"))\n]\n".utf8)
  }
}
