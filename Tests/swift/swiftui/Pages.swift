// Tests of pages, of the keys that open pages, and of gaps between keys.
import Hwalja
import SwiftUI

extension Main {
  /// Calls `body` with each page key that any keyboard draws on any page. Each page is opened from every page of
  /// letters.
  static func eachPageKey(_ body: (App, Keyboard.Page, KeyboardGeometry.Box) -> Void) {
    for keyboard in Keyboard.all + [sparse] {
      let app = App(keyboard)
      for home in keyboard.pages where home.kind == .letters {
        for page in keyboard.pages where page.kind != .letters || page.id == home.id {
          let open = {
            precondition(app.machine.open(page: home.id) && app.machine.open(page: page.id))
            app.view.update()
          }
          open()
          for key in app.model.host.geometry.boxes where key.face.isPageKey {
            open()
            body(app, page, key)
          }
        }
      }
    }
  }

  /// A keyboard whose pages have a gap, or nothing, at the place of the key that opens them.
  static let sparse = Keyboard(
    id: "sparse", layout: .cheonjiin,
    pages: [
      .init("letters", legend: "가", rows: [[0, 1, 2, 3], [4, 5, .init(.page("gap")), .init(.page("few"))]]),
      .init("gap", legend: "ㄱ", kind: .digits, rows: [[.init(.page(nil)), "1"], ["2", "3", .init(.gap), "4"]]),
      .init("few", legend: "f", kind: .symbols, rows: [["1", .init(.page("gap"))]]),
    ])

  /// Every page key opens its page, even if that page has no key at the same place.
  static func openPages() {
    var (count, empty) = (0, 0)
    eachPageKey { app, page, key in
      app.view.send((1, .down, key.frame.center))
      app.view.send((1, .up, key.frame.center))
      precondition(app.machine.page.id != page.id, "\(app.machine.keyboard.layout.id): \(page.id) comes back")
      precondition(app.view.drawn.count == app.machine.rows.joined().count, "a key of another page is drawn")
      count += 1
      if app.model.host.geometry.box(in: key.face.place) == nil { empty += 1 }
    }
    precondition(count > 180 && empty > 2, "\(count) page keys, \(empty) of them without a key in their place")
  }

  /// Holding a page key opens its page for one symbol, even if that page has no key at the same place.
  static func holdPageKeys() {
    eachPageKey { app, page, key in
      app.view.send((1, .down, key.frame.center))
      precondition(app.machine.page.id != page.id)
      let boxes = app.model.host.geometry.boxes
      let other = boxes.first { $0.face.writes && $0.face.place != key.face.place }!.frame.center
      app.view.send((2, .down, other), (2, .up, other))
      precondition(app.machine.page.id != page.id && !app.proxy.text.isEmpty)
      app.view.send((1, .up, key.frame.center))
      precondition(app.machine.page.id == page.id, "\(app.machine.keyboard.layout.id): \(app.machine.page.id) stays")
      app.proxy.text = ""
    }
  }

  /// A gap is a place without a key. Rows with gaps are as wide as the page.
  static func drawGaps() {
    var gaps = 0
    for keyboard in Keyboard.all {
      let app = App(keyboard)
      for page in keyboard.pages {
        precondition(app.machine.open(page: page.id))
        let boxes = app.model.host.geometry.boxes
        for (box, key) in zip(boxes, app.view.drawn) where box.face.content == .gap {
          precondition(key.text.isEmpty && key.color == .clear && key.label == nil, "a gap is drawn")
          app.view.send((1, .down, box.frame.center), (1, .up, box.frame.center))
          gaps += 1
        }
        for row in Dictionary(grouping: boxes, by: { $0.face.place.row }).values {
          let unit = 400 / row.reduce(0) { $0 + $1.face.width }
          for box in row { precondition(abs(box.frame.width - unit * box.face.width) < 0.001) }
          precondition(abs(row.last!.frame.maxX - 400) < 0.001)
        }
      }
      precondition(app.proxy.text.isEmpty, "a gap writes")
    }
    precondition(gaps > 0)
  }
}
