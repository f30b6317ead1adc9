// The rule run forwards, without a map: the oracle that everything else is compared with.
//
// A press changes the letters of the run, and the whole run is written out again. That is too slow and too large to
// ship, but short enough to check against the published rules by eye. Maps finds the same transitions backwards, and
// neither room imports the other, so their agreement on every state is a proof and not a tautology.
//
//     ComposingRun  letters → press → letters → the text of the run
//     TextField     a field with keys, space, the end of a run, and both kinds of backspace

import Layouts

/// The letters of a composing run, and what a press makes of them.
public struct ComposingRun: Hashable, Sendable {
  /// The letters, in the order in which they were typed.
  public private(set) var letters: [Letter]
  private let dotStyle: DotStyle

  /// A run on `layout`, with `letters` typed already.
  public init(layout: Layout, letters: [Letter] = []) {
    dotStyle = layout.dotStyle
    self.letters = letters
  }

  /// What a press of a key does to a run.
  public enum Effect: Hashable, Sendable {
    case advances(Letter)
    case appends(Letter)
    case nothing
  }

  /// What a press of `key` does to a run that ends in `last`, or is empty where that is nil.
  public static func effect(of key: Key, after last: Letter?) -> Effect {
    if let last, let next = key.advance[last] { return .advances(next) }
    return key.appends.map(Effect.appends) ?? .nothing
  }

  /// Presses `key`.
  public mutating func press(_ key: Key) {
    switch Self.effect(of: key, after: letters.last) {
    case .advances(let letter): letters[letters.count - 1] = letter
    case .appends(let letter): letters.append(letter)
    case .nothing: break
    }
  }

  /// What backspace by jamo leaves of `letters`: the last goes, or becomes simpler.
  static func deletingJamo(from letters: ArraySlice<Letter>) -> [Letter] {
    guard let last = letters.last else { return [] }
    return letters.dropLast() + (simpler[last].map { [$0] } ?? [])
  }

  /// The letters that backspace makes simpler instead of removing them.
  private static let simpler: [Letter: Letter] = [
    "ㅘ": "ㅗ", "ㅙ": "ㅗ", "ㅚ": "ㅗ", "ㅝ": "ㅜ", "ㅞ": "ㅜ", "ㅟ": "ㅜ", "ㅢ": "ㅡ",
    .twoDots: .dot,
  ]

  /// The run as it is written.
  public var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The scalars of the run as it is written.
  public var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    Self.write(letters, style: dotStyle, to: &scalars)
    return scalars
  }

  /// The index of the first letter of the last syllable, pending form or lone letter; 0 in an empty run.
  public var startOfLastUnit: Int {
    var scalars: [Unicode.Scalar] = []
    return Self.writeAllButLastUnit(letters, style: dotStyle, to: &scalars)
  }
}
