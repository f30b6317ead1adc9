/// What whoever publishes sources says of them; those in `dist/` are of nobody's own.
public struct Publication: Hashable, Sendable {
  /// The package that they declare.
  public var package: PackageName?
  /// Where the project is kept that they are published from.
  public var repository: RepositoryURL?

  /// What is said of sources: nothing, unless it is given.
  public init(package: PackageName? = nil, repository: RepositoryURL? = nil) {
    self.package = package
    self.repository = repository
  }

  /// What makes the same files again, as it stands behind a command.
  var options: String {
    (package.map { " --package \($0)" } ?? "") + (repository.map { " --repository \($0)" } ?? "")
  }
}
