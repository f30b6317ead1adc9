/// One key of a layout.
public struct Key: Hashable, Sendable {
  /// The name of the key in the maps, unique in its layout.
  public let id: String
  /// The text printed on the key.
  public let legend: String
  /// The character that identifies this key in hosts that send characters, unique in its layout. By default, this
  /// scalar is the letter that the key appends. Every key of a valid layout has a scalar.
  public let scalar: Unicode.Scalar?
  /// The key of a phone keypad or of a QWERTY keyboard that corresponds to this key, if there is one.
  public let code: Character?
  /// The id of the unshifted key in the same position, or nil for a key that does not need shift.
  public let under: String?
  /// The letter that a press appends, or nil for a modifier, which only changes letters.
  public let appends: Letter?
  /// The table of the changes that a press makes to the last letter of a run.
  public let advance: Advance

  /// Creates a key. By default, its legend is its id, and its scalar is the letter that it appends.
  public init(
    _ id: String, legend: String? = nil, scalar: Unicode.Scalar? = nil, code: Character? = nil,
    under: String? = nil, appends: Letter?, advance: Advance = ""
  ) {
    self.id = id
    self.legend = legend ?? id
    self.scalar = scalar ?? appends?.scalar
    self.code = code
    self.under = under
    self.appends = appends
    self.advance = advance
  }

  /// Creates a key of a phone keypad, with a digit as its code.
  public static func phone(
    _ digit: Character, _ id: String, legend: String? = nil, scalar: Unicode.Scalar? = nil,
    appends: Letter?, advance: Advance = ""
  ) -> Key {
    Key(id, legend: legend, scalar: scalar, code: digit, appends: appends, advance: advance)
  }

  /// Creates a key of a QWERTY keyboard, with the jamo that it types as its id.
  public static func letter(
    _ code: Character, _ jamo: Unicode.Scalar, under: String? = nil, advance: Advance = ""
  ) -> Key {
    Key(String(jamo), code: code, under: under, appends: Letter(jamo), advance: advance)
  }
}

extension Key {
  /// Returns true if `last` is a consonant or a mark, and repeated presses of the key cycle through `last`. A press
  /// after a pause then begins a new run instead of advancing `last`.
  public func cycles(through last: Letter) -> Bool {
    var letter = appends
    var passed: Set<Letter> = []
    while let next = letter, next != last, passed.insert(next).inserted { letter = advance[next] }
    return letter == last && !last.takesLead && advance[last] != nil
  }
}

/// The members of a key, by their names in layout files.
public enum KeyMember: String, Hashable, Sendable, CaseIterable {
  case id, legend, scalar, code, under, appends, advance

  /// The members that sources contain besides the id and the legend.
  public static let details: [KeyMember] = [.scalar, .code, .under]
}

extension Key {
  /// Returns the text of a member, or nil if the member is missing or has its default value.
  public func text(of member: KeyMember) -> String? {
    switch member {
    case .id: id
    case .legend: legend == id ? nil : legend
    case .scalar: scalar == appends?.scalar ? nil : scalar.map { String($0) }
    case .code: code.map { String($0) }
    case .under: under
    case .appends: appends?.description
    case .advance: advance.notation.isEmpty ? nil : advance.notation
    }
  }

  /// Returns the text of a member, even if the member has its default value. Rare steps are written like other steps,
  /// for programs that type but do not recommend presses.
  public func fullText(of member: KeyMember) -> String? {
    switch member {
    case .legend: legend
    case .scalar: scalar.map { String($0) }
    case .advance: advance.plainNotation
    default: text(of: member)
    }
  }
}
