/// A text and what is selected of it, edited as UIKit edits.
struct FieldText: Equatable {
  /// Unicode scalars, the selected ones among them; an empty selection is the cursor.
  private(set) var scalars: [Unicode.Scalar]
  private(set) var selection: Range<Int>

  /// A text with the cursor behind it.
  init(_ text: String = "") {
    scalars = Array(text.unicodeScalars)
    selection = scalars.count..<scalars.count
  }

  var text: String { String(scalars[...]) }
  var before: String { String(scalars[..<selection.lowerBound]) }
  var selected: String { String(scalars[selection]) }

  /// Takes the selection, and one Character before the cursor where nothing is selected.
  mutating func deleteBackward() {
    if !selection.isEmpty { return insert("") }
    let gone = before.last?.unicodeScalars.count ?? 0
    selection = selection.lowerBound - gone..<selection.lowerBound
    insert("")
  }

  /// Writes over the selection, also where there is nothing to write.
  mutating func insert(_ text: String) {
    scalars.replaceSubrange(selection, with: text.unicodeScalars)
    let cursor = selection.lowerBound + text.unicodeScalars.count
    selection = cursor..<cursor
  }

  mutating func select(_ range: Range<Int>) { selection = range }
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self = String(view)
  }
}
