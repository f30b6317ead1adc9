// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

/// Turns key presses into edits, and keeps the composing run: the text that was typed and can still change.
///
/// ```swift
/// var composer = Composer(layout: .cheonjiin)
/// for id in ["ㅇㅁ", "인", "천", "ㄴㄹ"] { _ = composer.press(composer.layout.key(id)!) }
/// assert(composer.composing == "안")
/// ```
public struct Composer: Sendable {
  /// What one press of backspace takes away.
  public enum Step: Hashable, Sendable {
    /// The last jamo.
    case jamo
    /// The last key press, back to where the last syllable began; before that, whole syllables.
    case stroke
  }

  /// The layout whose keys are pressed; another ends the run.
  public var layout: KeyboardLayout { didSet { commit() } }
  /// The text of the run, all of which can still change.
  public var composing: String { Edit.Characters.text(run) }
  /// Whether anything can still change.
  public var isComposing: Bool { !run.isEmpty }

  /// The scalars of the run.
  private(set) var run: [Unicode.Scalar] = []
  /// The strokes since the run began, or since the history was last forgotten.
  private var history: [Trie.Stroke] = []
  /// The index in the history before which strokes are not taken back, nil until somebody asks.
  private var floor: Int?
  /// What stands before the run, at least the last Character of it; nil if nobody knows. A dot that begins a run is one
  /// Character with an open syllable before it, and is deleted and written together with that.
  private(set) var context: Substring? = ""

  /// A composer with nothing typed.
  public init(layout: KeyboardLayout) {
    self.layout = layout
  }

