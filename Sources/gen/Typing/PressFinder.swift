import Layouts
import Rule

/// Finds the fewest presses that type a text: keys where there are any, the next-character key where two letters would
/// otherwise join, and quoted text for the rest.
///
/// Which presses add a letter depends only on the letter before it, and whether two neighbours join only on those two;
/// so the best choice at each boundary is the best for the whole text.
struct PressFinder: Sendable {
  private let layout: Layout
  private let routes: KeyRoutes

  /// A finder for the keys of `layout`. Shift and the next-character key count as presses.
  init(_ layout: Layout) {
    self.layout = layout
    routes = KeyRoutes(layout)
  }

  func presses(for text: String) -> [Press] {
    var presses: [Press] = []
    var before: [Letter] = []
    var foreign: [Unicode.Scalar] = []
    func writeForeign() {
      if !foreign.isEmpty { presses.append(.text(foreign)) }
      foreign = []
    }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      if scalar == " " {
        writeForeign()
        if before.last?.isHangul == true && layout.spaceEndsRun { presses.append(.space) }
        presses.append(.space)
        before = []
        rest.removeFirst()
      } else if let (unit, length) = unit(at: rest), routes.keys(for: unit) != nil {
        writeForeign()
        append(unit, after: before, to: &presses)
        before = unit
        rest = rest.dropFirst(length)
      } else {
        foreign.append(rest.removeFirst())
        before = []
      }
    }
    writeForeign()
    return presses
  }

  /// Appends the presses of `unit` after `before`, which is empty where no run goes on.
  private func append(_ unit: [Letter], after before: [Letter], to presses: inout [Press]) {
    var previous: Letter?
    if !before.isEmpty {
      let joins = written(before + unit) != written(before) + written(unit)
      let going = joins ? nil : routes.route(to: unit[0], after: before.last)
      let fresh = routes.route(to: unit[0], after: nil)
      if let going, let fresh, going.cost <= fresh.cost + 1 {
        previous = before.last
      } else {
        presses.append(.next)
      }
    }
    presses += (routes.keys(for: unit, after: previous) ?? []).map(Press.key)
  }

  private func written(_ letters: [Letter]) -> [Unicode.Scalar] {
    ComposingRun(layout: layout, letters: letters).scalars
  }

  /// The letters of the syllable, pending form or lone letter that begins `scalars`, and how many scalars it takes; nil if
  /// no run is written so.
  ///
  /// A letter that no key gives, such as an archaic jamo, is a unit too, as a mark.
  private func unit(at scalars: ArraySlice<Unicode.Scalar>) -> (letters: [Letter], length: Int)? {
    guard let scalar = scalars.first else { return nil }
    if let syllable = Syllable(scalar) { return (syllable.letters, 1) }
    if let dot = scalars.dropFirst().first.flatMap(dot),
      let lead = Jamo.leads.indices.first(where: { layout.dotStyle.scalar(ofLead: $0) == scalar })
    {
      return ([Jamo.leads[lead], dot], 2)
    }
    if let dot = dot(scalar) { return ([dot], 1) }
    // The dots of the other style name letters, but no run of this style is written with them.
    return Letter(scalar).isDot ? nil : ([Letter(scalar)], 1)
  }

  /// The pending dot that is written as `scalar`.
  private func dot(_ scalar: Unicode.Scalar) -> Letter? {
    [Letter.dot, .twoDots].first { layout.dotStyle.scalar(of: $0) == scalar }
  }
}
