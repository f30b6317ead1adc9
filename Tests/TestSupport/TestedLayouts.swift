import Hangul
import Layouts
import MapBuilder
import Rule
import StateMap

/// A layout with its maps and the keyboards that use them, built once for all tests.
public struct TestedLayout: Sendable, CustomStringConvertible {
  public let layout: Layout
  public let keys: [Key]
  /// Every letter that a run of this layout can hold, and every jamo.
  public let alphabet: [Letter]
  public let map: StateMap
  public let minified: MinifiedMap
  public let five: FiveLines
  public let six: SixLines

  init(_ layout: Layout) {
    self.layout = layout
    let keys = layout.keys
    self.keys = keys
    alphabet = Set(layout.letters + keys.flatMap { $0.advance.steps.map(\.from) })
      .union(Jamo.leads).union(Jamo.vowels).sorted()
    map = try! ReverseBuilder(layout).build()
    minified = map.minified()
    five = FiveLines(map.tables)
    six = SixLines(minified)
  }

  public var description: String { "\(layout.id), \(layout.dotStyle)" }

  /// Every layout of the project, and those with dots in both dot styles.
  public static let all: [TestedLayout] = Layout.all.flatMap { layout in
    let styles = layout.hasDots ? DotStyle.allCases : [layout.dotStyle]
    return styles.map { TestedLayout(layout.with(dotStyle: $0)) }
  }

  public static let cheonjiin = all.first { $0.layout == .cheonjiin }!

  /// The keys of the layout that write Hangul.
  public var hangulKeys: [Key] {
    keys.filter { key in
      key.appends?.isHangul ?? key.advance.steps.contains { $0.to.isHangul }
    }
  }

  public var dots: [Letter] { alphabet.filter(\.isDot) }

  /// How `run` is written, by the rule alone.
  public func text(of run: [Letter]) -> [Unicode.Scalar] {
    ComposingRun(layout: layout, letters: run).text.scalars
  }

  /// How `run` is written after `key` was pressed on it, by the rule alone.
  public func text(of run: [Letter], pressing key: Key) -> [Unicode.Scalar] {
    var composer = ComposingRun(layout: layout, letters: run)
    composer.press(key)
    return composer.text.scalars
  }
}
