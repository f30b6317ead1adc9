// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

/// Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
/// before the cursor changes any more.
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
  public var composing: String { run.text }
  /// Whether anything can still change.
  public var isComposing: Bool { !run.isEmpty }

  var run = Run()
  private var strokes = Strokes()

  /// A composer with nothing typed.
  public init(layout: KeyboardLayout) {
    self.layout = layout
  }

  /// Presses `key`; a key of another layout does nothing.
  public mutating func press(_ key: Key) -> Edit {
    let (last, before) = (run.last, run.beforeLast)
    guard layout.contains(key),
      let found = layout.trie.find(key: key.index, last: last, before: before)
    else { return .none }
    guard let edit = run.replace(found) else { return pressAnew(key) }
    strokes.record(found, last: last, before: before)
    return edit
  }

  /// Presses `key` as the first of a run.
  @inline(never) private mutating func pressAnew(_ key: Key) -> Edit {
    begin(after: nil)
    return press(key)
  }

  /// Ends the run: what was typed stays as it is.
  public mutating func commit() {
    run.commit()
    strokes.forget()
  }

  /// Ends the run and begins another after `text`; call it when the cursor has moved.
  ///
  /// - Parameter text: What stands before the cursor, or at least the last Character of it; nil if nobody
  ///   knows. A dot that begins a run then stays as it is, for it may be one Character with an unknown one.
  public mutating func begin(after text: String?) {
    run.begin(after: text)
    strokes.forget()
  }

  /// Ends the run and writes `text`, which no key typed.
  public mutating func insert(_ text: String) -> Edit {
    run.append(text)
    commit()
    return Edit(deleting: 0, inserting: text)
  }

  /// Writes a space, or only ends the run.
  ///
  /// - Parameter endsRun: Whether a space only ends the run where there is one; nil for what the layout says.
  public mutating func space(endsRun: Bool? = nil) -> Edit {
    guard isComposing, endsRun ?? layout.spaceEndsRun else { return insert(" ") }
    commit()
    return .none
  }

  /// Takes back the last `step` of the run.
  ///
  /// - Returns: nil if nothing is composed; delete one Character then, and call `begin(after:)`.
  public mutating func backspace(_ step: Step = .jamo) -> Edit? {
    guard isComposing else { return nil }
    let found = step == .jamo ? takingBackJamo : strokes.takeBack(from: run)
    if step == .jamo { strokes.forget() }
    if let edit = run.replace(found) { return edit }
    begin(after: nil)
    return nil
  }

  /// What takes the last jamo back; where the layout does not say, the last scalar goes.
  private var takingBackJamo: Replacement {
    layout.trie.replacement(
      key: layout.trie.keyCount - 1, last: run.last, before: run.beforeLast) ?? Replacement(1, 0)
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

  /// Does what `replacement` says at the end of `text`. Where that begins inside a Character, as a dot
  /// after an open syllable does, all of it goes and its first part comes again.
  init(_ replacement: Replacement, of text: Substring) {
    let cut = text.start(ofLast: replacement.consumed)!
    var start = text.endIndex
    deleting = 0
    while start > cut {
      start = text.index(before: start)
      deleting += 1
    }
    inserting = String(text[start..<cut]) + replacement.text
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
  /// The keypad, row by row.
  public let rows: [[Slot]]
  /// The keys that type, in keypad order, those that need shift last.
  public let keys: [Key]

  let trie: Trie

  /// A layout whose `keypad` has a line a row, each of slots that end in spaces: a mark and its width if that
  /// is not 1; or a key's id, legend if another, long press, the id of the key it lies under, and code; all
  /// set apart by tabs.
  public init(
    id: String, name: String, latinName: String, spaceEndsRun: Bool, keypad: String, trie: Trie
  ) {
    self.id = id
    self.name = name
    self.latinName = latinName
    self.spaceEndsRun = spaceEndsRun
    self.trie = trie
    var (rows, row, keys) = ([[Slot]](), [Slot](), [Key]())
    var fields = [""]
    for character in keypad + "\n" {
      switch character {
      case "\t":
        fields.append("")
      case " ", "\n":
        if let slot = Slot(fields) {
          row.append(slot)
        } else if !fields[0].isEmpty {
          let key = Key(fields, layout: id, row: rows.count, column: row.count, after: keys)
          keys.append(key)
          if !key.isShifted { row.append(Slot(key)) }
        }
        fields = [""]
        if character == "\n", !row.isEmpty {
          rows.append(row)
          row = []
        }
      default:
        fields[fields.count - 1].append(character)
      }
    }
    self.rows = rows
    self.keys = keys
  }

  /// The key named `id`, or nil if the layout has none of that name.
  public func key(_ id: String) -> Key? { keys.first { $0.id == id } }

  /// The key of a phone or QWERTY keyboard's key `code`, a capital for shift, or nil if the layout has none.
  public func key(code: Character) -> Key? { keys.first { $0.code == code } }

  /// What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
  ///
  /// - Returns: nil if the key does nothing here, or is not one of this layout's.
  public func edit(pressing key: Key, after text: some StringProtocol) -> Edit? {
    contains(key) ? edit(key.index, after: text) : nil
  }

  /// What removes the last jamo of `text` before the cursor.
  ///
  /// - Returns: nil if no composing run can end so; delete one Character then.
  public func edit(deletingAfter text: some StringProtocol) -> Edit? {
    edit(trie.keyCount - 1, after: text)
  }

  func contains(_ key: Key) -> Bool {
    key.layout == id && key.index < keys.count
  }

  private func edit(_ key: Int, after text: some StringProtocol) -> Edit? {
    let text = Substring(text)
    return trie.replacement(key: key, after: text).map { Edit($0, of: text) }
  }
}

/// A key, and what is needed to draw it.
public struct Key: Hashable, Sendable, Identifiable {
  /// The name of the key, unique in its layout.
  public var id: String { face.id }
  /// What is printed on it.
  public var legend: String { face.legend }
  /// The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
  public var code: Character? { face.code }
  /// What holding it types, if anything.
  public var longPress: Character? { face.longPress }
  /// Its row on the keypad, 0 at the top.
  public var row: Int { face.row }
  /// Its place in the row, 0 at the left.
  public var column: Int { face.column }
  /// Whether it needs shift; it lies under the key in its place.
  public var isShifted: Bool { face.isShifted }

  /// Its place among the keys of its layout.
  let index: Int
  /// The id of its layout.
  var layout: String { face.layout }
  private let face: Face

  /// What does not change, shared by all copies: to hand a key on is to count one reference.
  private final class Face: Sendable {
    let layout, id, legend: String
    let code, longPress: Character?
    let row, column: Int
    let isShifted: Bool

    init(_ fields: [String], layout: String, row: Int, column: Int, under: Key?) {
      let fields = fields + ["", "", "", ""]
      self.layout = layout
      id = fields[0]
      legend = fields[1].isEmpty ? id : fields[1]
      longPress = fields[2].first
      code = fields[4].first
      self.row = under?.row ?? row
      self.column = under?.column ?? column
      isShifted = under != nil
    }
  }

  /// The key that comes after `keys`, from its fields in a keypad.
  init(_ fields: [String], layout: String, row: Int, column: Int, after keys: [Key]) {
    let under = fields.count > 3 ? keys.first { $0.id == fields[3] } : nil
    face = Face(fields, layout: layout, row: row, column: column, under: under)
    index = keys.count
  }

  /// Whether both are the same key of the same layout.
  public static func == (left: Key, right: Key) -> Bool {
    left.face === right.face || left.id == right.id && left.layout == right.layout
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(layout)
  }
}

/// A place on a drawn keypad.
public struct Slot: Hashable, Sendable {
  /// What there can be in a place.
  public enum Content: Hashable, Sendable {
    /// A key of the layout.
    case key(Key)
    /// Deletes.
    case backspace
    /// Ends the line.
    case enter
    /// Ends the run, or writes a space.
    case space
    /// Uncovers the shifted keys.
    case shift
    /// Nothing.
    case gap
  }

  /// What is there.
  public let content: Content
  /// How wide it is, in keys.
  public let width: Double

  init(_ key: Key) {
    content = .key(key)
    width = 1
  }

  /// A place that holds no key of the layout, from its fields in a keypad; nil if it does.
  init?(_ fields: [String]) {
    switch fields[0] {
    case "⌫": content = .backspace
    case "⏎": content = .enter
    case "␣": content = .space
    case "⇧": content = .shift
    case "□": content = .gap
    default: return nil
    }
    width = fields.count > 1 ? Double(fields[1]) ?? 1 : 1
  }
}

/// The composing run as Unicode scalars, with the Character before it: a dot at the start of a run is one
/// Character with an open syllable there, and can only be deleted with it.
struct Run {
  /// The Character before the run, and the run.
  var scalars: [UInt32] = []
  /// Where in them the run begins.
  var start = 0
  /// Whether a Character is known to begin with the first of them.
  var isBeginKnown = true

  var isEmpty: Bool { start == scalars.count }
  var text: String { Run.text(scalars[start...]) }
  /// The last scalar of the run, or 0.
  var last: UInt32 { scalars.count > start ? scalars[scalars.count - 1] : 0 }
  /// The one before that, or 0.
  var beforeLast: UInt32 { scalars.count > start + 1 ? scalars[scalars.count - 2] : 0 }

  /// Whether no sentence ends with the run.
  var endsInWord: Bool {
    Hangul.letters ~= last || Hangul.syllables ~= last || 0x1100...0x11FF ~= last
  }

  /// How many scalars the last syllable, pending form or letter of the run has.
  var lastUnit: Int { Hangul.isDot(last) && Hangul.isLead(beforeLast) ? 2 : 1 }

  /// Begins after `text`, or after nobody knows what.
  mutating func begin(after text: String?) {
    scalars.removeAll(keepingCapacity: true)
    isBeginKnown = text != nil
    if let text { append(lastCharacterOf: text) }
    start = scalars.count
  }

  /// Ends the run, and begins another after it.
  mutating func commit() {
    if isEmpty { return }
    if let last = characterStart(scalars.count - 1), last > 0 {
      scalars.removeSubrange(..<last)
      isBeginKnown = true
    }
    start = scalars.count
  }

  /// Writes all of `text`.
  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { scalars.append(scalar.value) }
  }

  /// Does `replacement` at the end of the run.
  ///
  /// - Returns: nil, and nothing is done, if a Character would go of which not all is known.
  @inline(__always) mutating func replace(_ replacement: Replacement) -> Edit? {
    // Nine presses of ten, in half the instructions: whole Characters go, and nothing that goes comes again.
    let deleting = replacement.consumed
    guard replacement.first != 0,
      deleting == 0
        || deleting == 1 && scalars[scalars.count - 1] != replacement.first && isLastPlain
    else { return replaceByParts(replacement) }
    if deleting == 0 {
      scalars.append(replacement.first)
    } else {
      scalars[scalars.count - 1] = replacement.first
    }
    var inserting = String(replacement.first, replacement.second)
    if replacement.second != 0 {
      scalars.append(replacement.second)
      if replacement.third != 0 {
        scalars.append(replacement.third)
        inserting += String(replacement.third)
      }
    }
    return Edit(deleting: deleting, inserting: inserting)
  }

  /// The same where a Character may keep some of its scalars.
  @inline(never) private mutating func replaceByParts(_ replacement: Replacement) -> Edit? {
    let end = scalars.count
    var cut = end - replacement.consumed
    var kept = 0
    while cut < end, kept < replacement.count, scalars[cut] == replacement[kept] {
      cut += 1
      kept += 1
    }
    var (from, deleting) = (end, 0)
    while from > cut {
      guard let begin = characterStart(from - 1) else { return nil }
      from = begin
      deleting += 1
    }
    let inserting = replacement.text(from: kept)
    let again = from < cut ? Run.text(scalars[from..<cut]) : ""
    scalars.removeLast(end - cut)
    replacement.append(to: &scalars, from: kept)
    return Edit(deleting: deleting, inserting: again.isEmpty ? inserting : again + inserting)
  }

  /// Whether the last scalar is a Character of its own, as a syllable is.
  @inline(__always) var isLastPlain: Bool {
    let end = scalars.count
    return Hangul.isPlain(scalars[end - 1]) && (end < 2 || Hangul.isPlain(scalars[end - 2]))
  }

  /// Where the Character begins that the scalar at `index` is of; nil if it may begin before what is known.
  func characterStart(_ index: Int) -> Int? {
    var index = index
    while index > 0, isJoined(index) { index -= 1 }
    return index > 0 || isBeginKnown || Hangul.begins(scalars[0]) ? index : nil
  }

  /// Whether the scalar at `index` is of the same Character as the one before it.
  func isJoined(_ index: Int) -> Bool {
    if let answer = Hangul.joins(scalars[index - 1], scalars[index]) { return answer }
    // Nothing before a plain scalar has a say in what follows it.
    var from = index - 1
    while from > 0, !Hangul.isPlain(scalars[from]) { from -= 1 }
    let text = Run.text(scalars[from...index])
    return text.index(before: text.endIndex)
      < text.unicodeScalars.index(before: text.endIndex)
  }

  mutating func append(lastCharacterOf text: String) {
    var text = text
    let (last, before) = text.withUTF8 { bytes in
      var reader = BackwardReader(bytes)
      return (reader.next(), reader.next())
    }
    guard let last else { return }
    if Hangul.isPlain(last), before.map(Hangul.isPlain) ?? true {
      scalars.append(last)
    } else {
      append(String(text.suffix(1)))
    }
  }

  static func text(_ scalars: ArraySlice<UInt32>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar)!) }
    return String(view)
  }
}

