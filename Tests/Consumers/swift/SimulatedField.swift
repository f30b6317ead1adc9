import Hwalja

/// A text field as UIKit's are, and as bad as they get.
final class SimulatedField: TextClient {
  /// When it says that something has changed.
  enum Notice { case atOnce, threeLate, never }

  /// What it holds.
  private var field = FieldText()
  var scalars: [Unicode.Scalar] { field.scalars }
  var selection: Range<Int> { field.selection }

  /// What it tells of what stands before the cursor; where that is absent, it says that it has no text either.
  let context: Telling.Context
  let notice: Notice
  /// How many of the client's own changes the answers are late.
  let lateness: Int
  /// Called when it says that something has changed.
  var onChange: () -> Void = {}

  private var past: [FieldText] = []
  private var changes = 0

  init(context: Telling.Context = .whole, notice: Notice = .never, lateness: Int = 0) {
    self.context = context
    self.notice = notice
    self.lateness = lateness
  }

  // What the session sees.

  var documentContextBeforeInput: String? { Telling(context: context).before(seen) }

  var selectedText: String? { seen.selection.isEmpty ? nil : seen.selected }

  var hasText: Bool { context != .absent && !seen.scalars.isEmpty }

  func deleteBackward() { change { $0.deleteBackward() } }

  func insertText(_ text: String) { change { $0.insert(text) } }

  // What others do.

  func moveCursor(to place: Int) { select(place..<place) }

  /// Moves the cursor by so many Characters, as far as there are so many.
  func moveCursor(by count: Int) {
    let (before, after) = (field.before, String(scalars[selection.lowerBound...]))
    let moved = count < 0 ? String(before.suffix(-count)) : String(after.prefix(count))
    let length = moved.unicodeScalars.count
    moveCursor(to: selection.lowerBound + (count < 0 ? -length : length))
  }

  func select(_ range: Range<Int>) {
    field.select(range)
    past = []
    tell()
  }

  func typeElsewhere(_ text: String) {
    change { $0.insert(text) }
    past = []
  }

  func empty(_ text: String = "") {
    change { $0 = FieldText(text) }
    past = []
  }

  private var seen: FieldText {
    past.count > lateness ? past[past.count - 1 - lateness] : past.first ?? field
  }

  private func change(_ edit: (inout FieldText) -> Void) {
    if lateness > 0 { past = past.isEmpty ? [field] : past }
    edit(&field)
    if lateness > 0 { past = past.suffix(lateness) + [field] }
    tell()
  }

  private func tell() {
    changes += 1
    if notice == .atOnce || notice == .threeLate && changes > 3 { onChange() }
  }
}
