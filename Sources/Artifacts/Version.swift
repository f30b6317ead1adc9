/// The versions that every file and package carries.
public enum Version {
  /// Of the formats: the manifest, the maps, the trie.
  public static let format = 1

  /// Of the project: the command, and the packages that it makes.
  public static let project = "1.0.0"
}