extension Run {
  /// How much of the run a report of the text before the cursor shows.
  enum Standing { case whole, part, gone }

  /// How many scalars of a report are compared: more than an edit changes, few enough to do at each press.
  static var compared: Int { 16 }

  /// Compares the end of `context`, which may be cut short, and takes from it what stands before the run.
  mutating func look(at context: String) -> Standing {
    let limit = max(scalars.count - Run.compared, 0)
    guard let (place, next) = compare(context, limit) else { return .whole }
    if place > max(start, limit) { return next == nil ? .part : .gone }
    if isWrong(before: next, at: place, limit) { rebase(after: context) }
    return .whole
  }

  /// From where on the scalars are those at the end of a report, and what the report has before that, nil for
  /// nothing; nil if all of them are, and what comes before has no say.
  @inline(__always) func compare(_ context: String, _ limit: Int) -> (Int, UInt32?)? {
    // Twenty-five instructions fewer than the other way; a text of Objective-C's does not have it.
    if let found = context.utf8.withContiguousStorageIfAvailable({ compare($0, limit) }) {
      return found
    }
    var context = context
    return context.withUTF8 { compare($0, limit) }
  }

  @inline(__always)
  func compare(_ report: UnsafeBufferPointer<UInt8>, _ limit: Int) -> (Int, UInt32?)? {
    scalars.withUnsafeBufferPointer { scalars in
      var reader = BackwardReader(report)
      var place = scalars.count
      while place > limit, reader.pass(scalars[place &- 1]) { place &-= 1 }
      if place == limit, limit > 0 || start > 0 && isPlainAtStart { return nil }
      while let next = reader.next() {
        if place == limit || scalars[place &- 1] != next { return (place, next) }
        place &-= 1
      }
      return (place, nil)
    }
  }

