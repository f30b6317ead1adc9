/// The error of two files of one name: a template that names its files by layouts meets a layout of that name.
public struct DuplicatePath: Error, Hashable, CustomStringConvertible {
  /// The path that both would have.
  public let path: String

  public var description: String {
    "two files would be \(path); give the layout another id, or the template another name"
  }
}
