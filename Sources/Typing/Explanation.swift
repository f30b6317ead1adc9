import Hangul
import Layouts

/// What one press did, and by which part of the rule.
public struct Explanation: Hashable, Sendable {
  /// The press, as the notation writes it, and the id of the key where that is another.
  public let press: String
  /// The end of the run that the press looked at: two scalars at most.
  public let before: String
  /// What was taken away, and what came instead.
  public let removed, inserted: String
  /// What was typed so far, of a long text its end.
  public let text: String
  /// The rule, in words.
  public let rule: String
}

extension Keyboard {
  /// Explains `presses`, one after the other: what each does is worked out when its turn comes, so that a
  /// million of them take the memory of one.
  ///
  /// - Throws: What `body` throws.
  public func explain(_ presses: [Press], _ body: (Explanation) throws -> Void) rethrows {
    let notation = KeyNotation(layout)
    let explainer = RuleExplainer(layout)
    var composer = ScalarComposer(self)
    for press in presses {
      let start = Moment.start(in: composer.run, style: layout.dotStyle)
      let before = Moment(composer, from: start)
      composer.perform(press)
      let after = Moment(composer, from: start)
      let change = Change(press, from: before, to: after)
      try body(
        Explanation(
          press: name(of: press, notation),
          before: String(String.UnicodeScalarView(before.run.suffix(2))),
          removed: change.removed, inserted: change.inserted, text: composer.end,
          rule: explainer.rule(press, from: before, to: after)))
    }
  }

  private func name(of press: Press, _ notation: KeyNotation) -> String {
    let name = notation.name(of: press)
    guard case .key(let key) = press, layout.keys[key].id != name else { return name }
    return "\(name) \(layout.keys[key].id)"
  }
}

/// As much of a composer as a press can look at and change.
struct Moment {
  /// The end of the run: some units, none of them cut.
  let run: ArraySlice<Unicode.Scalar>
  /// The Character before the run.
  let committed: Character?

  init(_ composer: ScalarComposer, from start: Int) {
    run = composer.run[min(start, composer.run.count)...]
    committed = composer.committed.last
  }

  /// Where the end of `run` begins that a press can change: two units, and one before them, whole.
  static func start(in run: [Unicode.Scalar], style: DotStyle) -> Int {
    let start = max(0, run.count - 6)
    let dots = [Letter.dot, .twoDots].map { style.scalar(of: $0) }
    return start > 0 && dots.contains(run[start]) ? start - 1 : start
  }
}

/// The end of a text before and after a press, as far as the two differ.
private struct Change {
  let removed, inserted: String

  init(_ press: Press, from old: Moment, to new: Moment) {
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    switch press {
    case .key, .backspace:
      guard press != .backspace || !old.run.isEmpty else {
        removed = old.committed.map(String.init) ?? ""
        inserted = ""
        return
      }
      let common = zip(old.run, new.run).prefix { $0 == $1 }.count
      removed = text(old.run.dropFirst(common))
      inserted = text(new.run.dropFirst(common))
    case .next: (removed, inserted) = ("", "")
    case .space:
      let isWritten = new.committed == " "
      (removed, inserted) = ("", isWritten ? " " : "")
    case .text(let scalars): (removed, inserted) = ("", text(scalars))
    }
  }
}

extension ScalarComposer {
  /// The end of all that was typed: the whole where it is short.
  fileprivate var end: String {
    let length = 24
    let committed = committed.unicodeScalars.suffix(length)
    let scalars = Array(committed) + run.suffix(length)
    let text = String(String.UnicodeScalarView(scalars.suffix(length)))
    let isWhole = scalars.count <= length && committed.count < length && run.count < length
    return isWhole ? text : "…" + text
  }
}
