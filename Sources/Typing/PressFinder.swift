import Hangul
import Layouts

/// Finds the fewest presses that type a text: keys where there are any, the next-character key where two letters would
/// otherwise join, and quoted text for the rest.
///
/// Which presses add a letter depends only on the letter before it, and whether two neighbours join only on those two;
/// so the best choice at each boundary is the best for the whole text.
public struct PressFinder: Sendable {
  private let routes: KeyRoutes
  private let style: DotStyle
  private let spaceEndsRun: Bool

  /// A finder for the keys of `layout`, where pressing a key costs what `cost` says, and the next-character
  /// key 1.
  public init(_ layout: Layout, cost: (Key) -> Int = { _ in 1 }) {
    routes = KeyRoutes(layout, cost: cost)
    style = layout.dotStyle
    spaceEndsRun = layout.spaceEndsRun
  }

  /// The presses that type `text`, scalar for scalar.
  public func presses(for text: String) -> [Press] {
    var presses: [Press] = []
    var before: TextUnit?
    var foreign: [Unicode.Scalar] = []
    var rest = Array(text.unicodeScalars)[...]
    while let (unit, length) = TextUnit.first(of: rest, style: style) {
      let isSpace = rest.first == " "
      guard isSpace || unit.map(canType) == true else {
        foreign.append(rest.removeFirst())
        before = nil
        continue
      }
      if !foreign.isEmpty {
        presses.append(.text(foreign))
        foreign = []
      }
      guard let unit, !isSpace else {
        if before?.last.isHangul == true && spaceEndsRun { presses.append(.space) }
        presses.append(.space)
        rest.removeFirst()
        before = nil
        continue
      }
      append(unit, after: before, to: &presses)
      before = unit
      rest = rest.dropFirst(length)
    }
    return presses + (foreign.isEmpty ? [] : [.text(foreign)])
  }

  private func append(_ unit: TextUnit, after before: TextUnit?, to presses: inout [Press]) {
    let fresh = routes.route(to: unit.first, after: nil)
    if let before {
      let joined = unit.joins(before) ? nil : routes.route(to: unit.first, after: before.last)
      if let joined, let fresh, joined.cost <= fresh.cost + 1 {
        append(joined, to: &presses)
      } else {
        presses.append(.next)
        append(fresh, to: &presses)
      }
    } else {
      append(fresh, to: &presses)
    }
    var previous = unit.first
    if let vowel = unit.vowel {
      append(routes.route(to: vowel, after: previous), to: &presses)
      previous = vowel
    }
    for letter in unit.tail.letters {
      append(routes.route(to: letter, after: previous), to: &presses)
      previous = letter
    }
  }

  private func append(_ route: KeyRoutes.Route?, to presses: inout [Press]) {
    for key in route?.keys ?? [] { presses.append(.key(key)) }
  }

  /// Whether keys give every letter of `unit`, one after the other in one run.
  private func canType(_ unit: TextUnit) -> Bool {
    var previous: Letter?
    func canAdd(_ letter: Letter) -> Bool {
      defer { previous = letter }
      return routes.route(to: letter, after: previous) != nil
    }
    return canAdd(unit.first) && (unit.vowel.map(canAdd) ?? true)
      && unit.tail.letters.allSatisfy(canAdd)
  }
}
