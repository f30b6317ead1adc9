import Drawing

/// The figures of all layouts as a bar chart: two bars a layout.
public enum PressChart {
  private static let (width, left, right) = (760, 130, 60)
  private static let (top, bar, group) = (56, 18, 58)

  /// The chart of `figures` as SVG.
  public static func svg(_ figures: [PressFigures]) -> String {
    let most = figures.flatMap { [$0.allSyllables, $0.words] }.max() ?? 0
    let presses = most / 100 + 1
    let height = top + figures.count * group + 24
    let scale = { (hundredths: Int) in hundredths * (width - left - right) / (presses * 100) }
    let grid = (0...presses).flatMap { press -> [String] in
      let x = left + scale(press * 100)
      return [
        SVG.element(
          "path", ["class": "grid", "d": "M\(x) \(top - 8)V\(height - 22)"]),
        label("\(press)", "tick", x, height - 6, "middle"),
      ]
    }
    let unit = label("presses for one syllable", "tick", width - right, 28, "end")
    let bars = figures.enumerated().flatMap { index, figures -> [String] in
      let y = top + index * group
      return [label(figures.layout, "name", left - 12, y + bar + 6, "end")]
        + drawBar("all", figures.allSyllables, scale, y)
        + drawBar("words", figures.words, scale, y + bar + 2)
    }
    return SVG.document(
      width: width, height: height,
      title: "Presses for one syllable, by layout", command: "make figures",
      colors: colors, style: style, elements: [background(height)] + key + [unit] + grid + bars)
  }

  private static func drawBar(_ kind: String, _ hundredths: Int, _ scale: (Int) -> Int, _ y: Int)
    -> [String]
  {
    let length = scale(hundredths)
    return [
      SVG.element(
        "rect",
        [
          "class": kind, "x": "\(left)", "y": "\(y)", "width": "\(length)", "height": "\(bar)",
          "rx": "3",
        ]),
      label(decimal(hundredths), "value", left + length + 6, y + 14, "start"),
    ]
  }

  private static func background(_ height: Int) -> String {
    SVG.element("rect", ["class": "page", "width": "\(width)", "height": "\(height)", "rx": "12"])
  }

  /// What the two colours mean.
  private static let key = [
    ("all", "all 11,172 syllables", left), ("words", "syllables of words", left + 190),
  ]
  .flatMap { kind, text, x in
    [
      SVG.element(
        "rect",
        ["class": kind, "x": "\(x)", "y": "16", "width": "14", "height": "14", "rx": "3"]),
      label(text, "value", x + 21, 28, "start"),
    ]
  }

  private static func label(_ text: String, _ kind: String, _ x: Int, _ y: Int, _ anchor: String)
    -> String
  {
    SVG.element(
      "text", ["class": kind, "x": "\(x)", "y": "\(y)", "text-anchor": anchor], text: text)
  }

  private static let colors = [
    (name: "page", light: "#ffffff", dark: "#161a21"),
    (name: "ink", light: "#171b24", dark: "#f4f6fa"),
    (name: "faint", light: "#596273", dark: "#b3bbc9"),
    (name: "grid", light: "#dfe3ea", dark: "#333945"),
    (name: "all", light: "#8fb4e3", dark: "#4a6fa5"),
    (name: "words", light: "#0a57b5", dark: "#8fc1ff"),
  ]

  private static let style = [
    ".page { fill: var(--page); } .all { fill: var(--all); } .words { fill: var(--words); }",
    ".grid { stroke: var(--grid); stroke-width: 1; } .name { fill: var(--ink); font-size: 15px; }",
    ".value { fill: var(--ink); font-size: 13px; } .tick { fill: var(--faint); font-size: 12px; }",
  ]
}
