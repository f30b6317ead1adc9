import Artifacts
import Layouts

extension JSONText {
  /// Returns a file of `tables` as an object of objects, `{key: {state: replacement}}`. If `isIndented` is true, each
  /// entry is on a line of its own. Otherwise, the file contains no white space.
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

  /// Returns the members `state: replacement` of `entries`.
  static func members(of entries: [StateMap.Entry]) -> [(name: String, value: String?)] {
    entries.map { ($0.state.description, quoted($0.replacement.description)) }
  }

  /// Returns a file of a list of rows, with each key on a line of its own.
  static func file(ofRows rows: [[String]]) -> [UInt8] {
    let lists = rows.map { row in
      (["["] + [row.joined(separator: ",\n")].filter { !$0.isEmpty } + ["]"]).joined(
        separator: "\n")
    }
    return Array("[\n\(lists.joined(separator: ",\n"))\n]\n".utf8)
  }
}