  /// Whether no Character can reach from before the run into it.
  var isPlainAtStart: Bool {
    Hangul.isPlain(scalars[start]) && Hangul.isPlain(scalars[start - 1])
  }

  /// Whether what was thought to stand before the run does not, if a report has `next` before `place`, nil
  /// for nothing, and is the same from there on.
  func isWrong(before next: UInt32?, at place: Int, _ limit: Int) -> Bool {
    // Reports are cut between words, so that nothing joins where one begins.
    guard let next else { return place == start && (start > 0 || !isBeginKnown) }
    return place > limit || limit == 0 && (start == 0 || Hangul.joins(next, scalars[0]) == true)
  }

  /// Puts what stands before the run in `context` before it.
  mutating func rebase(after context: String) {
    let run = Array(scalars[start...])
    begin(after: String(String.UnicodeScalarView(context.unicodeScalars.dropLast(run.count))))
    scalars += run
  }
}

/// What takes back each press since the run began, or since one was taken back by jamo.
///
/// Eight bytes a press; which of them belong to the last syllable is worked out when somebody asks.
struct Strokes {
  private var undos: [Undo] = []
  /// How many may be taken back one by one; nil until somebody asks.
  private var open: Int?

  /// Remembers what takes back `replacement`, which is to be done after `last`, before which `before` stands.
  @inline(__always)
  mutating func record(_ replacement: Replacement, last: UInt32, before: UInt32) {
    undos.append(Undo(of: replacement, last: last, before: before))
    open = nil
  }

