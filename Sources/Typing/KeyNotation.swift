import Layouts

/// Presses as a line of text.
///
/// - A key is its code, the phone key or QWERTY letter that stands for it, or its id. Where names begin
///   alike the longest counts.
/// - `_` asks for the next character and `␣` is the space key; `<` or `⌫` is backspace, and `⎌` takes a stroke back.
/// - `"…"` enters what stands between the quotes as it is; a quote in it is written twice.
/// - Spaces set names apart and mean nothing else.
public struct KeyNotation: Sendable {
  private struct Name {
    let scalars: [Unicode.Scalar]
    let key: Int
  }

  private let layout: String
  /// The names by their first scalar, the longest first.
  private let names: [Unicode.Scalar: [Name]]
  /// The name under which each key is written.
  private let written: [String]
  /// Whether each key's name must stand between spaces, not to be read as part of another.
  private let standsApart: [Bool]

  /// The notation of the keys of `layout`.
  public init(_ layout: Layout) {
    self.layout = layout.id
    let keys = layout.keys.enumerated()
    let codes = keys.compactMap { index, key in
      key.code.map { Name(scalars: Array($0.unicodeScalars), key: index) }
    }
    let ids = keys.map { Name(scalars: Array($1.id.unicodeScalars), key: $0) }
    names = Dictionary(grouping: codes + ids, by: { $0.scalars[0] }).mapValues { names in
      names.enumerated()
        .sorted { ($1.element.scalars.count, $0.offset) < ($0.element.scalars.count, $1.offset) }
        .map(\.element)
    }
    written = layout.keys.map { $0.code.map(String.init) ?? $0.id }
    let coded = Set(codes.flatMap(\.scalars))
    let separatesCodes = (codes + ids).contains {
      $0.scalars.count > 1 && $0.scalars.allSatisfy(coded.contains)
    }
    standsApart = layout.keys.map { separatesCodes || $0.code == nil }
  }

  /// The presses that `text` names.
  ///
  /// - Throws: `NotationError` at the first place where it names none.
  public func presses(in text: String) throws(NotationError) -> [Press] {
    var presses: [Press] = []
    try read(text) { presses.append($0) }
    return presses
  }

  /// Calls `body` with each press that `text` names, so that a long line need not be held as presses.
  ///
  /// - Throws: `NotationError` at the first place where it names none.
  public func read(_ text: String, _ body: (Press) -> Void) throws(NotationError) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let name = names[scalar]?.first(where: { rest.starts(with: $0.scalars) }) {
        body(.key(name.key))
        rest.removeFirst(name.scalars.count)
      } else if scalar == "\"" {
        guard let quoted = KeyNotation.quoted(at: &rest) else {
          throw failure(.unclosedQuote, at: rest, of: text)
        }
        body(.text(quoted))
      } else if let press = KeyNotation.marks[scalar] {
        body(press)
        rest.removeFirst()
      } else if scalar.properties.isWhitespace {
        rest.removeFirst()
      } else {
        throw failure(.unknownKey, at: rest, of: text)
      }
    }
  }

  private static let marks: [Unicode.Scalar: Press] = [
    "_": .next, "␣": .space, "<": .backspace, "⌫": .backspace, "⎌": .strokeBackspace,
  ]

  /// The text that names `presses`, with spaces only where names could run together.
  public func text(of presses: [Press]) -> String {
    var line = Line(notation: self)
    for press in presses { line.append(press) }
    return line.text
  }

  /// A line of keys that grows press by press.
  public struct Line: Sendable, PressSink {
    private let notation: KeyNotation
    private var endsApart = false
    /// The names of the presses so far.
    public private(set) var text = ""

    /// An empty line.
    public init(notation: KeyNotation) {
      self.notation = notation
    }

    public mutating func append(_ press: Press) {
      let isApart = if case .key(let key) = press { notation.standsApart[key] } else { false }
      if !text.isEmpty && (isApart || endsApart) { text += " " }
      text += notation.name(of: press)
      endsApart = isApart
    }
  }

  /// The name of `press` as `text(of:)` writes it.
  public func name(of press: Press) -> String {
    switch press {
    case .key(let key): written[key]
    case .next: "_"
    case .space: "␣"
    case .backspace: "<"
    case .strokeBackspace: "⎌"
    case .text(let scalars): KeyNotation.quote(scalars)
    }
  }

  private func failure(
    _ kind: NotationError.Kind, at rest: Substring.UnicodeScalarView, of text: String
  ) -> NotationError {
    NotationError(
      kind: kind, layout: layout, found: String(rest.first!), known: written,
      offset: text.utf8.distance(from: text.startIndex, to: rest.startIndex))
  }
}