  /// Presses `key`; a key of another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    guard layout.contains(key), let stroke = layout.trie.stroke(key.number, on: run),
      stroke.added != stroke.removed
    else { return .none }
    guard let edit = change(by: stroke) else {
      // A Character would go of which not all is known, so that the key begins another run.
      begin(after: nil)
      return press(key)
    }
    history.append(stroke)
    floor = nil
    return edit
  }

  /// Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
  /// mark, and presses of the key go through that from one to the next.
  public mutating func endCycle(of key: Key) {
    guard layout.contains(key), let last = run.last.flatMap(Trie.Hangul.consonantOrMark) else {
      return
    }
    var letters: [Unicode.Scalar] = []
    while let next = layout.trie.run(Array(letters.suffix(1)), pressing: key.number),
      next.count == 1,
      !letters.contains(next[0])
    { letters += next }
    guard letters.contains(last), layout.trie.run([last], pressing: key.number)?.count == 1
    else { return }
    commit()
  }

  /// Ends the run: what was typed stays as it is.
  public mutating func commit() {
    // A run that is no more than the end of an unknown Character leaves that unknown.
    if context != nil || isComposing && (!isJoined || composing.count > 1) {
      context = (context?.suffix(1) ?? "") + composing
    }
    run.removeAll(keepingCapacity: true)
    forget()
  }

  /// Ends the run and begins another after `text`; call it when the cursor has moved.
  ///
  /// - Parameter text: What stands before the cursor, or at least the last Character of it; nil if nobody
  ///   knows. A dot that begins a run then stays as it is, for it may be one Character with an unknown one.
  public mutating func begin(after text: String?) {
    context = text.map { $0[...] }
    run.removeAll(keepingCapacity: true)
    forget()
  }

  /// Ends the run and writes `text`, which no key typed.
  public mutating func insert(_ text: String) -> Edit {
    run += text.unicodeScalars
    commit()
    return Edit(deleting: 0, inserting: text)
  }

  /// Writes a space, or only ends the run; after a mark it always writes one.
  ///
  /// - Parameter endsRun: Whether a space only ends the run where there is one; nil for what the layout says.
  public mutating func space(endsRun: Bool? = nil) -> Edit {
    guard isEndedBySpace(endsRun) else { return insert(" ") }
    commit()
    return .none
  }

  /// Whether a space would only end the run, where `endsRun` is as for `space(endsRun:)`.
  func isEndedBySpace(_ endsRun: Bool?) -> Bool {
    guard let last = run.last, Trie.Hangul.contains(last) else { return false }
    return endsRun ?? layout.spaceEndsRun
  }

  /// Takes back the last `step` of the run.
  ///
  /// - Returns: nil if nothing is composed; delete one Character then, and call `begin(after:)`.
  public mutating func backspace(_ step: Step = .jamo) -> Edit? {
    guard isComposing else { return nil }
    let edit = change(by: step == .jamo ? takingBackJamo() : takingBackStroke())
    if edit == nil { begin(after: nil) }
    return edit
  }

  /// Looks for the run at the end of `report`, which a field tells of the text before the cursor, and takes from it
  /// what stands before the run.
  ///
  /// - Returns: Whether all of the run is there; nil if it cannot be, since neither of the two ends in the other.
  mutating func find(in report: String) -> Bool? {
    let reported = report.unicodeScalars
    var (start, missing) = (reported.endIndex, run.count)
    while missing > 0 {
      if start == reported.startIndex { return false }
      start = reported.index(before: start)
      missing -= 1
      if reported[start] != run[missing] { return nil }
    }
    // What was not known may be more than this report shows; but a lead that it shows joins a syllable.
    if context != nil
      || Trie.Hangul.syllables.index(of: run[0]) != nil
        && reported[..<start].last.flatMap(Trie.Hangul.leads.index) != nil
    {
      context = report[..<start]
    }
    return true
  }

  private mutating func forget() {
    history.removeAll(keepingCapacity: true)
    floor = nil
  }

  /// Makes of the run what `stroke` says.
  ///
  /// - Returns: nil, and nothing is done, if a Character would go of which not all is known.
  private mutating func change(by stroke: Trie.Stroke) -> Edit? {
    let edit = edit(by: stroke)
    if edit != nil { run.replaceSubrange(stroke.kept..., with: stroke.added) }
    return edit
  }

  private func edit(by stroke: Trie.Stroke) -> Edit? {
    let kept = run[..<stroke.kept]
    let isJoined = isJoined
    // What stays counts only where what goes is one Character with it.
    if !(kept.isEmpty && isJoined),
      stroke.removed.first.map({ Edit.Characters.begin(with: $0, after: kept) }) ?? true
    {
      return Edit(from: stroke.removed, to: stroke.added)
    }
    let new = kept + stroke.added
    guard isJoined else { return Edit(from: run[...], to: new) }
    if let context {
      let known = Array(context.suffix(1).unicodeScalars)
      return Edit(from: known + run, to: known + new)
    }
    let isKnown = Edit.Characters.parting(of: run[...], from: new) > 0
    return isKnown ? Edit(from: run[...], to: new) : nil
  }

  /// Whether the run begins inside a Character. An open syllable stands for one that nobody knows, since it is continued
  /// by all that continues any Character that people write.
  private var isJoined: Bool {
    guard let first = run.first else { return false }
    return !Edit.Characters.begin(with: first, after: (context ?? "가").unicodeScalars)
  }

  /// What takes the last jamo; where the layout does not say, the last scalar.
  private mutating func takingBackJamo() -> Trie.Stroke {
    forget()
    return layout.trie.stroke(layout.trie.keyCount - 1, on: run)
      ?? Trie.Stroke(on: run, removing: 1)
  }

  /// What takes back the last stroke of the run's last unit or, when these are used up, that unit.
  private mutating func takingBackStroke() -> Trie.Stroke {
    let rest = Trie.Stroke(on: run, removing: lastUnitCount)
    let floor = floor ?? beginning(after: run[..<rest.kept])
    guard history.count > floor else {
      forget()
      return rest
    }
    self.floor = floor
    return history.removeLast().reversed
  }

  /// The index of the last stroke that was made when the run was `rest`, 0 if there is none.
  private func beginning(after rest: ArraySlice<Unicode.Scalar>) -> Int {
    var past = run
    return history.indices.last { index in
      past.replaceSubrange(history[index].kept..., with: history[index].removed)
      return past[...] == rest
    } ?? 0
  }

  /// How many scalars the last unit of the run has: two for a lead with a pending dot, otherwise one.
  private var lastUnitCount: Int {
    guard run.count > 1, Trie.Format.dots.contains(run[run.count - 1].value) else { return 1 }
    let before = run[run.count - 2]
    let lead = Trie.Hangul.leads.index(of: before) ?? Trie.Hangul.consonants.index(of: before)
    return lead == nil ? 1 : 2
  }
}