  mutating func forget() {
    // Twenty instructions a press in words of three syllables, for each run is begun and ended.
    if !undos.isEmpty { undos.removeAll(keepingCapacity: true) }
    open = nil
  }

  /// What takes back the last press of the last syllable, or, when these are used up, all of it.
  mutating func takeBack(from run: Run) -> Replacement {
    let left = open ?? countOfLastUnit(in: run)
    guard left > 0, let undo = undos.popLast() else {
      forget()
      return Replacement(run.lastUnit, 0)
    }
    open = left - 1
    return undo.replacement
  }

  /// How many presses came since the run was last what it is without its last unit; all if it never was.
  private func countOfLastUnit(in run: Run) -> Int {
    let now = run.scalars
    var then = now
    let length = now.count - run.lastUnit
    // Up to here `then` has the scalars of now, so that what follows is all there is to compare.
    var same = now.count
    for (count, undo) in zip(1..., undos.lazy.reversed().map { $0.replacement }) {
      then.removeLast(undo.consumed)
      same = min(same, then.count)
      undo.append(to: &then)
      if then.count == length, then[same...] == now[same..<length] { return count }
    }
    return undos.count
  }
}

/// What takes a press back: how many scalars came with it, and the two at most that went, 21 bits each.
private struct Undo {
  private let packed: UInt64

  @inline(__always) init(of replacement: Replacement, last: UInt32, before: UInt32) {
    var gone = UInt64(0)
    if replacement.consumed == 1 { gone = UInt64(last) << 21 }
    if replacement.consumed == 2 { gone = UInt64(before) << 21 | UInt64(last) }
    packed = UInt64(replacement.count) << 42 | gone
  }

  var replacement: Replacement {
    Replacement(Int(packed >> 42), scalar(packed >> 21), scalar(packed))
  }

  private func scalar(_ bits: UInt64) -> UInt32 { UInt32(bits & 0x1F_FFFF) }
}

/// Reads the Unicode scalars of valid UTF-8 from the last to the first.
struct BackwardReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
  }

  /// Passes over `scalar` if that comes next and has three bytes, in half the instructions of reading it.
  @inline(__always) mutating func pass(_ scalar: UInt32) -> Bool {
    guard end > 2 else { return false }
    // The bytes are E0 80 80 with the scalar's bits between; no others of valid UTF-8 add up to the same.
    let sum =
      UInt32(bytes[end &- 3]) << 12 &+ UInt32(bytes[end &- 2]) << 6 &+ UInt32(bytes[end &- 1])
    guard sum == scalar &+ 0xE2080 else { return false }
    end &-= 3
    return true
  }

  @inline(__always) mutating func next() -> UInt32? {
    // Three bytes, as all of Hangul has.
    if end > 2, bytes[end - 3] & 0xF0 == 0xE0 {
      end -= 3
      return UInt32(bytes[end] & 0x0F) << 12 | UInt32(bytes[end + 1] & 0x3F) << 6
        | UInt32(bytes[end + 2] & 0x3F)
    }
    return nextOfAnyLength()
  }

  private mutating func nextOfAnyLength() -> UInt32? {
    var (value, shift) = (UInt32(0), UInt32(0))
    while end > 0 {
      end -= 1
      let byte = UInt32(bytes[end])
      if byte < 0x80 { return byte }
      // A byte that follows holds six bits; the first, one bit less for each that follows.
      if byte >= 0xC0 { return value | (byte & 0x3F >> (shift / 6)) << shift }
      value |= (byte & 0x3F) << shift
      shift += 6
    }
    return nil
  }
}

/// Facts of Unicode about Hangul.
enum Hangul {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  static let firstSyllable: UInt32 = 0xAC00
  static let tailCount: UInt32 = 28
  static let vowelCount: UInt32 = 21
  /// How many syllables begin with the same lead.
  static let syllablesPerLead = vowelCount * tailCount

  /// How many leads there are.
  static let leadCount = 19
  /// How many vowels have a letter: all that a syllable can have.
  static let vowelLetterCount = Int(vowelCount)

