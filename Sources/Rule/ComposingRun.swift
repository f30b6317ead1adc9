// The one rule, run forwards and without a map: the oracle that maps are proved against. This room knows
// nothing of how maps are built, and the rooms that build maps do not import it.
//
//     ComposingRun  letters → press → letters → the whole run written anew
//     TextField     the text of a field while keys, space and both backspaces act on a run

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