/// What a key press does to a text field: delete, then insert.
public struct Edit: Hashable, Sendable {
  /// How many Characters before the cursor to delete, as `UITextDocumentProxy.deleteBackward()` does.
  public var deleting: Int
  /// What to insert then.
  public var inserting: String

  /// Nothing to do.
  public static let none = Edit(deleting: 0, inserting: "")

  /// Deletes `deleting` Characters, then inserts `inserting`.
  public init(deleting: Int, inserting: String) {
    self.deleting = deleting
    self.inserting = inserting
  }

  /// The least that makes `new` of `old`. Where the two part inside a Character, as a dot after an open syllable does,
  /// all of that Character goes and its first part comes again.
  init<Scalars: RandomAccessCollection<Unicode.Scalar>>(from old: Scalars, to new: Scalars)
  where Scalars.Index == Int {
    let start = Characters.parting(of: old, from: new)
    deleting = (start..<old.count).count {
      $0 == start || Characters.begin(with: old[$0], after: old[..<$0])
    }
    inserting = Characters.text(new[start...])
  }
}

extension Edit {
  /// Where Characters, which fields delete one by one, begin in a sequence of Unicode scalars.
  enum Characters {
    /// Whether one begins with `next` where `scalars` stand before it.
    static func begin(
      with next: Unicode.Scalar, after scalars: some BidirectionalCollection<Unicode.Scalar>
    ) -> Bool {
      let isAfterPlain = scalars.last.map(isPlain) ?? true
      if isAfterPlain, isPlain(next) || Trie.Hangul.leads.index(of: next) != nil { return true }
      return text(Array(scalars) + [next]).last!.unicodeScalars.count == 1
    }

    /// Where the first Character of `old` begins that is not, whole and in this place, one of `new`.
    static func parting<Scalars: RandomAccessCollection<Unicode.Scalar>>(
      of old: Scalars, from new: Scalars
    ) -> Int where Scalars.Index == Int {
      var start = 0
      while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
      while 0 < start, start < old.count, !begin(with: old[start], after: old[..<start]) {
        start -= 1
      }
      return start
    }

    static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var text = ""
      for scalar in scalars { text.unicodeScalars.append(scalar) }
      return text
    }

    /// Whether `scalar` is a syllable, a compatibility letter, ASCII or a line feed: after one of these a Character
    /// always ends where another follows, or a lead.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0A, 0x20...0x7E, 0x3131...0x318E, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }
}

/// A keyboard layout: its keys, and what each does to the text before the cursor.
public struct KeyboardLayout: Sendable, Identifiable {
  /// The layout's name in file names and settings.
  public let id: String
  /// Its name in Korean.
  public let name: String
  /// Its name in Latin letters.
  public let latinName: String
  /// Whether a space only ends the run where something is composed, so that a second one writes it.
  public let spaceEndsRun: Bool
  /// After how many seconds another press of a key begins a new letter, unless a session says otherwise.
  public let cycleTimeout: Double
  /// The keys that type, those that need shift last.
  public let keys: [Key]

  private(set) var trie: Trie

  /// How its pending dots are written, nil if it has none.
  public var dots: DotStyle? { trie.dots }

  /// A layout of your own.
  ///
  /// - Parameters:
  ///   - id: Its name in settings.
  ///   - name: Its name in Korean.
  ///   - latinName: Its name in Latin letters.
  ///   - spaceEndsRun: Whether a space only ends the run where something is composed.
  ///   - cycleTimeout: After how many seconds another press of a key begins a new letter.
  ///   - keys: Its keys in the order in which `trie` counts them.
  ///   - trie: What its keys do.
  public init(
    id: String, name: String, latinName: String, spaceEndsRun: Bool, cycleTimeout: Double = 1,
    keys: [Key], trie: Trie
  ) {
    let keys = keys.enumerated().map { number, key in
      var key = key
      (key.layout, key.number) = (id, number)
      return key
    }
    self.id = id
    self.name = name
    self.latinName = latinName
    self.spaceEndsRun = spaceEndsRun
    self.cycleTimeout = cycleTimeout
    self.keys = keys
    self.trie = trie
  }

