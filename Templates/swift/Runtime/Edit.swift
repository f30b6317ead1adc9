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

  /// Does what `replacement` says at the end of `text`. Where that begins inside a Character, as a dot
  /// after an open syllable does, all of it goes and its first part comes again.
  init(_ replacement: Replacement, of text: Substring) {
    let cut = text.start(ofLast: replacement.consumed)!
    var start = text.endIndex
    deleting = 0
    while start > cut {
      start = text.index(before: start)
      deleting += 1
    }
    inserting = String(text[start..<cut]) + replacement.text
  }
}
