import Layouts
import Maps

/// The blocks of a trie as macros, each written once however many keys use it.
///
/// The macro of a block for the last scalar sets `c` to the number of the cell at index `i`. The macro of a
/// before-block does so for index `j`, and sets `k`, the number of scalars to replace, to 2.
struct M17nBlocks {
  /// The macros, each on a line.
  private(set) var macros: [String] = []
  private var names: [String: String] = [:]
  private let model: TrieModel

  init(_ model: TrieModel) {
    self.model = model
  }

  /// The call of the macro for a block with `cells` for some of `indices`; nil if it has none.
  mutating func call(_ cells: [Int: TrieModel.Cell], indices: Range<Int>) -> String? {
    if cells.isEmpty { return nil }
    let actions = Dictionary(uniqueKeysWithValues: indices.map { ($0, cells[$0].map { action($0) } ?? "") })
    // The commonest action becomes the last clause, which need not list its indices.
    let counts = Dictionary(actions.values.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    return name("(cond\(Self.clauses(actions, of: "i", but: most)))")
  }

  /// The call of a macro that does `actions`; equal actions share one macro.
  private mutating func name(_ actions: String) -> String {
    if let name = names[actions] { return name }
    let name = "b\(macros.count)"
    macros.append("(\(name) \(actions))")
    names[actions] = " (\(name))"
    return " (\(name))"
  }

  private mutating func action(_ cell: TrieModel.Cell) -> String {
    switch cell {
    case .number(let number): action(number)
    case .before(let cells, let alone):
      name(
        "(before) (set k 2) (cond\(Self.clauses(cells.mapValues(action), of: "j", but: nil))"
          + " (1 (set k 1)\(action(alone))))")
    }
  }

  /// Sets `c` to the number of a cell in docs/spec/FORMAT.md or, for a letter, to its negated scalar; 0 is no cell.
  private func action(_ number: Int) -> String {
    switch model.letter(ofCell: number) {
    case let letter? where letter.isDot: " (set c (- 0 \(letter.m17nNumber)))"
    case let letter?: " (set c -\(letter.scalar.value))"
    case nil: number == 0 ? "" : " (set c \(number))"
    }
  }

  /// A clause for each action with the indices that have it, and last `most` for all other indices.
  private static func clauses(_ actions: [Int: String], of index: String, but most: String?) -> String {
    let indices = Dictionary(grouping: actions.keys.sorted()) { actions[$0]! }
    let named = indices.filter { $0.key != most }.sorted { $0.value[0] < $1.value[0] }
    let clauses = named.map { action, indices in
      let tests = indices.map { "(= \(index) \($0))" }
      return " (\(tests.count == 1 ? tests[0] : "(| \(tests.joined(separator: " ")))")\(action))"
    }
    return clauses.joined() + (most.map { $0.isEmpty ? "" : " (1\($0))" } ?? "")
  }
}