  /// The same layout with its pending dots in `style`; one without dots as it is.
  public func writing(dots style: DotStyle) -> KeyboardLayout {
    var layout = self
    if dots != nil { layout.trie.dots = style }
    return layout
  }

  /// The key named `id`, or nil if the layout has none of that name.
  public func key(_ id: String) -> Key? { keys.first { $0.id == id } }

  /// The key of a phone or QWERTY keyboard's key `code`, a capital for shift, or nil if the layout has none.
  public func key(code: Character) -> Key? { keys.first { $0.code == code } }

  /// The key that `scalar` stands for, or nil if there is none: for hosts that send characters.
  public func key(scalar: Unicode.Scalar) -> Key? { keys.first { $0.scalar == scalar } }

  /// What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
  ///
  /// - Returns: nil if the key does nothing here, or is not one of this layout's.
  public func edit(pressing key: Key, after text: some StringProtocol) -> Edit? {
    contains(key) ? edit(key.number, after: text) : nil
  }

  /// What removes the last jamo of `text` before the cursor.
  ///
  /// - Returns: nil if no composing run can end so; delete one Character then.
  public func edit(deletingAfter text: some StringProtocol) -> Edit? {
    edit(trie.keyCount - 1, after: text)
  }

  func contains(_ key: Key) -> Bool {
    key.layout == id && key.number < keys.count
  }

  private func edit(_ key: Int, after text: some StringProtocol) -> Edit? {
    // Two scalars, which is all that a look-up changes, are in two Characters at most.
    let end = Array(String(text.suffix(2)).unicodeScalars)
    return trie.run(end, pressing: key).map { Edit(from: end, to: $0) }
  }
}

// Two layouts with one id are one, if they write dots alike.
extension KeyboardLayout: Hashable {
  public static func == (a: KeyboardLayout, b: KeyboardLayout) -> Bool {
    a.id == b.id && a.dots == b.dots
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(dots)
  }
}

/// A key, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public let id: String
  /// What is printed on it.
  public let legend: String
  /// The character by which hosts that send characters name it: what it appends, or another for a modifier, which
  /// appends nothing. Unique in its layout; nil in a layout of your own that has no use for it.
  public let scalar: Unicode.Scalar?
  /// The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
  public let code: Character?
  /// The id of the key that it lies under, if it needs shift.
  public let under: String?

  /// The id of the layout that has it.
  var layout = ""
  /// Its place among the keys of that layout.
  var number = 0

  /// A key for a layout of your own.
  public init(
    _ id: String, legend: String, scalar: Unicode.Scalar? = nil, code: Character? = nil,
    under: String? = nil
  ) {
    self.id = id
    self.legend = legend
    self.scalar = scalar
    self.code = code
    self.under = under
  }
}

/// How a pending dot is written, which waits after a lead for the stroke that makes it a vowel.
public enum DotStyle: String, CaseIterable, Sendable {
  /// U+119E after a conjoining lead, U+1100 and on, which fonts draw as one block.
  case conjoining
  /// U+318D after a compatibility consonant, U+3131 and on, which every Korean font has.
  case compatibility
}

/// What the keys of a layout do, in the bytes that docs/FORMAT.md describes. A look-up reads three cells at most and is
/// safe whatever the bytes say: it reads nothing outside them, and all that comes are Unicode scalars.
public struct Trie: Sendable {
  /// The record of a key.
  private struct Record {
    /// Where it begins.
    let offset: Int
    /// The letter that the key appends, if it appends one.
    let appended: Unicode.Scalar?
  }

  let bytes: [UInt8]
  /// How it writes pending dots, nil if it has none; the bytes say how at first, and the same bytes write both.
  var dots: DotStyle?

  /// How many keys there are, with backspace, the last.
  public var keyCount: Int { digit(19) }

