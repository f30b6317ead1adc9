import ArgumentParser
import Layouts

/// The id of a layout on the command line: a built-in layout, or one from a file of `--layout-file`.
package struct LayoutName: ExpressibleByArgument, Hashable {
  package let id: String

  package init(argument: String) { id = argument }

  package static var allValueStrings: [String] { Layout.all.map(\.id) }
  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: Layout.all.map { ($0.id, "\($0.name) (\($0.latinName))") })
  }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension [Layout] {
  /// Returns the layouts that the options choose: `named` without duplicates, followed by those in the files at
  /// `paths`. Returns all built-in layouts if both are empty. `named` may include layouts of these files.
  ///
  /// - Throws: The errors of `adding(files:)`. `ValidationError` for an unknown name.
  package static func chosen(_ named: [LayoutName], files paths: [String]) throws -> [Layout] {
    if named.isEmpty && paths.isEmpty { return Layout.all }
    let builtIn = named.distinct.compactMap { name in Layout.all.first { $0.id == name.id } }
    let layouts = try builtIn.adding(files: paths)
    for name in named { _ = try (Layout.all + layouts).named(name) }
    return layouts
  }

  /// Returns the layout with this name.
  ///
  /// - Throws: `ValidationError` for an unknown name.
  package func named(_ name: LayoutName) throws -> Layout {
    guard let layout = first(where: { $0.id == name.id }) else {
      throw map(\.id).distinct.unknown("layout", name.id)
    }
    return layout
  }
}

extension Array where Element: Equatable {
  /// The elements without duplicates.
  package var distinct: [Element] { indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] } }
}
