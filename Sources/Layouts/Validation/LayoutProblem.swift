/// Something in a layout's tables that keeps a map from being built.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// A part of a layout's tables, by the names that layout files give them.
  public enum Place: Hashable, Sendable {
    case layout(LayoutMember)
    case key(Int, KeyMember)
  }

  /// The member at fault.
  public let place: Place
  /// The id of the key at fault, or nil when it is the layout as a whole.
  public let key: String?
  /// The fault and its remedy, in one line.
  public let message: String

  /// A problem of a member of the layout itself.
  public init(_ member: LayoutMember, _ message: String) {
    place = .layout(member)
    key = nil
    self.message = message
  }

  /// A problem of a member of `key`, which is at `index` of `Layout.keys`.
  public init(_ key: Key, at index: Int, _ member: KeyMember, _ message: String) {
    place = .key(index, member)
    self.key = key.id
    self.message = message
  }

  public var description: String {
    key.map { "key \($0): \(message)" } ?? message
  }
}

/// The members of a layout, as layout files name them.
public enum LayoutMember: String, Hashable, Sendable, CaseIterable {
  case id, name, latinName, dotStyle, spaceEndsRun, cycleTimeout, keys
}

extension Layout {
  /// All that is wrong with the layout, in the order of its keys; empty for a layout that works.
  ///
  /// Letters that no keys reach are left out while tables have other problems, which may be the cause.
  public var problems: [LayoutProblem] {
    tableProblems.isEmpty ? reachProblems : tableProblems
  }

  /// The problems except letters that no keys reach: of single members, and of clashing keys.
  public var tableProblems: [LayoutProblem] {
    if !sizeProblems.isEmpty { return sizeProblems }
    return memberProblems + keyProblems { key, index in key.ownFaults + clashes(of: key, at: index) }
  }

  /// The faults of every key, each of which has its index.
  func keyProblems(_ faults: (Key, Int) -> [Key.Fault]) -> [LayoutProblem] {
    keys.enumerated().flatMap { index, key in
      faults(key, index).map { LayoutProblem(key, at: index, $0.member, $0.message) }
    }
  }
}

extension Key {
  typealias Fault = (member: KeyMember, message: String)
}
