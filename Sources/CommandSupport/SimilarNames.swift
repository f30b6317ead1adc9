import ArgumentParser
import Artifacts

extension [String] {
  /// Returns the error for `name`, which is not one of these names. The error suggests the most similar name, or lists
  /// all names if none is similar.
  ///
  /// - Parameter kind: The noun for a thing with such a name, such as `layout`.
  package func unknown(_ kind: String, _ name: String) -> ValidationError {
    let remedy = mostSimilar(to: name).map { "did you mean \($0)?" } ?? "choose \(choice)"
    return ValidationError("there is no \(kind) \(name.shellWord); \(remedy)")
  }

  /// Returns the name that is most similar to `name`, regardless of case, or nil if all of them differ in more than a
  /// third of the characters. On a tie, the first one wins.
  package func mostSimilar(to name: String) -> String? {
    let limit = name.count / 3
    // Lengths are compared first, because arguments can be long.
    let distances = filter { abs($0.count - name.count) <= limit }
      .map { (name: $0, distance: $0.lowercased().editDistance(to: name.lowercased())) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// The strings as an enumeration: `a, b or c`.
  package var choice: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + last!
  }
}

extension String {
  /// Returns the number of edits that turn this string into `other`. An edit inserts, removes or replaces a character,
  /// or swaps two neighbors.
  package func editDistance(to other: String) -> Int {
    let (old, new) = (Array(self), Array(other))
    // distances[i][j] is the distance between the first i characters of `old` and the first j characters of `new`.
    var distances = [Array(0...new.count)]
    for i in old.indices {
      var row = [i + 1]
      for j in new.indices {
        let replaced = distances[i][j] + (old[i] == new[j] ? 0 : 1)
        row.append(Swift.min(row[j] + 1, distances[i][j + 1] + 1, replaced))
        if i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] {
          row[j + 1] = Swift.min(row[j + 1], distances[i - 1][j - 1] + 1)
        }
      }
      distances.append(row)
    }
    return distances[old.count][new.count]
  }
}
