import Layouts
import Rule

/// Finds the fewest presses that type a text. The presses are keys where possible, the next-character key between
/// letters that would otherwise join, and quoted text for characters that no key types.
///
/// The presses that add a letter depend only on the preceding letter, and whether two units join depends only on these
/// two units. Choosing the fewest presses at each boundary therefore results in the fewest for the whole text.
struct PressFinder: Sendable {
  private let layout: Layout
  private let routes: KeyRoutes

  /// Creates a finder for the keys of `layout`. Shift and the next-character key count as presses.
  init(_ layout: Layout) {
    self.layout = layout
    routes = KeyRoutes(layout)
  }

  /// Returns the presses that type `text`.
  func presses(for text: String) -> [Press] {
    var presses: [Press] = []
    var before: [Letter] = []
    // Scalars that no key types.
    var literal: [Unicode.Scalar] = []
    func flushLiteral() {
      if !literal.isEmpty { presses.append(.text(literal)) }
      literal = []
    }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      if scalar == " " {
        flushLiteral()
        if before.last?.isHangul == true && layout.spaceEndsRun { presses.append(.space) }
        presses.append(.space)
        before = []
        rest.removeFirst()
      } else if let (unit, length) = unit(at: rest), routes.keys(for: unit) != nil {
        flushLiteral()
        append(unit, after: before, to: &presses)
        before = unit
        rest = rest.dropFirst(length)
      } else {
        literal.append(rest.removeFirst())
        before = []
      }
    }
    flushLiteral()
    return presses
  }

  /// Appends the presses that type `unit` after the unit `before`. `before` is empty if there is no run to continue.
  private func append(_ unit: [Letter], after before: [Letter], to presses: inout [Press]) {
    var previous: Letter?
    if !before.isEmpty {
      let joins = written(before + unit) != written(before) + written(unit)
      let continuing = joins ? nil : routes.route(to: unit[0], after: before.last)
      let restarting = routes.route(to: unit[0], after: nil)
      if let continuing, let restarting, continuing.cost <= restarting.cost + 1 {
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

  /// Returns the letters of the unit at the start of `scalars`, and the number of its scalars. A unit is a syllable, a
  /// pending form or a lone letter. Returns nil if no run is written like this.
  ///
  /// A letter that no key types, such as an archaic jamo, is a unit as well: a mark.
  private func unit(at scalars: ArraySlice<Unicode.Scalar>) -> (letters: [Letter], length: Int)? {
    guard let scalar = scalars.first else { return nil }
    if let syllable = Syllable(scalar) { return (syllable.letters, 1) }
    if let dot = scalars.dropFirst().first.flatMap(dot),
      let lead = Jamo.leads.indices.first(where: { layout.dotStyle.scalar(ofLead: $0) == scalar })
    {
      return ([Jamo.leads[lead], dot], 2)
    }
    if let dot = dot(scalar) { return ([dot], 1) }
    // The dots of the other style are letters, but no run in this style contains them.
    return Letter(scalar).isDot ? nil : ([Letter(scalar)], 1)
  }

  /// Returns the pending dot that is written as `scalar`, or nil for any other scalar.
  private func dot(_ scalar: Unicode.Scalar) -> Letter? {
    [Letter.dot, .twoDots].first { layout.dotStyle.scalar(of: $0) == scalar }
  }
}
