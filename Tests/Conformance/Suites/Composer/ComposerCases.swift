import Layouts
import Rule

/// The cases about one layout: presses in an empty field. Cases share their first presses, so they form a tree.
struct ComposerCases: Sendable {
  /// Presses that several cases share, and the branches that continue them. A branch that has no branches itself is a
  /// case.
  struct Branch {
    let presses: [Press]
    var branches: [Branch] = []
  }

  private let layout: Layout
  private let routes: KeyRoutes

  init(_ layout: Layout) {
    self.layout = layout
    routes = KeyRoutes(layout)
  }

  var syllables: [Branch] { everySyllable { Branch(presses: $1) } }

  /// Every syllable. Syllables with the same lead and vowel follow each other in the same field.
  var syllablesInRows: [Branch] {
    syllables.map { open in
      Branch(
        presses: open.branches.enumerated().flatMap { index, branch in
          (index > 0 ? [.next] : []) + open.presses + branch.presses
        })
    }
  }

  var branchesBesidesSyllables: [Branch] {
    moves + cycles + ends + pauses + deletions + apart + idlePresses + anything
  }

  /// Returns a branch for each lead and vowel, which contains one branch for each syllable that starts with both.
  private func everySyllable(_ branch: (Syllable, [Press]) -> Branch?) -> [Branch] {
    (0..<Jamo.leadCount * Jamo.vowelCount).compactMap { index in
      let open = Syllable(lead: index / Jamo.vowelCount, vowel: index % Jamo.vowelCount)
      return keyPresses([open.leadLetter, open.vowelLetter]).map { presses in
        Branch(
          presses: presses,
          branches: Tail.all.compactMap { tail in
            keyPresses(tail.letters, after: open.vowelLetter).flatMap {
              branch(open.with(tail: tail), $0)
            }
          })
      }
    }
  }

  private var keys: [Press] { layout.keys.indices.map { .key($0) } }

  /// The presses for every letter alone, and for one syllable with each vowel and with each tail.
  private var kinds: [[Press]] {
    let syllables =
      Jamo.vowels.indices.map { Syllable(lead: 0, vowel: $0) }
      + Tail.all.dropFirst().map { Syllable(lead: 11, vowel: 0, tail: $0) }
    return (layout.letters.map { [$0] } + syllables.map(\.letters)).compactMap { keyPresses($0) }
  }

  /// Three vowel keys after each syllable with a tail. The vowel takes the tail's last consonant. The vowel keys take
  /// turns.
  private var moves: [Branch] {
    let carrying = layout.keys.indices.filter { layout.keys[$0].appends?.takesLead ?? false }
    return everySyllable { syllable, presses in
      if syllable.tail == .none { return nil }
      let turn = (syllable.lead * Jamo.vowelCount + syllable.vowel) * Jamo.tails.count + syllable.tail.index - 1
      let taken = (0..<min(3, carrying.count)).map { carrying[(turn + $0) % carrying.count] }
      return Branch(presses: presses, branches: taken.sorted().map { Branch(presses: [.key($0)]) })
    }
  }

  private var cycles: [Branch] { everyKind { key in (1...4).map { [Press](repeating: key, count: $0) } } }

  private var ends: [Branch] { everyKind { [[.next, $0], [.space, $0], [.space, .space, $0, $0]] } }

  private var pauses: [Branch] { everyKind { [[.pause, $0], [.pause, $0, $0], [.pause, $0, .pause, $0, .stroke]] } }

  /// Returns each of `kinds`, followed by the `endings` for each key.
  private func everyKind(_ endings: (Press) -> [[Press]]) -> [Branch] {
    let branches = keys.flatMap(endings).map { Branch(presses: $0) }
    return kinds.map { Branch(presses: $0, branches: branches) }
  }

  private var deletions: [Branch] {
    let kinds = kinds
    let endings = [Press.jamo, .stroke].flatMap { backspace in
      (1...6).map { Branch(presses: [Press](repeating: backspace, count: $0)) }
    }
    return kinds.flatMap { typed in [typed, kinds[kinds.count - 1] + typed, typed + kinds[0]] }
      .map { Branch(presses: $0, branches: endings) }
  }

  /// Every key after a consonant that backspace has left separate, although the preceding syllable could take the
  /// consonant: 달거 becomes 달ㄱ.
  private var apart: [Branch] {
    Tail.all.compactMap { tail in
      let letters = Syllable(lead: 11, vowel: 0, tail: tail).letters + [Jamo.vowels[0]]
      return tail == .none ? nil : keyPresses(letters)
    }.map { Branch(presses: $0 + [.jamo], branches: keys.map { Branch(presses: [$0]) }) }
  }

  /// Every key that does nothing after some presses. It is pressed after either backspace, commit, space and a pause.
  private var idlePresses: [Branch] {
    let precedingPresses: [[Press]] = [[], [.jamo], [.stroke], [.next], [.space], [.pause]]
    let pressed = layout.keys
    let typed = [[]] + kinds.map { kinds[kinds.count - 1] + $0 }
    return typed.flatMap { typed in precedingPresses.map { typed + $0 } }.flatMap { presses -> [Branch] in
      var before = TextField(layout: layout)
      for press in presses { before.perform(press, on: pressed) }
      return keys.compactMap { key -> Branch? in
        var field = before
        field.perform(key, on: pressed)
        guard field.scalars == before.scalars else { return nil }
        let endings: [[Press]] = [
          [.stroke], [.stroke, .stroke], [key, .stroke, .jamo],
        ]
        return Branch(presses: presses + [key], branches: endings.map { Branch(presses: $0) })
      }
    }
  }

  /// Pseudo-random presses, which are the same in every run.
  private var anything: [Branch] {
    var generator = LinearCongruentialGenerator()
    let others: [Press] = [.next, .space, .jamo, .jamo, .stroke, .stroke, .pause]
    let presses = keys + keys + others
    return (0..<2_000).map { index in
      Branch(presses: (0...index % 40).map { _ in presses[generator.next(below: presses.count)] })
    }
  }

  private func keyPresses(_ letters: [Letter], after letter: Letter? = nil) -> [Press]? {
    routes.keys(for: letters, after: letter)?.map { .key($0) }
  }
}
