// Where the slots of a page are drawn, and the items of an open list.
import Foundation
import Hwalja

struct KeyboardGeometry {
  /// A slot and the box in which it is drawn. Boxes touch each other: draw the key somewhat smaller.
  struct Box {
    let face: KeyboardFace
    let frame: CGRect
  }

  let bounds: CGRect
  let boxes: [Box]

  init(_ rows: [[KeyboardFace]], in bounds: CGRect) {
    self.bounds = bounds
    let height = bounds.height / CGFloat(max(1, rows.count))
    boxes = rows.enumerated().flatMap { number, row in
      let unit = bounds.width / row.reduce(0) { $0 + $1.width }
      var x = bounds.minX
      return row.map { face in
        defer { x += unit * face.width }
        let y = bounds.minY + height * CGFloat(number)
        return Box(face: face, frame: CGRect(x: x, y: y, width: unit * face.width, height: height))
      }
    }
  }

  func box(at point: CGPoint) -> Box? { boxes.first { $0.frame.contains(point) } }

  func box(in place: Keyboard.Place) -> Box? { boxes.first { $0.face.place == place } }
}

/// The items of an open list, side by side above the slot. The first is over the finger, and the others are on the side
/// where there is more room.
struct ListRow {
  let list: KeyboardFace.OpenList
  private let start: CGFloat
  private let top: CGFloat
  private let direction: CGFloat
  private let step: CGFloat

  init(_ list: KeyboardFace.OpenList, over x: CGFloat, _ box: KeyboardGeometry.Box, in bounds: CGRect) {
    self.list = list
    start = x
    top = max(bounds.minY, box.frame.minY - 44)
    let (left, right) = (x - bounds.minX, bounds.maxX - x)
    let count = CGFloat(list.items.count) - 0.5
    direction = right >= 44 * count || right >= left ? 1 : -1
    step = min(44, (direction > 0 ? right : left) / count)
  }

  func frame(of item: Int) -> CGRect {
    CGRect(x: start + (direction * CGFloat(item) - 0.5) * step, y: top, width: step, height: 44)
  }

  func item(at x: CGFloat) -> Int { Int(((x - start) * direction / step).rounded()) }
}
