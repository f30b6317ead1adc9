import ArgumentParser
import Artifacts
import Keyboards
import Layouts

extension [Layout] {
  /// These layouts and then those in the files at `paths`.
  ///
  /// - Throws: `FileError` if a file cannot be read, `BadInput` if one describes none, `ValidationError` if two have
  ///   one id.
  package func adding(files paths: [String]) throws -> [Layout] {
    let layouts =
      try self + paths.reading { bytes, path throws(InvalidFile) in try LayoutFile.layout(from: bytes, file: path) }
    if let id = layouts.map(\.id).firstRepeated {
      throw ValidationError("two layouts have the id \(id), so their files would be the same; change one")
    }
    return layouts
  }
}

extension [Keyboard] {
  /// The keyboards in the files at `paths`, with keys of `layouts`.
  ///
  /// - Throws: `FileError` if a file cannot be read, `BadInput` if one describes none, `ValidationError` if two have one
  ///   id, or one has that of a layout or keyboard of the project.
  package init(files paths: [String], of layouts: [Layout]) throws {
    self = try paths.reading { bytes, path throws(InvalidFile) in
      try KeyboardFile.keyboard(from: bytes, file: path, layouts: layouts)
    }
    if let id = map(\.id).firstRepeated {
      throw ValidationError("two keyboards have the id \(id); change one")
    }
    // In code, the first keyboard of a layout has the layout's name.
    let taken = (Layout.all + layouts).flatMap { [$0.id] + Keyboard.all(of: $0).map(\.id) }
    if let id = map(\.id).first(where: taken.contains) {
      throw ValidationError(
        "\(id) is the id of a layout or keyboard that sources have; give yours another, such as my-\(id)")
    }
  }
}

extension [String] {
  /// What `read` makes of each of the files at these paths; one error reports the faults of all of them.
  fileprivate func reading<Content>(_ read: ([UInt8], String) throws(InvalidFile) -> Content) throws -> [Content] {
    var faults: [String] = []
    let contents = try compactMap { path -> Content? in
      let bytes = try InputFile.bytes(at: path, limit: InputFile.handwrittenLimit)
      do throws(InvalidFile) {
        return try read(bytes, path)
      } catch {
        faults += error.lines
        return nil
      }
    }
    guard faults.isEmpty else { throw BadInput(lines: faults) }
    return contents
  }

  /// The first string that occurs twice.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
