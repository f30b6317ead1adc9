// The run-time and the templates of each language, a folder each.
//
// A run-time is plain source that an editor, a compiler and a debugger of its language can open where it stands. Only
// the data of layouts and keyboards is generated, from the `.mustache` files beside it. docs/TEMPLATES.md describes the
// rest.

import Foundation

/// The templates that come with the project, one folder a language.
public enum BuiltInTemplates {
  /// The folder that holds them.
  public static var folder: URL { Bundle.module.bundleURL }
}
