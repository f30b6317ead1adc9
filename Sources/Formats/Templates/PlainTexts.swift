/// The files of templates in which nothing is to be filled: run-time code, mostly.
///
/// Mustache reads every character, which took most of the time of making sources, and these are most of all
/// characters. So they are filled in like values where other files include them.
struct PlainTexts {
  private let texts: [String: String]
  private let placeholders: [String: String]

  /// The plain ones of a folder, which are there by their names: those that no file includes within a line, and that
  /// become no file themselves.
  init(in folder: TemplateFolder) {
    let plain = folder.texts.filter { TemplateTag.tags(in: $0.value).count == 1 }
    let others = folder.texts.filter { plain[$0.key] == nil }.values
    let within = Set(
      others.flatMap { $0.split(separator: "\n") }.filter { Self.inclusion(on: $0) == nil }
        .flatMap { TemplateTag.tags(in: String($0)) }.map(\.name))
    let kept = plain.filter { !within.contains($0.key) && !folder.outputs.contains($0.key) }
    texts = kept
    placeholders = Dictionary(
      uniqueKeysWithValues: kept.keys.sorted().enumerated().map { ($1, "plainText\($0)") })
  }

  /// The text of that name, nil if it is not plain.
  subscript(name: String) -> String? { texts[name] }

  /// What a placeholder stands for: the text but for its last line end, for the inclusion's line has one.
  func text(ofPlaceholder placeholder: String) -> String? {
    guard placeholder.hasPrefix("plainText") else { return nil }
    return placeholders.first { $0.value == placeholder }.flatMap { texts[$0.key] }.map { text in
      text.last == "\n" ? String(text.dropLast()) : text
    }
  }

  /// `text` with placeholders where a line includes one of these and nothing else.
  func filled(into text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let name = Self.inclusion(on: line), let placeholder = placeholders[name] else {
        return String(line)
      }
      return "{{{\(placeholder)}}}"
    }.joined(separator: "\n")
  }

  /// The name of the file that is included on `line`, if it says nothing else.
  private static func inclusion(on line: Substring) -> String? {
    guard line.hasPrefix("{{> "), line.hasSuffix(" }}") else { return nil }
    let name = line.dropFirst(4).dropLast(3)
    return name.contains("{") ? nil : String(name)
  }
}
