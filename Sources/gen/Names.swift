import ArgumentParser
import Artifacts
import Layouts

/// The name of a format on the command line.
struct FormatName: ExpressibleByArgument {
  let exporter: any Exporter

  init?(argument: String) {
    guard let exporter = ExporterRegistry[argument] else { return nil }
    self.exporter = exporter
  }

  static var allValueStrings: [String] { ExporterRegistry.all.map(\.name) }
}

/// The name of a layout on the command line.
struct LayoutName: ExpressibleByArgument {
  let layout: Layout

  init?(argument: String) {
    guard let layout = Layout.all.first(where: { $0.id == argument }) else { return nil }
    self.layout = layout
  }

  static var allValueStrings: [String] { Layout.all.map(\.id) }
}

/// The name of a dot style on the command line.
extension DotStyle: ExpressibleByArgument {}