  /// ㄱ to ㅎ, ㅏ to ㅣ, ㄱ to ㆎ with both and the old letters, and the nineteen modern leads that join.
  static let consonants: ClosedRange<UInt32> = 0x3131...0x314E
  static let vowels: ClosedRange<UInt32> = 0x314F...0x3163
  static let letters: ClosedRange<UInt32> = 0x3131...0x318E
  static let leads: ClosedRange<UInt32> = 0x1100...0x1112

  /// ᆞ, ᆢ and ㆍ: what a vowel is begun with.
  static func isDot(_ scalar: UInt32) -> Bool {
    scalar == 0x119E || scalar == 0x11A2 || scalar == 0x318D
  }

  static func isLead(_ scalar: UInt32) -> Bool {
    leads ~= scalar || consonants ~= scalar
  }

  /// Whether a Character may begin with `scalar` and end before the next plain one.
  @inline(__always) static func isPlain(_ scalar: UInt32) -> Bool {
    syllables ~= scalar || letters ~= scalar || 0x20...0x7E ~= scalar
  }

  /// Whether a Character begins with `scalar` after all but what is hardly ever written.
  static func begins(_ scalar: UInt32) -> Bool { isPlain(scalar) || leads ~= scalar }

  /// Whether two scalars beside each other are one Character (Unicode Standard Annex 29, GB6 to GB8); nil if
  /// that takes more than Hangul to say.
  @inline(__always) static func joins(_ left: UInt32, _ right: UInt32) -> Bool? {
    isPlain(left) && isPlain(right) ? false : partsJoin(left, right)
  }

  @inline(never) private static func partsJoin(_ left: UInt32, _ right: UInt32) -> Bool? {
    guard let left = Part(left), let right = Part(right) else { return nil }
    switch left {
    case .lead: return right != .tail && right != .other
    case .open, .vowel: return right == .vowel || right == .tail
    case .closed, .tail: return right == .tail
    case .other: return false
    }
  }

  /// What a scalar is to its neighbours.
  private enum Part {
    case lead, vowel, tail, open, closed, other

    init?(_ scalar: UInt32) {
      switch scalar {
      case Hangul.syllables:
        self = (scalar - Hangul.firstSyllable) % Hangul.tailCount == 0 ? .open : .closed
      case 0x1100...0x115F: self = .lead
      case 0x1160...0x11A7: self = .vowel
      case 0x11A8...0x11FF: self = .tail
      default:
        guard Hangul.isPlain(scalar) else { return nil }
        self = .other
      }
    }
  }
}

extension Trie {
  /// What key number `key` does after the last two scalars of `text`.
  func replacement(key: Int, after text: Substring) -> Replacement? {
    replacement(key: key, last: text.scalar(fromEnd: 1), before: text.scalar(fromEnd: 2))
  }
}

extension Substring {
  /// The scalar `distance` from the end, or 0.
  func scalar(fromEnd distance: Int) -> UInt32 {
    guard distance > 0, let index = start(ofLast: distance) else { return 0 }
    return unicodeScalars[index].value
  }

  /// Where the last `count` scalars begin, nil if there are fewer.
  func start(ofLast count: Int) -> Index? {
    unicodeScalars.index(endIndex, offsetBy: -count, limitedBy: startIndex)
  }
}

extension String {
  /// The text of one scalar, or of two where `second` is not 0.
  ///
  /// A text of up to fifteen bytes is two words that hold them, and in the last byte how many there are. That
  /// saves 120 instructions a press, of 620, over the standard library's way. Whether texts look so is asked once,
  /// of two that it made; where they do not, it makes them all.
  @inline(__always) init(_ first: UInt32, _ second: UInt32 = 0) {
    #if arch(x86_64) || arch(arm64)
      if ShortText.hasThreeBytes(first), second == 0 || ShortText.hasThreeBytes(second),
        ShortText.isKnown
      {
        self = unsafeBitCast(ShortText.words(first, second), to: String.self)
        return
      }
    #endif
    self.init(Unicode.Scalar(first)!)
    if second != 0 { unicodeScalars.append(Unicode.Scalar(second)!) }
  }
}

#if arch(x86_64) || arch(arm64)
  /// How short texts look in memory.
  private enum ShortText {
    typealias Words = (UInt64, UInt64)

    /// Whether they look as `words` says.
    static let isKnown =
      MemoryLayout<String>.size == MemoryLayout<Words>.size
      && unsafeBitCast("가", to: Words.self) == words(0xAC00, 0)
      && unsafeBitCast("가나", to: Words.self) == words(0xAC00, 0xB098)

    /// Whether `scalar` has three bytes in UTF-8, as all of Hangul has.
    @inline(__always) static func hasThreeBytes(_ scalar: UInt32) -> Bool {
      0x800..<0xD800 ~= scalar
    }

    /// Those of a text of scalars of three bytes: one, or two where `second` is not 0.
    @inline(__always) static func words(_ first: UInt32, _ second: UInt32) -> Words {
      // A is the mark of what is not all ASCII.
      if second == 0 { return (bytes(first), 0xA3 << 56) }
      return (bytes(first) | bytes(second) << 24, 0xA6 << 56)
    }

    @inline(__always) private static func bytes(_ scalar: UInt32) -> UInt64 {
      let leading = 0xE0 | scalar >> 12
      let middle = 0x80 | scalar >> 6 & 0x3F
      let last = 0x80 | scalar & 0x3F
      return UInt64(leading | middle << 8 | last << 16)
    }
  }
