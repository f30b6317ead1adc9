import Hangul
import Layouts

/// Finds the presses that type a text, the fewest there are: keys where keys give it, the next-character
/// key where two letters would else become one, and text as it is where no key gives it.
///
/// What presses add a letter depends on the letter before it alone, and whether two neighbours join on
/// those two alone; so the best way through each boundary is the best way through them all.
public struct PressFinder: Sendable {
  private let routes: LetterRoutes
  private let style: DotStyle

  /// A finder for the keys of `layout`.
  public init(_ layout: Layout) {
    routes = LetterRoutes(layout)
    style = layout.dotStyle
  }

  /// The presses that type `text`, scalar for scalar.
  public func presses(for text: String) -> [Press] {
    var presses: [Press] = []
    append(Array(text.unicodeScalars), to: &presses)
    return presses
  }

  /// Appends to `presses` those that type `scalars` where a run begins.
  public func append(_ scalars: [Unicode.Scalar], to presses: inout [Press]) {
    var before: TextUnit?
    var foreign: [Unicode.Scalar] = []
    var rest = scalars[...]
    while let (unit, length) = TextUnit.first(of: rest, style: style) {
      guard let unit, canType(unit) else {
        foreign.append(rest.removeFirst())
        before = nil
        continue
      }
      if !foreign.isEmpty {
        presses.append(.text(foreign))
        foreign = []
      }
      append(unit, after: before, to: &presses)
      before = unit
      rest = rest.dropFirst(length)
    }
    if !foreign.isEmpty { presses.append(.text(foreign)) }
  }

  private func append(_ unit: TextUnit, after before: TextUnit?, to presses: inout [Press]) {
    let fresh = routes.presses(for: unit.first, after: nil) ?? []
    if let before {
      let joined =
        unit.joins(before) ? nil : routes.presses(for: unit.first, after: before.last)
      if let joined, joined.count <= fresh.count + 1 {
        presses += joined
      } else {
        presses.append(.next)
        presses += fresh
      }
    } else {
      presses += fresh
    }
    var previous = unit.first
    if let nucleus = unit.nucleus {
      presses += routes.presses(for: nucleus, after: previous) ?? []
      previous = nucleus
    }
    for letter in unit.tail.letters {
      presses += routes.presses(for: letter, after: previous) ?? []
      previous = letter
    }
  }

  /// Whether keys give every letter of `unit`, one after the other in one run.
  private func canType(_ unit: TextUnit) -> Bool {
    var previous: Letter?
    func canAdd(_ letter: Letter) -> Bool {
      defer { previous = letter }
      return routes.presses(for: letter, after: previous) != nil
    }
    return canAdd(unit.first) && (unit.nucleus.map(canAdd) ?? true)
      && unit.tail.letters.allSatisfy(canAdd)
  }
}
