// Part of Hwalja, under the MIT licence: see LICENSE.

/// The effects of a layout's keys, stored in the bytes that docs/spec/FORMAT.md describes. A look-up reads at most
/// three cells. Even if the bytes are invalid, a look-up reads nothing outside them and returns only Unicode scalars.
public struct Trie: Sendable {
  let bytes: [UInt8]
  /// The style of the pending dots that the trie writes, or nil if it writes no pending dots. The bytes contain a
  /// style, and setting this property overrides that style.
  var dots: DotStyle?

  /// The number of keys, including backspace, which is the last key.
  public var keyCount: Int { digit(19) }

  /// Creates a trie from bytes that are known to be digits. The generator made such bytes, or `init(copying:)` checked
  /// them.
  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
    let number = digit(20)
    if number > 0 { dots = number == Format.compatibility ? .compatibility : .conjoining }
  }

  /// Returns the run after the key with index `key` has been pressed on `run`. `KeyboardLayout` and `Composer` use this
  /// look-up.
  ///
  /// - Parameters:
  ///   - run: The run. Only its last two scalars matter.
  ///   - key: The index of the key in the layout; `keyCount - 1` is backspace.
  /// - Returns: nil if the key does nothing here.
  public func run(_ run: [Unicode.Scalar], pressing key: Int) -> [Unicode.Scalar]? {
    stroke(key, on: run).map { Array(run[..<$0.kept]) + $0.added }
  }

  /// Returns the change that the key with index `key` makes at the end of `run`. Returns nil if the key does nothing
  /// here.
  func stroke(_ key: Int, on run: [Unicode.Scalar]) -> Stroke? {
    guard 0..<keyCount ~= key else { return nil }
    let last = run.last
    let record = pair(15) + Format.keySize * key
    var cell = last.map { self.cell(record, after: $0) } ?? 0
    if cell >= Format.before {
      let block = pair(17) + 2 * (cell - Format.before)
      let before = run.count > 1 ? run[run.count - 2] : nil
      if let before, let found = exception(block, index(before: before)), found > 0 {
        return scalars(found, before, record).map { Stroke(on: run, removing: 2, adding: $0) }
      }
      cell = pair(block)
    }
    guard cell > 0, let last else {
      return appended(record).map { Stroke(on: run, removing: 0, adding: ShortText($0)) }
    }
    return scalars(cell, last, record).map { Stroke(on: run, removing: 1, adding: $0) }
  }

  // Digits. A digit outside the bytes is 0.

  func digit(_ offset: Int) -> Int {
    bytes.indices ~= offset ? Int(bytes[offset]) - Int(UInt8(ascii: "%")) : 0
  }

  /// Returns the number that two digits at `offset` contain, the lower digit first.
  func pair(_ offset: Int) -> Int { digit(offset) + Format.base * digit(offset + 1) }

  // Cells.

  /// Returns the cell for the last scalar. Returns 0 if there is no such cell.
  private func cell(_ record: Int, after last: Unicode.Scalar) -> Int {
    if let syllable = Syllable(last) {
      return syllable.tail > 0
        ? cell(at: record + 2, syllable.tail) : cell(at: record + 4, syllable.vowel)
    }
    if Hangul.consonants.index(of: last) != nil, let lead = lead(of: last) {
      return cell(at: record + 6, lead)
    }
    if let vowel = Hangul.vowels.index(of: last) { return cell(at: record + 8, vowel) }
    let letters = Hangul.leads.count + Hangul.vowels.count
    let own = (0..<digit(12)).first { letter(letters + $0) == last }
    return own.map { cell(at: record + 8, Hangul.vowels.count + $0) } ?? 0
  }

  /// Returns the cell at `index` of the block at `pointer`.
  private func cell(at pointer: Int, _ index: Int) -> Int {
    let block = pair(pointer)
    return exception(block, index) ?? pair(block)
  }

  /// Returns the cell at `index` of a block. Returns nil if `index` is outside the block's range.
  private func exception(_ block: Int, _ index: Int?) -> Int? {
    guard let index else { return nil }
    let place = index - digit(block + 2)
    return 0..<digit(block + 3) ~= place ? pair(block + 4 + 2 * place) : nil
  }

  /// Returns the index of the second-last scalar in a before-block. The index is the tail of a syllable, or `leadIndex`
  /// for a lead without a vowel.
  private func index(before: Unicode.Scalar) -> Int? {
    Syllable(before)?.tail ?? lead(of: before).map { _ in Format.leadIndex }
  }

  // Effects of cells. If an effect is impossible for the scalar that it changes, the key does nothing.

  /// Returns the scalars that replace `scalar` according to `cell`.
  private func scalars(_ cell: Int, _ scalar: Unicode.Scalar, _ record: Int) -> ShortText? {
    switch cell {
    case Format.tail..<Format.push:
      return Syllable(scalar).map { ShortText($0.with(tail: cell - Format.tail)) }
    case Format.push..<Format.carry:
      let (tail, lead) = (cell - Format.push).quotientAndRemainder(dividingBy: Hangul.leads.count)
      return Syllable(scalar).map { ShortText($0.with(tail: tail), consonant(lead)) }
    case Format.carry..<Format.vowel:
      let (tail, lead) = (cell - Format.carry).quotientAndRemainder(dividingBy: Hangul.leads.count)
      guard let syllable = Syllable(scalar), let next = joined(record, on: lead)
      else { return nil }
      return ShortText(syllable.with(tail: tail), next.first, next.dropFirst().first)
    case Format.vowel..<Format.bareLead:
      return lead(of: scalar).map {
        ShortText(Syllable(lead: $0, vowel: cell - Format.vowel).scalar)
      }
    case Format.bareLead: return lead(of: scalar).map { ShortText(consonant($0)) }
    case Format.appended: return lead(of: scalar).flatMap { joined(record, on: $0) }
    case Format.nothing: return ShortText()
    case Format.letter..<Format.before: return letter(cell - Format.letter).map { ShortText($0) }
    default: return nil
    }
  }

  /// Returns the letter that the key appends, or nil if it appends no letter.
  private func appended(_ record: Int) -> Unicode.Scalar? {
    let number = digit(record)
    return number == Format.none ? nil : letter(number)
  }

  /// Returns the result of joining the key's letter to a lead: a syllable, or the lead and a pending dot.
  private func joined(_ record: Int, on lead: Int) -> ShortText? {
    guard let letter = appended(record) else { return nil }
    let joining = digit(record + 1)
    switch joining {
    case ..<Format.pending: return ShortText(Syllable(lead: lead, vowel: joining).scalar)
    case Format.pending:
      return ShortText(dots == .compatibility ? consonant(lead) : Hangul.leads.scalar(lead), letter)
    default: return nil
    }
  }

  /// Returns the letter with this number. The numbers start with 19 consonants and 21 vowels, and the trie's own
  /// letters follow. Returns nil if there is no such letter.
  private func letter(_ number: Int) -> Unicode.Scalar? {
    if number < Hangul.leads.count { return consonant(number) }
    let vowel = number - Hangul.leads.count
    if vowel < Hangul.vowels.count { return Hangul.vowels.scalar(vowel) }
    let own = vowel - Hangul.vowels.count
    guard own < digit(12) else { return nil }
    let offset = pair(13) + 3 * own
    let value = UInt32(pair(offset) + Format.base * Format.base * digit(offset + 2))
    return value == 0 ? nil : Unicode.Scalar(dots == .compatibility ? compatible(value) : value)
  }

  /// Returns the letter `value` in the compatibility style.
  private func compatible(_ value: UInt32) -> UInt32 {
    switch value {
    case Format.dot: Format.compatibilityDot
    case Format.twoDots: Format.compatibilityTwoDots
    default: value
    }
  }

  /// Returns the compatibility consonant of a lead.
  private func consonant(_ lead: Int) -> Unicode.Scalar {
    Hangul.consonants.scalar(digit(pair(13) + 3 * digit(12) + lead))
  }

  /// Returns the lead of a syllable, of a conjoining lead, or of a compatibility consonant. Returns nil for other
  /// scalars.
  private func lead(of scalar: Unicode.Scalar) -> Int? {
    if let syllable = Syllable(scalar) { return syllable.lead }
    if let lead = Hangul.leads.index(of: scalar) { return lead }
    guard let consonant = Hangul.consonants.index(of: scalar) else { return nil }
    let lead = digit(pair(13) + 3 * digit(12) + Hangul.leads.count + consonant)
    return lead < Hangul.leads.count ? lead : nil
  }
}

