/// A fault in the tables of a layout. A map cannot be built from such a layout.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The location of a fault: a member of the layout, or a member of the key at an index.
  public enum Place: Hashable, Sendable {
    case layout(LayoutMember)
    case key(Int, KeyMember)
  }

  /// The member at fault.
  public let place: Place
  /// The id of the key at fault, or nil if the fault is in a member of the layout.
  public let key: String?
  /// The fault and its remedy, in one line.
  public let message: String

  /// Creates a problem in a member of the layout.
  public init(_ member: LayoutMember, _ message: String) {
    place = .layout(member)
    key = nil
    self.message = message
  }

  /// Creates a problem in a member of `key`, which is at `index` in `Layout.keys`.
  public init(_ key: Key, at index: Int, _ member: KeyMember, _ message: String) {
    place = .key(index, member)
    self.key = key.id
    self.message = message
  }

  public var description: String {
    key.map { "key \($0): \(message)" } ?? message
  }
}

/// The members of a layout, by their names in layout files.
public enum LayoutMember: String, Hashable, Sendable, CaseIterable {
  case id, name, latinName, dotStyle, spaceEndsRun, cycleTimeout, keys
}

extension Layout {
  /// All problems of the layout, in the order of its keys. A valid layout has no problems.
  ///
  /// Unreachable letters are reported only if there are no other problems, because another problem may be the cause.
  public var problems: [LayoutProblem] {
    tableProblems.isEmpty ? reachabilityProblems : tableProblems
  }

  /// The problems of members, and the conflicts between keys: all problems except unreachable letters.
  public var tableProblems: [LayoutProblem] {
    if !sizeProblems.isEmpty { return sizeProblems }
    return memberProblems + keyProblems { key, index in key.memberFaults + conflicts(of: key, at: index) }
  }

  /// Returns the problems that `faults` finds in the keys. `faults` is called with each key and its index.
  func keyProblems(_ faults: (Key, Int) -> [Key.Fault]) -> [LayoutProblem] {
    keys.enumerated().flatMap { index, key in
      faults(key, index).map { LayoutProblem(key, at: index, $0.member, $0.message) }
    }
  }
}

extension Key {
  typealias Fault = (member: KeyMember, message: String)
}
