/// A label on a key in a picture, in a size that fits.
struct KeypadLabel {
  /// SVG's `text-anchor`: the part of the label that is at `x`.
  enum Anchor: String { case start, middle, end }

  let text: String
  /// The class in the template.
  let style: String
  let anchor: Anchor
  let x: Int
  let size: Double
  /// The y of the baseline.
  let baseline: Double

  /// Creates a label in its usual size. If the label would be wider than `room`, its size is reduced. Sizes are in
  /// pixels.
  init(
    _ text: String, _ style: String, _ anchor: Anchor, x: Int, usual: Double, room: Double,
    baseline: (Double) -> Double
  ) {
    (self.text, self.style, self.anchor, self.x) = (text, style, anchor, x)
    size = min(usual, room / text.ems)
    self.baseline = baseline(size)
  }

  /// Returns the values of the label for the template.
  func values(_ escape: EscapeStyle) -> [String: Any] {
    [
      "text": escape(text), "style": style, "anchor": anchor.rawValue, "x": x, "size": Self.tenths(size),
      "y": Self.tenths(baseline),
    ]
  }

  /// Returns the number rounded down to tenths, so that the text is the same on every machine.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// An estimate of the width of the text in ems, in a sans-serif font: 1 for a Korean letter, about 0.6 for a Latin
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