#endif

/// A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
/// at most, allocates nothing and cannot fail.
public struct Trie: @unchecked Sendable {
  // Unchecked: nobody writes the digits, and `owner` keeps them.
  let digits: Digits
  let owner: AnyObject?
  // Where each table begins: the letters of the trie's own, the consonant of each lead, the lead of each consonant.
  let letters, leads, consonants, keys, blocks: Int
  let letterCount: Int
  /// How many keys there are, with backspace, the last.
  public let keyCount: Int

  /// Opens a trie known to be sound, in memory that stays as it is.
  init(trusted base: UnsafePointer<UInt8>, owner: AnyObject? = nil) {
    digits = Digits(base: base)
    self.owner = owner
    letterCount = digits[12]
    letters = digits.pair(13)
    leads = letters + TrieFormat.letterSize * letterCount
    consonants = leads + Hangul.leadCount
    keys = digits.pair(15)
    blocks = digits.pair(17)
    keyCount = digits[19]
  }

  /// What key number `key` does where `before` and `last` stand before the cursor.
  ///
  /// - Parameters:
  ///   - key: Its place in keypad order; `keyCount - 1` is backspace.
  ///   - last: The Unicode scalar before the cursor, 0 if there is none.
  ///   - before: The one before that.
  /// - Returns: nil if the key does nothing here.
  public func replacement(key: Int, last: UInt32, before: UInt32) -> Replacement? {
    find(key: key, last: last, before: before)
  }

  // Inlined in a press, an eighth of whose instructions handing on the trie and the answer would be.
  @inline(__always) func find(key: Int, last: UInt32, before: UInt32) -> Replacement? {
    precondition(0..<keyCount ~= key, "no such key")
    let record = keys &+ key &* TrieFormat.keySize
    var cell = lastCell(record, last)
    var consumed = 1
    var scalar = last
    if cell >= Cell.before {
      let block = blocks + 2 * (cell - Cell.before)
      cell = digits.pair(block)
      if let index = beforeIndex(before), let found = exception(block, index), found > 0 {
        cell = found
        consumed = 2
        scalar = before
      }
    }
    if cell > 0 { return apply(cell, to: scalar, consumed, record) }
    let appended = digits[record]
    return appended == TrieFormat.none ? nil : Replacement(0, letter(appended))
  }

  /// The cell for the last scalar, or 0.
  @inline(__always) func lastCell(_ record: Int, _ last: UInt32) -> Int {
    if Hangul.syllables ~= last {
      let syllable = last &- Hangul.firstSyllable
      let tail = Int(syllable % Hangul.tailCount)
      if tail > 0 { return cell(record &+ TrieFormat.tails, tail) }
      return cell(record &+ TrieFormat.vowels, Int(syllable / Hangul.tailCount % Hangul.vowelCount))
    }
    return lastCellOfLetter(record, last)
  }

  func lastCellOfLetter(_ record: Int, _ last: UInt32) -> Int {
    if Hangul.vowels ~= last {
      return cell(record &+ TrieFormat.letters, Int(last &- Hangul.vowels.lowerBound))
    }
    let lead = lead(of: last)
    if lead < Hangul.leadCount, !(Hangul.leads ~= last) {
      return cell(record &+ TrieFormat.consonants, lead)
    }
    for index in 0..<letterCount where ownLetter(index) == last {
      return cell(record &+ TrieFormat.letters, Hangul.vowelLetterCount &+ index)
    }
    return 0
  }

  /// The cell at `index` that `pointer` leads to, or the block's own outside its range.
  // Inlined: half the time of a look-up.
  @inline(__always) func cell(_ pointer: Int, _ index: Int) -> Int {
    let block = digits.pair(pointer)
    return exception(block, index) ?? digits.pair(block)
  }

  @inline(__always) func exception(_ block: Int, _ index: Int) -> Int? {
    let offset = index &- digits[block &+ 2]
    return offset >= 0 && offset < digits[block &+ 3] ? digits.pair(block &+ 4 &+ 2 &* offset) : nil
  }

  /// The index of the scalar before the last: its tail, or that of a bare lead.
  func beforeIndex(_ scalar: UInt32) -> Int? {
    if Hangul.syllables ~= scalar {
      return Int((scalar &- Hangul.firstSyllable) % Hangul.tailCount)
    }
    return lead(of: scalar) < Hangul.leadCount ? TrieFormat.leadIndex : nil
  }
}