  /// A trie of bytes that are digits, which the generator wrote or opening has checked.
  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
    let number = digit(20)
    if number > 0 { dots = number == Format.compatibility ? .compatibility : .conjoining }
  }

  /// What pressing key number `key` makes of `run`, the raw look-up below `KeyboardLayout` and `Composer`.
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
    let offset = pair(15) + Format.keySize * key
    let number = digit(offset)
    let record = Record(offset: offset, appended: number == Format.none ? nil : letter(number))
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
      return record.appended.map { Stroke(on: run, removing: 0, adding: Few($0)) }
    }
    return scalars(cell, last, record).map { Stroke(on: run, removing: 1, adding: $0) }
  }

  // The digits. One outside the file counts 0.

  func digit(_ offset: Int) -> Int {
    bytes.indices ~= offset ? Int(bytes[offset]) - Int(UInt8(ascii: "%")) : 0
  }

  /// A number of two digits, the lower first.
  func pair(_ offset: Int) -> Int { digit(offset) + Format.base * digit(offset + 1) }

  // The cells.

  /// The cell for the last scalar, or 0.
  private func cell(_ record: Record, after last: Unicode.Scalar) -> Int {
    if let syllable = Syllable(last) {
      return syllable.tail > 0
        ? cell(at: record.offset + 2, syllable.tail) : cell(at: record.offset + 4, syllable.vowel)
    }
    if Hangul.consonants.index(of: last) != nil, let lead = lead(of: last) {
      return cell(at: record.offset + 6, lead)
    }
    if let vowel = Hangul.vowels.index(of: last) { return cell(at: record.offset + 8, vowel) }
    let letters = Hangul.leads.count + Hangul.vowels.count
    let own = (0..<digit(12)).first { letter(letters + $0) == last }
    return own.map { cell(at: record.offset + 8, Hangul.vowels.count + $0) } ?? 0
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

  /// The index in a before-block of the scalar before the last: a tail, or that of a bare lead.
  private func index(before: Unicode.Scalar) -> Int? {
    Syllable(before)?.tail ?? lead(of: before).map { _ in Format.leadIndex }
  }

  // What a cell says. It may be impossible for the scalar that it is about: then the key does nothing.

  /// What `cell` makes of `scalar`.
  private func scalars(_ cell: Int, _ scalar: Unicode.Scalar, _ record: Record) -> Few? {
    switch cell {
    case Format.tail..<Format.push:
      return Syllable(scalar).map { Few($0.with(tail: cell - Format.tail)) }
    case Format.push..<Format.carry:
      let (tail, lead) = (cell - Format.push).quotientAndRemainder(dividingBy: Hangul.leads.count)
      return Syllable(scalar).map { Few($0.with(tail: tail), consonant(lead)) }
    case Format.carry..<Format.vowel:
      let (tail, lead) = (cell - Format.carry).quotientAndRemainder(dividingBy: Hangul.leads.count)
      guard let syllable = Syllable(scalar), let next = appended(record, on: lead)
      else { return nil }
      return Few(syllable.with(tail: tail), next.first, next.second)
    case Format.vowel..<Format.bareLead:
      return lead(of: scalar).map { Few(Syllable(lead: $0, vowel: cell - Format.vowel).scalar) }
    case Format.bareLead: return lead(of: scalar).map { Few(consonant($0)) }
    case Format.appended: return lead(of: scalar).flatMap { appended(record, on: $0) }
    case Format.nothing: return Few()
    case Format.letter..<Format.before: return letter(cell - Format.letter).map { Few($0) }
    default: return nil
    }
  }

  /// The key's letter on a lead: a syllable, or the lead and a pending dot.
  private func appended(_ record: Record, on lead: Int) -> Few? {
    guard let letter = record.appended else { return nil }
    let joining = digit(record.offset + 1)
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
    let value = pair(offset) + Format.base * Format.base * digit(offset + 2)
    let isOther = dots == .compatibility && value == Format.dot
    return value == 0 ? nil : Unicode.Scalar(UInt32(isOther ? Format.compatibilityDot : value))
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
  /// What a look-up makes of the end of a run.
  struct Stroke {
    /// How many scalars stay before that.
    let kept: Int
    /// What goes there, and what comes.
    let removed, added: Few

    /// What takes it back.
    var reversed: Stroke { Stroke(kept: kept, removed: added, added: removed) }
  }

  /// Three scalars at most. They are no Array, for which every press would need memory.
  struct Few: RandomAccessCollection, Equatable {
    let first, second, third: Unicode.Scalar?

    init(
      _ first: Unicode.Scalar? = nil, _ second: Unicode.Scalar? = nil,
      _ third: Unicode.Scalar? = nil
    ) {
      self.first = first
      self.second = second
      self.third = third
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : second == nil ? 1 : third == nil ? 2 : 3 }

    subscript(index: Int) -> Unicode.Scalar { (index == 0 ? first : index == 1 ? second : third)! }
  }
}

extension Trie.Stroke {
  /// The last `count` scalars of `run`, two at most, go, and `added` comes.
  init(on run: [Unicode.Scalar], removing count: Int, adding added: Trie.Few = Trie.Few()) {
    kept = run.count - count
    removed = Trie.Few(count > 0 ? run[kept] : nil, count > 1 ? run[kept + 1] : nil)
    self.added = added
  }
}

extension Trie {
  /// Scalars in a row, such as the nineteen leads.
  struct Scalars {
    let first: UInt32
    let count: Int

    /// The place of `scalar` among them, or nil.
    func index(of scalar: Unicode.Scalar) -> Int? {
      let index = Int(scalar.value) - Int(first)
      return 0..<count ~= index ? index : nil
    }

    /// The scalar at `index`, of these or of those that follow them.
    func scalar(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(index))! }
  }

  /// How Unicode orders Hangul.
  enum Hangul {
    static let syllables = Scalars(first: 0xAC00, count: 11_172)
    /// ᄀ to ᄒ, which join what follows.
    static let leads = Scalars(first: 0x1100, count: 19)
    /// ㄱ to ㅎ, with the clusters.
    static let consonants = Scalars(first: 0x3131, count: 30)
    /// ㅏ to ㅣ.
    static let vowels = Scalars(first: 0x314F, count: 21)
    static let tailCount = 28

    /// Whether `scalar` is written in Korean: in a run, whatever is no mark.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: true
      default: false
      }
    }

    /// The letter that `scalar` ends in if that is a consonant or a mark, nil if it is a vowel or a dot.
    static func consonantOrMark(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
      if let syllable = Syllable(scalar) {
        return syllable.tail > 0 ? Format.lastConsonants[syllable.tail - 1] : nil
      }
      return contains(scalar) && consonants.index(of: scalar) == nil ? nil : scalar
    }
  }

  /// A syllable by its parts.
  struct Syllable {
    var lead, vowel: Int
    /// 0 for none.
    var tail = 0

    /// It as a scalar.
    var scalar: Unicode.Scalar {
      Hangul.syllables.scalar((lead * Hangul.vowels.count + vowel) * Hangul.tailCount + tail)
    }
  }
}

