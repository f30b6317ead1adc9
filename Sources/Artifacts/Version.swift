/// The version numbers in files and packages.
public enum Version {
  /// The version of the formats: the manifest, the maps, the trie.
  public static let format = 1

  /// The version of the project: the command, and the packages that it makes.
  public static let project = "0.1.0"
}
