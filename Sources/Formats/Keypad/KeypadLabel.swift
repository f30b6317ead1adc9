/// A text on a key of a picture, in a size at which it fits.
struct KeypadLabel {
  /// The part of a label that is at its x: SVG's `text-anchor`.
  enum Anchor: String { case start, middle, end }

  let text: String
  /// The class in the template.
  let style: String
  let anchor: Anchor
  let x: Int
  let size: Double
  /// The y of the baseline.
  let baseline: Double

  /// A label in its usual size, or in a smaller one in which it is no wider than `room`. Sizes are in pixels.
  init(
    _ text: String, _ style: String, _ anchor: Anchor, x: Int, usual: Double, room: Double,
    baseline: (Double) -> Double
  ) {
    (self.text, self.style, self.anchor, self.x) = (text, style, anchor, x)
    size = min(usual, room / text.ems)
    self.baseline = baseline(size)
  }

  /// The values of the label in the template.
  func values(_ escape: SourceText) -> [String: Any] {
    [
      "text": escape(text), "style": style, "anchor": anchor.rawValue, "x": x, "size": Self.tenths(size),
      "y": Self.tenths(baseline),
    ]
  }

  /// The number, rounded down to tenths, so that the same is written on every machine.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// An estimate of its width in ems, as fonts without serifs have it: 1 for a letter of Korean, about 0.6 for a Latin
  /// one.
  var ems: Double {
    let sum = unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: sum
      case _ where scalar.value >= 0x1100 || "#%&@MWmw".unicodeScalars.contains(scalar): sum + 1
      case .uppercaseLetter: sum + 0.7
      default: sum + 0.6
      }
    }
    return max(1, sum)
  }
}
