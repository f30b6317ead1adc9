/// One key of a layout.
public struct Key: Hashable, Sendable {
  /// The name of the key in the maps, unique in its layout.
  public let id: String
  /// What is printed on the key.
  public let legend: String
  /// The character by which hosts that send characters name this key, unique in its layout; by default what the key
  /// appends. Only an invalid layout has a key without one.
  public let scalar: Unicode.Scalar?
  /// The key of a phone keypad or of a QWERTY keyboard that stands for this key, if there is one.
  public let code: Character?
  /// The id of the key that it lies under, for a key that needs shift.
  public let under: String?
  /// The letter that a press appends, or nil for a modifier, which only changes letters.
  public let appends: Letter?
  /// What a press turns the run's last letter into.
  public let advance: Advance

  /// A key. By default, its legend is its id, and its scalar is what it appends.
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

  /// A key of a phone keypad: the digit is its code.
  public static func phone(
    _ digit: Character, _ id: String, legend: String? = nil, scalar: Unicode.Scalar? = nil,
    appends: Letter?, advance: Advance = ""
  ) -> Key {
    Key(id, legend: legend, scalar: scalar, code: digit, appends: appends, advance: advance)
  }

  /// A key of a QWERTY keyboard, which types the jamo that is its id.
  public static func letter(
    _ code: Character, _ jamo: Unicode.Scalar, under: String? = nil, advance: Advance = ""
  ) -> Key {
    Key(String(jamo), code: code, under: under, appends: Letter(jamo), advance: advance)
  }
}

extension Key {
  /// Whether `last`, a consonant or a mark, is in the cycle of letters that repeated presses of the key go through. If
  /// so, a press after a pause begins a new run instead of advancing it.
  public func cycles(through last: Letter) -> Bool {
    var letter = appends
    var passed: Set<Letter> = []
    while let next = letter, next != last, passed.insert(next).inserted { letter = advance[next] }
    return letter == last && !last.takesLead && advance[last] != nil
  }
}

/// The members of a key, as layout files name them.
public enum KeyMember: String, Hashable, Sendable, CaseIterable {
  case id, legend, scalar, code, under, appends, advance

  /// What sources say of a key besides its id and its legend.
  public static let details: [KeyMember] = [.scalar, .code, .under]
}

extension Key {
  /// The text of a member, nil if the key has none, or only the default.
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

  /// The text of a member for programs that only type: even if it is the default, and with all steps alike.
  public func fullText(of member: KeyMember) -> String? {
    switch member {
    case .legend: legend
    case .scalar: scalar.map { String($0) }
    case .advance: advance.plainNotation
    default: text(of: member)
    }
  }
}
