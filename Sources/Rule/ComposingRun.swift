// The rule, applied forwards and without a map: the oracle that everything else is compared with.
//
// A press changes the letters of the run, and the whole run is composed again. This is too slow and too large to ship,
// but the code is short enough to check against the published rules by eye. Maps finds the same transitions backwards,
// and neither module imports the other. If Rule and Maps agree on every state, this is therefore a proof, and not a
// tautology.
//
//     ComposingRun  letters → press → letters → the text of the run
//     TextField     a field with keys, space, commit, and both kinds of backspace

import Layouts

/// The letters of a composing run, with the effect of a press on them.
public struct ComposingRun: Hashable, Sendable {
  /// The letters, in the order in which they were typed.
  public private(set) var letters: [Letter]
  private let dotStyle: DotStyle

  /// Creates a run on `layout`, with `letters` already typed.
  public init(layout: Layout, letters: [Letter] = []) {
    dotStyle = layout.dotStyle
    self.letters = letters
  }

  /// The effect of a press of a key on a run.
  public enum Effect: Hashable, Sendable {
    case advances(Letter)
    case appends(Letter)
    case nothing
  }

  /// Returns the effect of a press of `key` on a run that ends with `last`. If `last` is nil, the run is empty.
  public static func effect(of key: Key, after last: Letter?) -> Effect {
    if let last, let next = key.advance[last] { return .advances(next) }
    return key.appends.map(Effect.appends) ?? .nothing
  }

  /// Applies the effect of a press of `key`.
  public mutating func press(_ key: Key) {
    switch Self.effect(of: key, after: letters.last) {
    case .advances(let letter): letters[letters.count - 1] = letter
    case .appends(let letter): letters.append(letter)
    case .nothing: break
    }
  }

  /// Returns `letters` after a backspace by jamo: the last letter is deleted or simplified.
  static func deletingJamo(from letters: ArraySlice<Letter>) -> [Letter] {
    guard let last = letters.last else { return [] }
    return letters.dropLast() + (simpler[last].map { [$0] } ?? [])
  }

  /// The letters that backspace simplifies instead of deleting them.
  private static let simpler: [Letter: Letter] = [
    "ㅘ": "ㅗ", "ㅙ": "ㅗ", "ㅚ": "ㅗ", "ㅝ": "ㅜ", "ㅞ": "ㅜ", "ㅟ": "ㅜ", "ㅢ": "ㅡ",
    .twoDots: .dot,
  ]

  /// The text of the run, composed into syllables.
  public var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The scalars of `text`.
  public var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    Self.write(letters, style: dotStyle, to: &scalars)
    return scalars
  }

  /// The index of the first letter of the last syllable, pending form or lone letter. 0 if the run is empty.
  public var startOfLastUnit: Int {
    var scalars: [Unicode.Scalar] = []
    return Self.writeAllButLastUnit(letters, style: dotStyle, to: &scalars)
  }
}
