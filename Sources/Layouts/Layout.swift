// The rules of each layout, as tables.
//
// All layouts share one rule, so a layout is data: the letter that each key appends, and the letters that the key
// changes to others. Only these tables determine what a key does. `Hangul` contains the arithmetic of syllables, and
// `Validation` rejects tables that no map can be built from. `StateMap`, the type of the maps, is here because Maps
// builds them, Verification reads them, and those two modules must not import each other.

/// The rules of one layout, as data: the letter that each key appends, and the letters that the key changes to others.
/// The positions of the keys are in a `Keyboard`.
///
/// Every layout follows the same rule. Pressing a key has these effects:
/// 1. If the key's `advance` contains the last letter of the composing run, that letter becomes the next letter of its
///    chain.
/// 2. Otherwise, the letter that the key `appends`, if any, is added to the run.
/// 3. The whole run is composed into syllables again.
public struct Layout: Hashable, Sendable {
  /// The name in file names and on the command line: lower-case Latin letters, digits and hyphens.
  public let id: String
  /// The name in Korean.
  public let name: String
  /// The name in the Latin alphabet.
  public let latinName: String
  /// The style in which pending dots are written. The style has no effect in a layout without dots.
  public let dotStyle: DotStyle
  /// True if pressing space during a run ends the run without writing a space.
  ///
  /// Layouts with keys that cycle through several consonants set it, because users have to end the run before they can
  /// type two consonants of the same key in a row. In other layouts, one press of space ends the run and writes a
  /// space.
  public let spaceEndsRun: Bool
  /// The time in milliseconds after which another press of a key begins a new letter instead of advancing the last one
  /// through its cycle. A session can override this value. In a layout without cycles, the value has no effect.
  public let cycleTimeout: Int
  /// The keys that type. Keys that need shift come last.
  public let keys: [Key]

  /// The default of `cycleTimeout`: one second.
  public static let defaultCycleTimeout = 1_000

  /// Creates a layout.
  public init(
    id: String, name: String, latinName: String, dotStyle: DotStyle = .conjoining,
    spaceEndsRun: Bool = false, cycleTimeout: Int = Layout.defaultCycleTimeout, keys: [Key]
  ) {
    self.id = id
    self.name = name
    self.latinName = latinName
    self.dotStyle = dotStyle
    self.spaceEndsRun = spaceEndsRun
    self.cycleTimeout = cycleTimeout
    self.keys = keys
  }

  /// Returns the layout with another dot style.
  public func with(dotStyle: DotStyle) -> Layout {
    Layout(
      id: id, name: name, latinName: latinName, dotStyle: dotStyle, spaceEndsRun: spaceEndsRun,
      cycleTimeout: cycleTimeout, keys: keys)
  }

  /// True if some key types a pending dot. Otherwise, the dot style has no effect.
  public var hasDots: Bool { letters.contains(where: \.isDot) }

  /// The keys that do not need shift.
  public var unshifted: [Key] { keys.filter { $0.under == nil } }

  /// Returns the key that shift shows in the position of `key`, or nil if there is no such key.
  public func shifted(_ key: Key) -> Key? { keys.first { $0.under == key.id } }

  /// All letters that a run can contain, sorted by scalar value. They are the letters that keys append, that advances
  /// result in, or that backspace leaves.
  public var letters: [Letter] {
    var letters = Set(keys.flatMap { key in (key.appends.map { [$0] } ?? []) + key.advance.steps.map(\.to) })
    if letters.contains(.twoDots) { letters.insert(.dot) }
    return letters.sorted()
  }
}

extension Layout: CustomStringConvertible {
  public var description: String { id }
}
