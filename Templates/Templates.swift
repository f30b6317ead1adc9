import Foundation

/// The templates that come with the project, one folder a language.
public enum BuiltInTemplates {
  /// The folder that holds them.
  public static var folder: URL { Bundle.module.bundleURL }
}
