// The rules of each layout, as tables.
//
// All layouts obey one rule, so a layout is data: which letter a key appends, and which letters it turns into others.
// The tables are the only place that knows what a key does. `Hangul` has the arithmetic of syllables, `Validation`
// rejects tables from which no map can be built, and `StateMap` is the type of the maps that Maps builds and
// Verification reads, because those two rooms must not import each other.

/// The rules of one layout, as data: what each key appends and what it turns a letter into. A keyboard says where its
/// keys lie.
///
/// Every layout obeys the same rule, so a layout is its tables and nothing else. Pressing a key:
/// 1. if the composing run's last letter is in the key's `advance`, it becomes the value there;
/// 2. otherwise the letter that the key `appends`, if any, joins the end of the run;
/// 3. the run is written out as syllables afresh.
public struct Layout: Hashable, Sendable {
  /// The name in file names and on the command line: lower-case Latin letters, digits and hyphens.
  public let id: String
  /// The name in Korean.
  public let name: String
  /// The name in the Latin alphabet.
  public let latinName: String
  /// How pending dots are written; without effect in a layout that has none.
  public let dotStyle: DotStyle
  /// Whether space, while a run is composed, only ends the run and writes no space.
  ///
  /// It is true where a key cycles through several consonants, since ending the run is how to type two of
  /// them in a row. Elsewhere one press ends the run and writes the space.
  public let spaceEndsRun: Bool
  /// The milliseconds after which another press of a key begins a new letter instead of the next step of its cycle. A
  /// session can have another timeout; without cycles it has no effect.
  public let cycleTimeout: Int
  /// Every key that types. Those that need shift come last; `under` of each names the key that it lies under.
  public let keys: [Key]

  /// The default cycle timeout: a second, in milliseconds.
  public static let usualCycleTimeout = 1_000

  /// A layout of the given keys.
  public init(
    id: String, name: String, latinName: String, dotStyle: DotStyle = .conjoining,
    spaceEndsRun: Bool = false, cycleTimeout: Int = Layout.usualCycleTimeout, keys: [Key]
  ) {
    self.id = id
    self.name = name
    self.latinName = latinName
    self.dotStyle = dotStyle
    self.spaceEndsRun = spaceEndsRun
    self.cycleTimeout = cycleTimeout
    self.keys = keys
  }

  /// The same layout with its pending dots written in another style.
  public func with(dotStyle: DotStyle) -> Layout {
    Layout(
      id: id, name: name, latinName: latinName, dotStyle: dotStyle, spaceEndsRun: spaceEndsRun,
      cycleTimeout: cycleTimeout, keys: keys)
  }

  /// Whether some key makes a pending dot; only then does the dot style matter.
  public var hasDots: Bool { letters.contains(where: \.isDot) }

  /// The keys that need no shift.
  public var unshifted: [Key] { keys.filter { $0.under == nil } }

  /// The key that shift uncovers in the place of `key`, if there is one.
  public func shifted(_ key: Key) -> Key? { keys.first { $0.under == key.id } }

  /// Every letter that a key appends, an advance makes or backspace leaves, by scalar value.
  public var letters: [Letter] {
    var letters = Set(keys.flatMap { key in (key.appends.map { [$0] } ?? []) + key.advance.steps.map(\.to) })
    if letters.contains(.twoDots) { letters.insert(.dot) }
    return letters.sorted()
  }
}

extension Layout: CustomStringConvertible {
  public var description: String { id }
}
