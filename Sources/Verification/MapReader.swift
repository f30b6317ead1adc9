import Artifacts
import Hangul
import Layouts
import Runtime

/// What stands before the cursor, as far as a keyboard looks: the last two scalars, 0 where there is none.
struct Window: Hashable {
  let before: UInt32
  let last: UInt32

  init(before: UInt32 = 0, last: UInt32 = 0) {
    self.before = before
    self.last = last
  }

  /// The last two of `scalars`.
  init(endOf scalars: [UInt32]) {
    let count = scalars.count
    self.init(
      before: count > 1 ? scalars[count - 2] : 0, last: count > 0 ? scalars[count - 1] : 0)
  }
}

/// What an artifact answers: how many scalars before the cursor go, and which come instead.
struct Answer {
  let consumed: Int
  let text: ShortText

  /// Whether the answer turns `old` into `new`.
  func turns(_ old: [UInt32], into new: [UInt32]) -> Bool {
    let kept = old.count - consumed
    guard kept >= 0, new.count == kept + text.count else { return false }
    return new[..<kept] == old[..<kept]
      && text.indices.allSatisfy { text[$0].value == new[kept + $0] }
  }

  /// What `old` is turned into.
  func result(on old: [UInt32]) -> String {
    old.dropLast(consumed).text + text.description
  }
}

/// An artifact read back, to be asked as a keyboard asks it.
protocol MapReader: Sendable {
  /// The artifact's path, and which of its parts is meant if it has several.
  var path: String { get }

  /// What key number `key` does, backspace being the last; nil if nothing.
  func answer(key: Int, window: Window) -> Answer?

  /// Whether the artifact holds the same as `other`, so that what is proved of that holds of it too.
  func isCopy(of other: any MapReader) -> Bool

  /// A state that the artifact has an answer for and that is not among `states`.
  func stray(outside states: Set<Window>) -> String?
}

extension ShortText {
  var indices: Range<Int> { 0..<count }
}

extension Sequence<UInt32> {
  /// The scalars as text.
  var text: String {
    var view = String.UnicodeScalarView()
    for value in self { view.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    return String(view)
  }
}
