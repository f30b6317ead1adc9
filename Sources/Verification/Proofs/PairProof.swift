import Hangul
import Layouts
import Rule
import Typing

/// The proof that the presses found for a text give it back by the rule, for every two units of text in a row.
///
/// Units are all that runs are written as: the 11,172 syllables, the layout's letters and, where it has dots, each lead
/// with a dot. The finder and the rule decide by two neighbours at most, so that what holds of all pairs holds of all
/// texts.
public struct PairProof {
  /// A pair that does not come back.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text, the keys found for it, and what they type.
    public let text, keys, typed: String

    public var description: String { "\(text) is typed as \(keys), which gives \(typed)" }
  }

  private let layout: Layout
  private let finder: PressFinder
  private let keys: [Key]

  /// The units, each one or two scalars.
  public let units: [[Unicode.Scalar]]

  /// The proof for `layout`. If `typed` is given, the presses are typed on the keys of that layout instead.
  ///
  /// Threads that prove side by side take a proof each: sharing one, they spend nine tenths of their time on its
  /// reference counts.
  public init(_ layout: Layout, typed: Layout? = nil) {
    self.layout = layout
    finder = PressFinder(layout)
    keys = (typed ?? layout).keys
    let style = layout.dotStyle
    let pending = layout.letters.filter(\.isDot).flatMap { dot in
      Jamo.leads.indices.map { [style.scalar(ofLead: $0), style.scalar(of: dot)] }
    }
    units =
      Syllable.all.map { [$0.scalar] }
      + layout.letters.map { [$0.isDot ? style.scalar(of: $0) : $0.scalar] } + pending
  }

  /// Types every pair whose first unit has its index in `firsts`, and stops at the first failure.
  ///
  /// - Returns: The number of pairs.
  /// - Throws: `Failure` if the presses for a pair do not type its text.
  public func run(firsts: some Sequence<Int>) throws(Failure) -> Int {
    var presses: [Press] = []
    var typed: [Unicode.Scalar] = []
    var count = 0
    for first in firsts {
      for second in units {
        let text = units[first] + second
        presses.removeAll(keepingCapacity: true)
        finder.append(text, to: &presses)
        type(presses, &typed)
        guard typed == text else { throw failure(text, presses, typed) }
        count += 1
      }
    }
    return count
  }

  /// Puts into `typed` what `presses` type at the start of a run, up to the first that is neither a key nor the
  /// next-character key.
  private func type(_ presses: [Press], _ typed: inout [Unicode.Scalar]) {
    typed.removeAll(keepingCapacity: true)
    var run: [Letter] = []
    for press in presses {
      switch press {
      case .key(let number) where keys.indices.contains(number):
        switch ComposingRun.effect(of: keys[number], after: run.last) {
        case .advances(let letter): run[run.count - 1] = letter
        case .appends(let letter): run.append(letter)
        case .nothing: break
        }
      case .next:
        ComposingRun.write(run, style: layout.dotStyle, to: &typed)
        run.removeAll(keepingCapacity: true)
      case .key, .space, .backspace, .strokeBackspace, .text: return
      }
    }
    ComposingRun.write(run, style: layout.dotStyle, to: &typed)
  }

  private func failure(_ text: [Unicode.Scalar], _ presses: [Press], _ typed: [Unicode.Scalar])
    -> Failure
  {
    Failure(
      text: KeyNotation.quote(text), keys: KeyNotation(layout).text(of: presses),
      typed: KeyNotation.quote(typed))
  }
}
