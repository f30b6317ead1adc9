// Part of Hwalja, under the MIT licence: see LICENSE.

/// What the keys of a layout do, in the bytes that docs/spec/FORMAT.md describes. A look-up reads at most three cells.
/// Whatever the bytes say, it reads nothing outside them and gives Unicode scalars only.
public struct Trie: Sendable {
  let bytes: [UInt8]
  /// How it writes pending dots, nil if it has none. The bytes say how; set it for the other style.
  var dots: DotStyle?

  /// How many keys there are, including backspace, the last.
  public var keyCount: Int { digit(19) }

  /// A trie of bytes that are digits: the generator wrote them, or opening has checked them.
  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
    let number = digit(20)
    if number > 0 { dots = number == Format.compatibility ? .compatibility : .conjoining }
  }

  /// What pressing key number `key` makes of `run`: the look-up that `KeyboardLayout` and `Composer` use.
  ///
  /// - Parameters:
  ///   - run: The run, of which the last two scalars count.
  ///   - key: Its place in the order of the layout; `keyCount - 1` is backspace.
  /// - Returns: nil if the key does nothing here.
  public func run(_ run: [Unicode.Scalar], pressing key: Int) -> [Unicode.Scalar]? {
    stroke(key, on: run).map { Array(run[..<$0.kept]) + $0.added }
  }

  /// What pressing key number `key` changes at the end of `run`, nil if the key does nothing here.
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
      return appended(record).map { Stroke(on: run, removing: 0, adding: Few($0)) }
    }
    return scalars(cell, last, record).map { Stroke(on: run, removing: 1, adding: $0) }
  }

  // The digits. One outside the file is 0.

  func digit(_ offset: Int) -> Int {
    bytes.indices ~= offset ? Int(bytes[offset]) - Int(UInt8(ascii: "%")) : 0
  }

  /// A number of two digits, the lower first.
  func pair(_ offset: Int) -> Int { digit(offset) + Format.base * digit(offset + 1) }

  // The cells.

  /// The cell for the last scalar, or 0.
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

  /// The cell at `index` of the block that `pointer` leads to.
  private func cell(at pointer: Int, _ index: Int) -> Int {
    let block = pair(pointer)
    return exception(block, index) ?? pair(block)
  }

  /// The cell at `index` of a block, nil outside its range.
  private func exception(_ block: Int, _ index: Int?) -> Int? {
    guard let index else { return nil }
    let place = index - digit(block + 2)
    return 0..<digit(block + 3) ~= place ? pair(block + 4 + 2 * place) : nil
  }

  /// The index in a before-block of the scalar before the last: its tail, or the index of bare leads.
  private func index(before: Unicode.Scalar) -> Int? {
    Syllable(before)?.tail ?? lead(of: before).map { _ in Format.leadIndex }
  }

  // What a cell says. If that is impossible for its scalar, the key does nothing.

  /// What `cell` makes of `scalar`.
  private func scalars(_ cell: Int, _ scalar: Unicode.Scalar, _ record: Int) -> Few? {
    switch cell {
    case Format.tail..<Format.push:
      return Syllable(scalar).map { Few($0.with(tail: cell - Format.tail)) }
    case Format.push..<Format.carry:
      let (tail, lead) = (cell - Format.push).quotientAndRemainder(dividingBy: Hangul.leads.count)
      return Syllable(scalar).map { Few($0.with(tail: tail), consonant(lead)) }
    case Format.carry..<Format.vowel:
      let (tail, lead) = (cell - Format.carry).quotientAndRemainder(dividingBy: Hangul.leads.count)
      guard let syllable = Syllable(scalar), let next = joined(record, on: lead)
      else { return nil }
      return Few(syllable.with(tail: tail), next.first, next.dropFirst().first)
    case Format.vowel..<Format.bareLead:
      return lead(of: scalar).map { Few(Syllable(lead: $0, vowel: cell - Format.vowel).scalar) }
    case Format.bareLead: return lead(of: scalar).map { Few(consonant($0)) }
    case Format.appended: return lead(of: scalar).flatMap { joined(record, on: $0) }
    case Format.nothing: return Few()
    case Format.letter..<Format.before: return letter(cell - Format.letter).map { Few($0) }
    default: return nil
    }
  }

  /// The letter that the key appends, if it appends one.
  private func appended(_ record: Int) -> Unicode.Scalar? {
    let number = digit(record)
    return number == Format.none ? nil : letter(number)
  }

  /// The key's letter on a lead: a syllable, or the lead and a pending dot.
  private func joined(_ record: Int, on lead: Int) -> Few? {
    guard let letter = appended(record) else { return nil }
    let joining = digit(record + 1)
    switch joining {
    case ..<Format.pending: return Few(Syllable(lead: lead, vowel: joining).scalar)
    case Format.pending:
      return Few(dots == .compatibility ? consonant(lead) : Hangul.leads.scalar(lead), letter)
    default: return nil
    }
  }

  /// The letter of this number: 19 consonants, 21 vowels, then the trie's own; nil if there is none.
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

  /// The letter `value` as the compatibility style writes it.
  private func compatible(_ value: UInt32) -> UInt32 {
    switch value {
    case Format.dot: Format.compatibilityDot
    case Format.twoDots: Format.compatibilityTwoDots
    default: value
    }
  }

  /// The compatibility consonant of a lead.
  private func consonant(_ lead: Int) -> Unicode.Scalar {
    Hangul.consonants.scalar(digit(pair(13) + 3 * digit(12) + lead))
  }

  /// The lead of a syllable, a conjoining lead or a compatibility consonant; nil for all else.
  private func lead(of scalar: Unicode.Scalar) -> Int? {
    if let syllable = Syllable(scalar) { return syllable.lead }
    if let lead = Hangul.leads.index(of: scalar) { return lead }
    guard let consonant = Hangul.consonants.index(of: scalar) else { return nil }
    let lead = digit(pair(13) + 3 * digit(12) + Hangul.leads.count + consonant)
    return lead < Hangul.leads.count ? lead : nil
  }
}

extension Trie {
  /// What a look-up changes at the end of a run.
  struct Stroke {
    /// How many scalars it keeps before that.
    var kept: Int { Int(keptCount) }
    /// What it removes there, and what it adds.
    let removed, added: Few
    // A history has one for each press.
    private let keptCount: UInt32

    init(kept: Int, removed: Few, added: Few) {
      (keptCount, self.removed, self.added) = (UInt32(kept), removed, added)
    }

    /// The stroke that takes it back.
    var reversed: Stroke { Stroke(kept: kept, removed: added, added: removed) }
  }

  /// At most three scalars. An Array would need memory at every press. An app may isolate all that it has to its main
  /// actor by default, and no collection is.
  nonisolated struct Few: RandomAccessCollection, Equatable {
    // The values of the scalars; the largest number for none, because an optional scalar takes twice the memory.
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
  /// Removes the last `count` scalars of `run`, at most two, and adds `added`.
  init(on run: [Unicode.Scalar], removing count: Int, adding added: Trie.Few = Trie.Few()) {
    let kept = run.count - count
    let removed = Trie.Few(count > 0 ? run[kept] : nil, count > 1 ? run[kept + 1] : nil)
    self.init(kept: kept, removed: removed, added: added)
  }
}
