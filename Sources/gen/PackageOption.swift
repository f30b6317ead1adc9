import ArgumentParser
import Formats

/// The option for the package that sources declare.
struct PackageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package that sources declare, such as com.example.ime. (default: hwalja)",
      valueName: "name"),
    transform: { text in
      do {
        return try PackageName(text)
      } catch {
        throw ValidationError("\(error)")
      }
    })
  var package: PackageName?

  /// `exporters` with the package in the files of those that declare one.
  func applied(to exporters: [any Exporter]) -> [any Exporter] {
    guard let package else { return exporters }
    return exporters.map { $0.inPackage(package) ?? $0 }
  }

  /// Refuses formats whose files declare no package.
  func check(_ names: [String], of exporters: [any Exporter], among all: [any Exporter]) throws {
    guard let package else { return }
    let able = all.filter { $0.inPackage(package) != nil }.map(\.name)
    let wrong = exporters.first { $0.inPackage(package) == nil }
    guard names.isEmpty || wrong != nil else { return }
    let what = names.isEmpty ? "which no --format names" : "and \(wrong?.name ?? "") has none"
    throw ValidationError(
      "--package is for sources that declare one, \(what); name --format \(able.choice)")
  }
}
