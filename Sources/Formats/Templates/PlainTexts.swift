/// The files of templates in which nothing is to be filled: run-time code, mostly.
///
/// Mustache reads every character, which took a third of the time of making sources, and these are most of all
/// characters. So they are filled in like values where other files include them.
struct PlainTexts {
  /// The name of the value that stands for each file.
  private let placeholders: [String: String]
  /// The values: texts but for their last line end, for the inclusion's line has one.
  private let values: [String: String]

  /// The plain files of a folder: they end in a line end, no file includes them within a line, and they become no file
  /// themselves.
  init(in folder: TemplateFolder) {
    let plain = folder.texts.filter { name, text in
      folder.tags[name]?.count == 1 && text.unicodeScalars.last == "\n"
        && !folder.outputs.contains(name)
    }
    let lines = folder.texts.filter { plain[$0.key] == nil }.values
      .flatMap { $0.split(separator: "\n") }
    let within = Set(
      lines.filter { Self.inclusion(on: $0) == nil }
        .flatMap { TemplateTag.tags(in: String($0)) }.map(\.name))
    let names = plain.keys.filter { !within.contains($0) }.sorted()
    placeholders = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, "plainText\($0)") })
    values = Dictionary(
      uniqueKeysWithValues: placeholders.map { name, placeholder in
        (placeholder, String((plain[name] ?? "").unicodeScalars.dropLast()))
      })
  }

  /// Whether the file of that name is one of these.
  func contains(_ name: String) -> Bool { placeholders[name] != nil }

  /// What a placeholder stands for, nil if it is none of these.
  subscript(placeholder: String) -> String? { values[placeholder] }

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