extension Trie.Syllable {
  /// The syllable that `scalar` is, nil if it is none.
  init?(_ scalar: Unicode.Scalar) {
    guard let index = Trie.Hangul.syllables.index(of: scalar) else { return nil }
    let (leadAndVowel, tail) = index.quotientAndRemainder(dividingBy: Trie.Hangul.tailCount)
    let (lead, vowel) = leadAndVowel.quotientAndRemainder(dividingBy: Trie.Hangul.vowels.count)
    self.init(lead: lead, vowel: vowel, tail: tail)
  }

  /// The syllable with another tail, as a scalar.
  func with(tail: Int) -> Unicode.Scalar {
    Self(lead: lead, vowel: vowel, tail: tail).scalar
  }
}

extension Trie {
  /// The numbers of docs/FORMAT.md.
  enum Format {
    static let version = 1
    static let base = 90
    static let headerSize = 22
    static let keySize = 10
    static let leadIndex = 28
    static let none = 89
    static let pending = 21
    static let compatibility = 2
    static let tail = 1
    static let push = 29
    static let carry = 561
    static let vowel = 1093
    static let bareLead = 1114
    static let appended = 1115
    static let nothing = 1116
    static let letter = 1117
    static let before = 1206
    /// The last consonant of each tail, from tail 1 on.
    static let lastConsonants = Array("ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
    static let dot = 0x119E
    static let compatibilityDot = 0x318D
    static let dots: [UInt32] = [0x119E, 0x11A2, 0x318D]
  }
}

extension KeyboardLayout {
  /// Cheonjiin (천지인).
  public static let cheonjiin = KeyboardLayout(
    id: "cheonjiin", name: "천지인", latinName: "Cheonjiin", spaceEndsRun: true,
    cycleTimeout: 1.0,
    keys: [
      Key("인", legend: "ㅣ", scalar: "ㅣ", code: "1"),
      Key("천", legend: "ㆍ", scalar: "ㆍ", code: "2"),
      Key("지", legend: "ㅡ", scalar: "ㅡ", code: "3"),
      Key("ㄱㅋ", legend: "ㄱㅋ", scalar: "ㄱ", code: "4"),
      Key("ㄴㄹ", legend: "ㄴㄹ", scalar: "ㄴ", code: "5"),
      Key("ㄷㅌ", legend: "ㄷㅌ", scalar: "ㄷ", code: "6"),
      Key("ㅂㅍ", legend: "ㅂㅍ", scalar: "ㅂ", code: "7"),
      Key("ㅅㅎ", legend: "ㅅㅎ", scalar: "ㅅ", code: "8"),
      Key("ㅈㅊ", legend: "ㅈㅊ", scalar: "ㅈ", code: "9"),
      Key(".,?!", legend: ".,?!", scalar: "."),
      Key("ㅇㅁ", legend: "ㅇㅁ", scalar: "ㅇ", code: "0"),
    ],
    trie: Trie(unchecked: Array("HWJTr[r7T&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1".utf8)))

