import Keyboards
import Layouts
import Rule
import Testing

extension KeyboardModel {
  /// The Korean keyboard of `layout` on a field in which the cursor stands after `text`.
  static func typing(
    _ layout: Layout = .dubeolsik, _ field: KeyboardField = KeyboardField(), text: String = ""
  ) -> KeyboardModel {
    KeyboardModel(.korean(layout), field, SessionField(before: text))
  }

  /// Taps the slots with these legends, one after another; `+350` lets time pass.
  mutating func type(_ legends: String) {
    for legend in legends.split(separator: " ").map(String.init) {
      if let time = Int(legend.dropFirst()), legend.hasPrefix("+") {
        take(.pass(time))
      } else {
        take(.down(0, place(of: legend)))
        take(.up(0))
      }
    }
  }

  /// The place of the slot that says `legend`.
  func place(of legend: String) -> KeyboardPlace {
    for (row, slots) in rows.enumerated() {
      if let column = slots.firstIndex(where: { self.legend(of: $0) == legend }) {
        return KeyboardPlace(row, column)
      }
    }
    Issue.record("no slot says \(legend) on the page \(pageID)")
    return KeyboardPlace(0, 0)
  }
}
