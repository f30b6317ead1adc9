import Hangul
import Layouts

/// The composing run by the one rule, with no map: the oracle that maps are proved against.
///
/// Of `ReverseBuilder` it uses nothing: it keeps the letters, not the text, and writes the whole run
/// afresh after each press.
public struct ForwardComposer: Sendable {
  private let dotStyle: DotStyle

  /// The letters of the run.
  public private(set) var run: [Letter]

  /// A composer for `layout`, with `run` typed already.
  public init(layout: Layout, run: [Letter] = []) {
    dotStyle = layout.dotStyle
    self.run = run
  }

  /// Presses `key`: advances the last letter if the key's table has it, else appends its letter.
  public mutating func press(_ key: Key) {
    if let last = run.last, let next = key.advance[last] {
      run[run.count - 1] = next
    } else if let letter = key.appends {
      run.append(letter)
    }
  }

  /// The run as syllables; what cannot join stands alone.
  public var text: String {
    var output = String.UnicodeScalarView()
    var index = 0
    while index < run.count {
      index = writeUnit(at: index, to: &output)
    }
    return String(output)
  }

  /// Writes the syllable, pending form or lone letter that begins at `index`; returns where it ends.
  private func writeUnit(at index: Int, to output: inout String.UnicodeScalarView) -> Int {
    let letter = run[index]
    guard let lead = letter.lead, isNucleus(index + 1) else {
      output.append(letter.isDot ? dotStyle.scalar(of: letter) : letter.scalar)
      return index + 1
    }
    guard let vowel = run[index + 1].vowel else {
      output.append(dotStyle.scalar(ofLead: lead))
      output.append(dotStyle.scalar(of: run[index + 1]))
      return index + 2
    }
    let coda = coda(from: index + 2)
    output.append(Syllable(lead: lead, vowel: vowel, tail: coda.tail).scalar)
    return index + 2 + coda.length
  }

  /// The longest tail that the consonants from `index` on make and that no vowel claims.
  private func coda(from index: Int) -> (tail: Tail, length: Int) {
    for length in [2, 1] where index + length <= run.count && !isNucleus(index + length) {
      let coda = Coda(first: run[index], second: length > 1 ? run[index + 1] : nil)
      if let tail = ForwardComposer.tails[coda] { return (tail, length) }
    }
    return (.none, 0)
  }

  /// One consonant or two.
  private struct Coda: Hashable {
    let first: Letter
    let second: Letter?
  }

  private static let tails = Dictionary(
    uniqueKeysWithValues: Tail.all.dropFirst().map { tail in
      let letters = tail.letters
      return (Coda(first: letters[0], second: letters.count > 1 ? letters[1] : nil), tail)
    })

  /// Whether the run has a vowel or a pending dot at `index`.
  private func isNucleus(_ index: Int) -> Bool {
    index < run.count && run[index].takesLead
  }
}