  /// Naratgeul (나랏글).
  public static let naratgeul = KeyboardLayout(
    id: "naratgeul", name: "나랏글", latinName: "Naratgeul", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "1"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "2"),
      Key("ㅏㅓ", legend: "ㅏㅓ", scalar: "ㅏ", code: "3"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "4"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "5"),
      Key("ㅗㅜ", legend: "ㅗㅜ", scalar: "ㅗ", code: "6"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "7"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "8"),
      Key("ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "9"),
      Key("획추가", legend: "획추가", scalar: "ㆆ", code: "*"),
      Key("ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "0"),
      Key("쌍자음", legend: "쌍자음", scalar: "ㆀ", code: "#"),
    ],
    trie: Trie(unchecked: Array("HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1".utf8)))

  /// SKY-II (스카이).
  public static let sky = KeyboardLayout(
    id: "sky", name: "스카이", latinName: "SKY-II", spaceEndsRun: true,
    cycleTimeout: 1.0,
    keys: [
      Key("ㄱㅋ", legend: "ㄱㅋ", scalar: "ㄱ", code: "1"),
      Key("ㅣㅡ", legend: "ㅣㅡ", scalar: "ㅣ", code: "2"),
      Key("ㅏㅑ", legend: "ㅏㅑ", scalar: "ㅏ", code: "3"),
      Key("ㄷㅌ", legend: "ㄷㅌ", scalar: "ㄷ", code: "4"),
      Key("ㄴㄹ", legend: "ㄴㄹ", scalar: "ㄴ", code: "5"),
      Key("ㅓㅕ", legend: "ㅓㅕ", scalar: "ㅓ", code: "6"),
      Key("ㅁㅅ", legend: "ㅁㅅ", scalar: "ㅁ", code: "7"),
      Key("ㅂㅍ", legend: "ㅂㅍ", scalar: "ㅂ", code: "8"),
      Key("ㅗㅛ", legend: "ㅗㅛ", scalar: "ㅗ", code: "9"),
      Key("ㅈㅊ", legend: "ㅈㅊ", scalar: "ㅈ", code: "*"),
      Key("ㅇㅎ", legend: "ㅇㅎ", scalar: "ㅇ", code: "0"),
      Key("ㅜㅠ", legend: "ㅜㅠ", scalar: "ㅜ", code: "#"),
    ],
    trie: Trie(unchecked: Array("HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1".utf8)))