extension Trie {
  /// What `cell` says where it is found for `scalar`, the last but `consumed - 1`.
  @inline(__always)
  func apply(_ cell: Int, to scalar: UInt32, _ consumed: Int, _ record: Int)
    -> Replacement
  {
    switch cell {
    case ..<Cell.push:
      return Replacement(consumed, with(tail: cell - Cell.tail, scalar))
    case ..<Cell.carry:
      let pair = cell - Cell.push
      return Replacement(
        consumed, with(tail: pair / Hangul.leadCount, scalar), letter(pair % Hangul.leadCount))
    case ..<Cell.vowel:
      let pair = cell - Cell.carry
      let (second, third) = appended(onLead: pair % Hangul.leadCount, record)
      return Replacement(consumed, with(tail: pair / Hangul.leadCount, scalar), second, third)
    case ..<Cell.bareLead:
      return Replacement(consumed, syllable(lead(of: scalar), cell - Cell.vowel))
    case Cell.bareLead:
      return Replacement(consumed, letter(lead(of: scalar)))
    case Cell.appended:
      let (first, second) = appended(onLead: lead(of: scalar), record)
      return Replacement(consumed, first, second)
    case Cell.nothing:
      return Replacement(consumed, 0)
    default:
      return Replacement(consumed, letter(cell - Cell.letter))
    }
  }

  /// What the key appends, on a lead: a syllable, or the lead and a pending dot.
  func appended(onLead lead: Int, _ record: Int) -> (UInt32, UInt32) {
    let vowel = digits[record + 1]
    if vowel < TrieFormat.conjoining { return (syllable(lead, vowel), 0) }
    let isConjoining = vowel == TrieFormat.conjoining
    return (
      isConjoining ? Hangul.leads.lowerBound + UInt32(lead) : letter(lead), letter(digits[record])
    )
  }

  /// The syllable `scalar` with another tail.
  @inline(__always) func with(tail: Int, _ scalar: UInt32) -> UInt32 {
    scalar - (scalar - Hangul.firstSyllable) % Hangul.tailCount + UInt32(tail)
  }

  @inline(__always) func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
    Hangul.firstSyllable + UInt32(lead) * Hangul.syllablesPerLead + UInt32(vowel) * Hangul.tailCount
  }

  /// The lead of a syllable, a pending form or a lone consonant, else `Hangul.leadCount` or more.
  @inline(__always) func lead(of scalar: UInt32) -> Int {
    switch scalar {
    case Hangul.syllables: Int((scalar &- Hangul.firstSyllable) / Hangul.syllablesPerLead)
    case Hangul.leads: Int(scalar &- Hangul.leads.lowerBound)
    case Hangul.consonants: digits[consonants &+ Int(scalar &- Hangul.consonants.lowerBound)]
    default: TrieFormat.none
    }
  }

  /// The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
  @inline(__always) func letter(_ number: Int) -> UInt32 {
    let vowel = number &- Hangul.leadCount
    if vowel < 0 { return Hangul.consonants.lowerBound &+ UInt32(digits[leads &+ number]) }
    if vowel < Hangul.vowelLetterCount { return Hangul.vowels.lowerBound &+ UInt32(vowel) }
    return ownLetter(vowel &- Hangul.vowelLetterCount)
  }

  /// The scalar of a letter of the trie's own.
  @inline(__always) func ownLetter(_ index: Int) -> UInt32 {
    UInt32(digits.triple(letters &+ TrieFormat.letterSize &* index))
  }
}

/// Digits of base 90, written as the characters from % to ~.
struct Digits {
  let base: UnsafePointer<UInt8>

  // Without checks for overflow, which a tenth of a look-up's instructions were: a byte is small.
  @inline(__always) subscript(offset: Int) -> Int { Int(base[offset]) &- 0x25 }

  /// A number of two digits, the lower first.
  @inline(__always) func pair(_ offset: Int) -> Int {
    self[offset] &+ self[offset &+ 1] &* 90
  }

  /// A number of three digits.
  @inline(__always) func triple(_ offset: Int) -> Int {
    pair(offset) &+ self[offset &+ 2] &* 8_100
  }
}

/// Where each kind of cell begins; 0 says nothing.
enum Cell {
  static let tail = 1
  static let push = 29
  static let carry = 561
  static let vowel = 1_093
  static let bareLead = 1_114
  static let appended = 1_115
  static let nothing = 1_116
  static let letter = 1_117
  static let before = 1_206
}

enum TrieFormat {
  /// How many digits a key has, and where among them are the pointers to the cells after a tail, after an open
  /// syllable's vowel, after a lone consonant, and after any other letter.
  static let keySize = 10
  static let tails = 2
  static let vowels = 4
  static let consonants = 6
  static let letters = 8
  /// How many digits a letter of the trie's own has.
  static let letterSize = 3
  /// The index of a bare lead, before the last scalar.
  static let leadIndex = 28
  /// The letter of a key that appends none; what a consonant or mark makes on a lead.
  static let none = 89
  /// A letter that follows the conjoining lead, U+1100….
  static let conjoining = 21
}

/// What a look-up says: how many Unicode scalars before the cursor go, and which come instead.
public struct Replacement: Hashable, Sendable {
  /// How many scalars go, 0…2; 3 to undo.
  public let consumed: Int
  /// The scalars that come, 0 for none.
  public let first, second, third: UInt32

  init(_ consumed: Int, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    self.consumed = consumed
    self.first = first
    self.second = second
    self.third = third
  }

  /// How many scalars come, 0…3.
  public var count: Int { first == 0 ? 0 : second == 0 ? 1 : third == 0 ? 2 : 3 }

  /// The scalars that come, as text.
  public var text: String { text(from: 0) }

