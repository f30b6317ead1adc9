import Foundation
import Templates

/// The formats that the project knows, in the order in which they are listed.
public enum FormatRegistry {
  /// Every exporter.
  public static let all: [any Exporter] = data + languages

  /// The exporters of data, and those of the languages in `folder`, a folder of templates, instead of
  /// the project's own languages.
  ///
  /// - Throws: `TemplateError` if the folder holds no templates, or one cannot be read.
  public static func all(templates folder: URL) throws(TemplateError) -> [any Exporter] {
    data + (try TemplateFolder.all(in: folder)).map { TemplateExporter($0) }
  }

  private static let data: [any Exporter] = [
    JSONExporter.minified,
    GzipExporter(),
    TrieExporter(),
    KeypadExporter(),
    M17nExporter(),
    FlorisBoardExporter(),
    JSONExporter.full,
    ConformanceExporter(),
    SessionExporter(),
    KeyboardExporter(),
  ]

  private static let languages: [any Exporter] = {
    do {
      return try TemplateFolder.all(in: BuiltInTemplates.folder).map { TemplateExporter($0) }
    } catch {
      preconditionFailure("\(error); the project's own templates lie beside the executable")
    }
  }()
}
