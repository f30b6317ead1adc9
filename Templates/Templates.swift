import Foundation

/// The templates that come with the project, one folder a language.
public enum BuiltInTemplates {
  /// The folder that holds them.
  public static var folder: URL { Bundle.module.bundleURL }

  /// The languages, each the name of its folder.
  public static let languages = ["swift", "typescript", "kotlin", "c", "lua", "python", "demo"]
}