extension Trie {
  /// A change at the end of a run.
  struct Stroke {
    /// The number of scalars of the run that come before the change and stay.
    var kept: Int { Int(keptCount) }
    /// The scalars that are removed, and those that are added.
    let removed, added: ShortText
    // The count is stored in 32 bits because the history contains a stroke for each press.
    private let keptCount: UInt32

    init(kept: Int, removed: ShortText, added: ShortText) {
      (keptCount, self.removed, self.added) = (UInt32(kept), removed, added)
    }

    /// The stroke that takes back this stroke.
    var reversed: Stroke { Stroke(kept: kept, removed: added, added: removed) }
  }

  /// At most three scalars. An Array would allocate at every press. The type is `nonisolated` because apps may isolate
  /// everything to the main actor by default, and collections cannot be isolated.
  nonisolated struct ShortText: RandomAccessCollection, Equatable {
    // The values of the scalars. `UInt32.max` represents a missing scalar, because an optional scalar takes twice the
    // memory.
    private let a, b, c: UInt32

    init(
      _ first: Unicode.Scalar? = nil, _ second: Unicode.Scalar? = nil,
      _ third: Unicode.Scalar? = nil
    ) {
      (a, b, c) = (first?.value ?? .max, second?.value ?? .max, third?.value ?? .max)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { a == .max ? 0 : b == .max ? 1 : c == .max ? 2 : 3 }

    subscript(index: Int) -> Unicode.Scalar { Unicode.Scalar(index == 0 ? a : index == 1 ? b : c)! }
  }
}

extension Trie.Stroke {
  /// Creates a stroke that removes the last `count` scalars of `run`, at most two, and adds `added`.
  init(
    on run: [Unicode.Scalar], removing count: Int, adding added: Trie.ShortText = Trie.ShortText()
  ) {
    let kept = run.count - count
    let removed = Trie.ShortText(count > 0 ? run[kept] : nil, count > 1 ? run[kept + 1] : nil)
    self.init(kept: kept, removed: removed, added: added)
  }
}
