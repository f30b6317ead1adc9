import Hangul

/// The rules of one keyboard, as data: what each key appends and what it turns a letter into.
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
  /// After how many milliseconds another press of a key goes no further in its cycle but begins a new letter, unless a
  /// session says otherwise; of no effect where no key has a cycle.
  public let cycleTimeout: Int
  /// The keypad as it is drawn, row by row.
  public let rows: [[Slot]]
  /// The keys that need shift; `under` of each names the unshifted key in its place.
  public let shifted: [Key]

  /// A second, in milliseconds.
  public static let usualCycleTimeout = 1_000

  /// A layout of the given keypad.
  public init(
    id: String, name: String, latinName: String, dotStyle: DotStyle = .conjoining,
    spaceEndsRun: Bool = false, cycleTimeout: Int = Layout.usualCycleTimeout, rows: [[Slot]],
    shifted: [Key] = []
  ) {
    self.id = id
    self.name = name
    self.latinName = latinName
    self.dotStyle = dotStyle
    self.spaceEndsRun = spaceEndsRun
    self.cycleTimeout = cycleTimeout
    self.rows = rows
    self.shifted = shifted
  }

  /// The same layout with its pending dots written in another style.
  public func with(dotStyle: DotStyle) -> Layout {
    Layout(
      id: id, name: name, latinName: latinName, dotStyle: dotStyle, spaceEndsRun: spaceEndsRun,
      cycleTimeout: cycleTimeout, rows: rows, shifted: shifted)
  }

  /// Whether some key makes a pending dot; only then does the dot style matter.
  public var hasDots: Bool { letters.contains(where: \.isDot) }

  /// Every key that types, in keypad order, the shifted ones last.
  public var keys: [Key] {
    rows.flatMap { $0.compactMap(\.key) } + shifted
  }

  /// Every letter that a key appends, an advance makes or backspace leaves, by scalar value.
  public var letters: [Letter] {
    var letters = Set(
      keys.flatMap { key in (key.appends.map { [$0] } ?? []) + key.advance.steps.map(\.to) })
    if letters.contains(.twoDots) { letters.insert(.dot) }
    return letters.sorted()
  }
}

extension Layout: CustomStringConvertible {
  public var description: String { id }
}

/// One place on a drawn keypad.
public enum Slot: Hashable, Sendable {
  /// A key of the layout.
  case key(Key)
  /// The backspace key.
  case backspace
  /// The enter key.
  case enter
  /// The space key, which ends the composing run or writes a space, as `Layout.spaceEndsRun` says.
  case space
  /// The shift key, for the keys of `Layout.shifted`.
  case shift
  /// A place without a key.
  case gap

  /// The layout's key in this place, if there is one.
  public var key: Key? {
    if case .key(let key) = self { key } else { nil }
  }
}