  /// What comes, `place` on, as text.
  func text(from place: Int) -> String {
    let count = count
    if place == count { return "" }
    let text = String(self[place], place + 1 < count ? self[place + 1] : 0)
    return place + 2 < count ? text + String(self[place + 2]) : text
  }

  /// The scalar that comes at `index`, 0…2.
  subscript(index: Int) -> UInt32 { index == 0 ? first : index == 1 ? second : third }

  /// Appends what comes, `from` on.
  func append(to scalars: inout [UInt32], from: Int = 0) {
    for index in from..<count { scalars.append(self[index]) }
  }
}

extension KeyboardLayout {
  /// Cheonjiin (천지인).
  public static let cheonjiin = KeyboardLayout(
    id: "cheonjiin", name: "천지인", latinName: "Cheonjiin", spaceEndsRun: true,
    keypad: "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
    trie: "HWJTZz<%-&E2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1")

  /// Cheonjiin with pending dots that every Korean font has: ㄱㆍ.
  public static let cheonjiinCompatibility = KeyboardLayout(
    id: "cheonjiin", name: "천지인", latinName: "Cheonjiin", spaceEndsRun: true,
    keypad: "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
    trie: "HWJT'=t^I&=2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%3W%zW&%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(R;K'A)m)q)J7K'm)S([*%~c*=+G+m)'~k+y+}+m)(~/,Y,i,m),~/-Y-s-m).~3.k.A/m)1~Y/+0=0m)O~m)m)m)G00~S0o0y0m)~~/1S1m1q1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%c1A&81a1A&61^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%%%%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1i1A&>1e1A&:1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.6e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1w1")

  /// Naratgeul (나랏글).
  public static let naratgeul = KeyboardLayout(
    id: "naratgeul", name: "나랏글", latinName: "Naratgeul", spaceEndsRun: false,
    keypad: "ㄱ\t\t1\t\t1 ㄴ\t\t2\t\t2 ㅏㅓ\t\t3\t\t3 ⌫\nㄹ\t\t4\t\t4 ㅁ\t\t5\t\t5 ㅗㅜ\t\t6\t\t6 ⏎\nㅅ\t\t7\t\t7 ㅇ\t\t8\t\t8 ㅣ\t\t9\t\t9 □\n획추가\t\t\t\t* ㅡ\t\t0\t\t0 쌍자음\t\t\t\t# ␣",
    trie: "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1")

  /// SKY-II (스카이).
  public static let sky = KeyboardLayout(
    id: "sky", name: "스카이", latinName: "SKY-II", spaceEndsRun: true,
    keypad: "ㄱㅋ\t\t1\t\t1 ㅣㅡ\t\t2\t\t2 ㅏㅑ\t\t3\t\t3 ⌫\nㄷㅌ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㅓㅕ\t\t6\t\t6 ⏎\nㅁㅅ\t\t7\t\t7 ㅂㅍ\t\t8\t\t8 ㅗㅛ\t\t9\t\t9 □\nㅈㅊ\t\t\t\t* ㅇㅎ\t\t0\t\t0 ㅜㅠ\t\t\t\t# ␣",
    trie: "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1")

  /// Dubeolsik (두벌식).
  public static let dubeolsik = KeyboardLayout(
    id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik", spaceEndsRun: false,
    keypad: "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅛ\t\t6\t\ty ㅕ\t\t7\t\tu ㅑ\t\t8\t\ti ㅐ\t\t9\t\to ㅔ\t\t0\t\tp\n□\t0.5 ㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅗ\t\t\t\th ㅓ\t\t\t\tj ㅏ\t\t\t\tk ㅣ\t\t\t\tl □\t0.5\n⇧\t1.5 ㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅠ\t\t\t\tb ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t1.5\n␣\t8.5 ⏎\t1.5\nㅃ\t\t\tㅂ\tQ ㅉ\t\t\tㅈ\tW ㄸ\t\t\tㄷ\tE ㄲ\t\t\tㄱ\tR ㅆ\t\t\tㅅ\tT ㅒ\t\t\tㅐ\tO ㅖ\t\t\tㅔ\tP",
    trie: "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1")

  /// Danmoeum (단모음).
  public static let danmoeum = KeyboardLayout(
    id: "danmoeum", name: "단모음", latinName: "Danmoeum", spaceEndsRun: false,
    keypad: "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅗ\t\t6\t\th ㅐ\t\t7\t\to ㅔ\t\t8\t\tp\nㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅓ\t\t\t\tj ㅏ\t\t9\t\tk ㅣ\t\t0\t\tl\nㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t2\n␣\t6.5 ⏎\t1.5",
    trie: "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1")

  /// All of them, in the order of a settings screen.
  public static var all: [KeyboardLayout] {
    [.cheonjiin, .naratgeul, .sky, .dubeolsik, .danmoeum, ]
  }

  private init(
    id: String, name: String, latinName: String, spaceEndsRun: Bool, keypad: String,
    trie: StaticString
  ) {
    self.init(
      id: id, name: name, latinName: latinName, spaceEndsRun: spaceEndsRun, keypad: keypad,
      trie: Trie(trusted: trie.utf8Start))
  }
}

// So that settings can store which layout was chosen: its id, whatever the style of its dots.
extension KeyboardLayout: RawRepresentable {
  public var rawValue: String { id }

  /// The layout named `id`, nil if there is none of that name.
  public init?(rawValue id: String) {
    self.init(id: id)
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
