import Hwalja

/// A text field as UIKit's are, and as bad as they get.
final class SimulatedField: TextClient {
  /// What the field tells of what stands before the cursor.
  enum Context { case whole, sentence, nothing }
  /// When it says that something has changed.
  enum Notice { case atOnce, threeLate, never }

  /// Unicode scalars, the selected ones among them; an empty selection is the cursor.
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var selection = 0..<0

  let context: Context
  let notice: Notice
  /// How many of the client's own changes the answers are late.
  let lateness: Int
  /// Called when it says that something has changed.
  var onChange: () -> Void = {}

  private var past: [(scalars: [Unicode.Scalar], selection: Range<Int>)] = []
  private var changes = 0

  init(context: Context = .whole, notice: Notice = .never, lateness: Int = 0) {
    self.context = context
    self.notice = notice
    self.lateness = lateness
  }

  // What the session sees.

  var documentContextBeforeInput: String? {
    let (scalars, selection) = seen
    let before = scalars[..<selection.lowerBound]
    switch context {
    case .whole: return text(before)
    case .sentence:
      return text(
        before[
          (before.lastIndex { ".?!\n".unicodeScalars.contains($0) } ?? -1) + 1..<before.endIndex])
    case .nothing: return nil
    }
  }

  var selectedText: String? {
    let (scalars, selection) = seen
    return selection.isEmpty ? nil : text(scalars[selection])
  }

  var hasText: Bool { !seen.scalars.isEmpty }

  func deleteBackward() {
    if selection.isEmpty {
      let before = text(scalars[..<selection.lowerBound])
      let gone = before.last?.unicodeScalars.count ?? 0
      change(selection.lowerBound - gone..<selection.lowerBound, "")
    } else {
      change(selection, "")
    }
  }

  /// Deletes a selection first, also where there is nothing to write.
  func insertText(_ text: String) { change(selection, text) }

  // What others do.

  func moveCursor(to place: Int) { select(place..<place) }

  func select(_ range: Range<Int>) {
    selection = range
    past = []
    tell()
  }

  func typeElsewhere(_ text: String) {
    change(selection, text)
    past = []
  }

  func empty(_ text: String = "") {
    change(0..<scalars.count, text)
    past = []
  }

  private var seen: (scalars: [Unicode.Scalar], selection: Range<Int>) {
    past.count > lateness ? past[past.count - 1 - lateness] : past.first ?? (scalars, selection)
  }

  private func change(_ range: Range<Int>, _ text: String) {
    if lateness > 0 { past = past.isEmpty ? [(scalars, selection)] : past }
    scalars.replaceSubrange(range, with: text.unicodeScalars)
    let cursor = range.lowerBound + text.unicodeScalars.count
    selection = cursor..<cursor
    if lateness > 0 { past = past.suffix(lateness) + [(scalars, selection)] }
    tell()
  }

  private func tell() {
    changes += 1
    if notice == .atOnce || notice == .threeLate && changes > 3 { onChange() }
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
