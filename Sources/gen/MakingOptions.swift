import ArgumentParser
import Formats
import Layouts

/// The options that say what is in the files of a distribution.
struct MakingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of templates that sources are made from, instead of the project's.",
      discussion: "docs/TEMPLATES.md tells how to write templates.", valueName: "dir"),
    completion: .directory)
  var template: String?

  @OptionGroup var publication: PublicationOptions

  @OptionGroup var layouts: LayoutOptions

  @OptionGroup var keyboards: KeyboardFileOptions

  func validate() throws {
    if template?.isEmpty == true {
      throw ValidationError("--template names no folder; give it one, such as my-templates")
    }
  }

  /// Whether the options choose exactly the layouts and keyboards of the project.
  var isComplete: Bool { layouts.isComplete && keyboards.keyboardFile.isEmpty }

  /// Whether there is something of the user's own.
  var isOwn: Bool {
    !layouts.files.layoutFile.isEmpty || !keyboards.keyboardFile.isEmpty
      || publication.publication != Publication()
  }

  /// The formats, and the languages of the templates.
  func formats() throws -> [Format] { try FormatRegistry.all(templates: template) }

  /// The files of `formats`; a whole distribution has a manifest, and no file that is made on demand.
  func distribution(of formats: [Format], isWhole: Bool) throws -> Distribution {
    let layouts = try layouts.layouts()
    let distribution = try Distribution(
      layouts: layouts, keyboards: try keyboards.keyboards(of: layouts),
      formats: isWhole ? formats.filter { !$0.isOnDemand } : formats,
      publication: publication.publication)
    return isWhole ? try distribution.withManifest() : distribution
  }
}
