// Part of Hwalja, under the MIT licence: see LICENSE.

/// An edit that a key press makes in a text field: a deletion, followed by an insertion.
public struct Edit: Hashable, Sendable {
  /// The number of Characters to delete before the cursor, as by `UITextDocumentProxy.deleteBackward()`.
  public var deleting: Int
  /// The text to insert afterwards.
  public var inserting: String

  /// An edit that changes nothing.
  public static let none = Edit(deleting: 0, inserting: "")

  /// Creates an edit that deletes `deleting` Characters, and then inserts `inserting`.
  public init(deleting: Int, inserting: String) {
    self.deleting = deleting
    self.inserting = inserting
  }

  /// Creates the smallest edit that turns `old` into `new`. If they differ inside a Character, such as in a dot after
  /// an open syllable, the edit deletes that whole Character and inserts its first part again.
  init<Scalars: RandomAccessCollection<Unicode.Scalar>>(from old: Scalars, to new: Scalars)
  where Scalars.Index == Int {
    let start = Characters.divergence(of: old, from: new)
    deleting = (start..<old.count).count {
      $0 == start || Characters.begin(with: old[$0], after: old[..<$0])
    }
    inserting = Characters.text(new[start...])
  }
}
