// Part of Hwalja, under the MIT licence: see LICENSE.

/// What a key press does to a text field: delete, then insert.
public struct Edit: Hashable, Sendable {
  /// How many Characters before the cursor to delete, as `UITextDocumentProxy.deleteBackward()` does.
  public var deleting: Int
  /// What to insert then.
  public var inserting: String

  /// Nothing to do.
  public static let none = Edit(deleting: 0, inserting: "")

  /// Deletes `deleting` Characters, then inserts `inserting`.
  public init(deleting: Int, inserting: String) {
    self.deleting = deleting
    self.inserting = inserting
  }

  /// The smallest edit that turns `old` into `new`. If they differ inside a Character, as by a dot after an open
  /// syllable, all of that Character is deleted, and its first part is inserted again.
  init<Scalars: RandomAccessCollection<Unicode.Scalar>>(from old: Scalars, to new: Scalars)
  where Scalars.Index == Int {
    let start = Characters.parting(of: old, from: new)
    deleting = (start..<old.count).count {
      $0 == start || Characters.begin(with: old[$0], after: old[..<$0])
    }
    inserting = Characters.text(new[start...])
  }
}
