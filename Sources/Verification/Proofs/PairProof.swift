import Hangul
import Layouts
import Typing

/// The proof that the presses found for a text give it back, for every two units of text in a row.
///
/// Units are all that runs are written as: the 11,172 syllables, the layout's letters and, where it has
/// dots, each lead with a dot. The finder and the composer decide by two neighbours at most, so that what
/// holds of all pairs holds of all texts.
public struct PairProof: Sendable {
  /// A pair that does not come back.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text, the keys found for it, and what they type.
    public let text, keys, typed: String

    public var description: String { "\(text) is typed as \(keys), which gives \(typed)" }
  }

  private let keyboard: Keyboard
  private let finder: PressFinder

  /// The units, each one or two scalars.
  public let units: [[Unicode.Scalar]]

  /// The proof for `keyboard`.
  public init(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    finder = PressFinder(keyboard.layout)
    let style = keyboard.layout.dotStyle
    let letters = keyboard.layout.letters
    let pending = letters.filter(\.isDot).flatMap { dot in
      Jamo.leads.indices.map { [style.scalar(ofLead: $0), style.scalar(of: dot)] }
    }
    units =
      Syllable.all.map { [$0.scalar] }
      + letters.map { [$0.isDot ? style.scalar(of: $0) : $0.scalar] } + pending
  }

  /// Types every pair whose first unit is one of `firsts`, and stops at the first that fails.
  ///
  /// - Returns: How many pairs there were.
  /// - Throws: `Failure` if keys give a pair's text wrongly, or not at all.
  public func run(firsts: some Sequence<Int>) throws(Failure) -> Int {
    var composer = ScalarComposer(keyboard)
    var presses: [Press] = []
    var count = 0
    for first in firsts {
      for second in units {
        let text = units[first] + second
        presses.removeAll(keepingCapacity: true)
        finder.append(text, to: &presses)
        composer.reset()
        for press in presses { composer.perform(press) }
        guard composer.holds(text), presses.allSatisfy(\.isTyped) else {
          throw failure(text, presses, composer)
        }
        count += 1
      }
    }
    return count
  }

  private func failure(_ text: [Unicode.Scalar], _ presses: [Press], _ composer: ScalarComposer)
    -> Failure
  {
    Failure(
      text: KeyNotation.quote(text), keys: KeyNotation(keyboard.layout).text(of: presses),
      typed: KeyNotation.quote(Array(composer.text.unicodeScalars)))
  }
}

extension Press {
  fileprivate var isTyped: Bool {
    if case .text = self { false } else { true }
  }
}

extension ScalarComposer {
  /// Whether all that was typed is `scalars`.
  fileprivate func holds(_ scalars: [Unicode.Scalar]) -> Bool {
    if committed.isEmpty { return run == scalars }
    return text.unicodeScalars.elementsEqual(scalars)
  }
}