  /// Dubeolsik (두벌식).
  public static let dubeolsik = KeyboardLayout(
    id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q"),
      Key("ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w"),
      Key("ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e"),
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t"),
      Key("ㅛ", legend: "ㅛ", scalar: "ㅛ", code: "y"),
      Key("ㅕ", legend: "ㅕ", scalar: "ㅕ", code: "u"),
      Key("ㅑ", legend: "ㅑ", scalar: "ㅑ", code: "i"),
      Key("ㅐ", legend: "ㅐ", scalar: "ㅐ", code: "o"),
      Key("ㅔ", legend: "ㅔ", scalar: "ㅔ", code: "p"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f"),
      Key("ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g"),
      Key("ㅗ", legend: "ㅗ", scalar: "ㅗ", code: "h"),
      Key("ㅓ", legend: "ㅓ", scalar: "ㅓ", code: "j"),
      Key("ㅏ", legend: "ㅏ", scalar: "ㅏ", code: "k"),
      Key("ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "l"),
      Key("ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z"),
      Key("ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x"),
      Key("ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c"),
      Key("ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v"),
      Key("ㅠ", legend: "ㅠ", scalar: "ㅠ", code: "b"),
      Key("ㅜ", legend: "ㅜ", scalar: "ㅜ", code: "n"),
      Key("ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "m"),
      Key("ㅃ", legend: "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ"),
      Key("ㅉ", legend: "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ"),
      Key("ㄸ", legend: "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ"),
      Key("ㄲ", legend: "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ"),
      Key("ㅆ", legend: "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ"),
      Key("ㅒ", legend: "ㅒ", scalar: "ㅒ", code: "O", under: "ㅐ"),
      Key("ㅖ", legend: "ㅖ", scalar: "ㅖ", code: "P", under: "ㅔ"),
    ],
    trie: Trie(unchecked: Array("HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1".utf8)))

  /// Danmoeum (단모음).
  public static let danmoeum = KeyboardLayout(
    id: "danmoeum", name: "단모음", latinName: "Danmoeum", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q"),
      Key("ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w"),
      Key("ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e"),
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t"),
      Key("ㅗ", legend: "ㅗ", scalar: "ㅗ", code: "h"),
      Key("ㅐ", legend: "ㅐ", scalar: "ㅐ", code: "o"),
      Key("ㅔ", legend: "ㅔ", scalar: "ㅔ", code: "p"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f"),
      Key("ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g"),
      Key("ㅓ", legend: "ㅓ", scalar: "ㅓ", code: "j"),
      Key("ㅏ", legend: "ㅏ", scalar: "ㅏ", code: "k"),
      Key("ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "l"),
      Key("ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z"),
      Key("ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x"),
      Key("ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c"),
      Key("ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v"),
      Key("ㅜ", legend: "ㅜ", scalar: "ㅜ", code: "n"),
      Key("ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "m"),
    ],
    trie: Trie(unchecked: Array("HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1".utf8)))

  /// All of them, in the order of a settings screen.
  public static let all: [KeyboardLayout] = [
    .cheonjiin,
    .naratgeul,
    .sky,
    .dubeolsik,
    .danmoeum,
  ]
}

// So that settings can store which layout was chosen.
extension KeyboardLayout: RawRepresentable {
  /// The id, with `-compatibility` after it if its dots are written in that style.
  public var rawValue: String { dots == .compatibility ? "\(id)-compatibility" : id }

  /// The layout of this raw value, nil if there is none.
  public init?(rawValue: String) {
    let layouts = KeyboardLayout.all.flatMap { DotStyle.allCases.map($0.writing(dots:)) }
    guard let layout = layouts.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = layout
  }

  /// The layout named `id`, nil if there is none of that name.
  public init?(id: String) {
    guard let layout = KeyboardLayout.all.first(where: { $0.id == id }) else { return nil }
    self = layout
  }
}

#if !hasFeature(Embedded)
  extension KeyboardLayout: Codable {}
#endif
