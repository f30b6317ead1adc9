import Hangul
import Layouts
import Rule

/// Says in words which part of the one rule a press used, from the layout's tables and the text alone.
struct RuleExplainer {
  private let keys: [Layouts.Key]
  private let style: DotStyle

  init(_ layout: Layout) {
    keys = layout.keys
    style = layout.dotStyle
  }

  /// The rule by which `press` turned the text of `old` into that of `new`.
  func rule(_ press: Press, from old: Moment, to new: Moment) -> String {
    switch press {
    case .next: old.run.isEmpty ? "nothing is composed" : "ends the run"
    case .space: new.committed == " " ? "ends the run and writes a space" : "ends the run"
    case .text: old.run.isEmpty ? "enters the text" : "ends the run and enters the text"
    case .backspace: backspace(from: old, to: new)
    case .key(let key): rule(keys[key], units(of: old.run))
    }
  }

  private func rule(_ key: Layouts.Key, _ units: [TextUnit]) -> String {
    let last = units.last?.last
    switch ComposingRun.effect(of: key, after: last) {
    case .advances(let next):
      let wasJoined = units.last.map { $0.letterCount > 1 } ?? false
      return "advances \(last?.description ?? "")→\(next)"
        + consequence(of: next, after: rest(of: units).last, wasJoined: wasJoined)
    case .appends(let letter):
      return "appends \(letter)" + consequence(of: letter, after: units.last, wasJoined: false)
    case .nothing:
      return last.map { "does nothing to \($0)" } ?? "needs a letter to change"
    }
  }

  /// How `letter` is written after `before`, if that is not as the letter was that it advanced from.
  private func consequence(of letter: Letter, after before: TextUnit?, wasJoined: Bool) -> String {
    guard let before, TextUnit(first: letter).joins(before) else {
      return wasJoined && letter.isConsonant ? ", which leaves the tail" : ""
    }
    if wasJoined { return "" }
    if letter.isConsonant { return join(letter, before) }
    return before.tail == .none
      ? ", on the lead \(before.last)" : ", carries \(before.last) over as its lead"
  }

  private func join(_ letter: Letter, _ before: TextUnit) -> String {
    guard before.tail != .none, let tail = before.tail.adding(letter) else {
      return ", which becomes the tail"
    }
    return ", which joins the tail as \(Jamo.tails[tail.index - 1])"
  }

  private func backspace(from old: Moment, to new: Moment) -> String {
    let (before, after) = (units(of: old.run), units(of: new.run))
    guard let last = before.last?.last else {
      return old.committed == nil ? "nothing stands before" : "deletes a Character"
    }
    let isSimpler = before.letterCount == after.letterCount
    return isSimpler ? "takes \(last) back to \(after.last!.last)" : "takes \(last) away"
  }

  /// The units before the last letter, with what is left of the last.
  private func rest(of units: [TextUnit]) -> [TextUnit] {
    guard var last = units.last else { return [] }
    if let (rest, _) = last.tail.split {
      last.tail = rest
    } else if last.vowel != nil {
      last.vowel = nil
    } else {
      return units.dropLast()
    }
    return units.dropLast() + [last]
  }

  private func units(of run: ArraySlice<Unicode.Scalar>) -> [TextUnit] {
    var rest = run
    var units: [TextUnit] = []
    while let (unit, length) = TextUnit.first(of: rest, style: style) {
      if let unit { units.append(unit) }
      rest = rest.dropFirst(length)
    }
    return units
  }
}

extension [TextUnit] {
  fileprivate var letterCount: Int { reduce(0) { $0 + $1.letterCount } }
}

extension TextUnit {
  /// How many letters spell the unit.
  fileprivate var letterCount: Int { 1 + (vowel == nil ? 0 : 1) + tail.letters.count }
}
