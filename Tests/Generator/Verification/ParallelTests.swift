import Foundation
import Parallel
import Testing

/// Results of concurrent work have the order of the elements, and so have errors.
@Suite struct ParallelTests {
  private struct Failure: Error, Equatable {
    let element: Int
  }

  /// The error is that of the first failing element in order, whichever fails first in time.
  @Test(arguments: [[0], [99], [40, 41], [3, 70, 99]])
  func theFirstElementThatFailsIsTheOneNamed(failing: [Int]) {
    #expect(throws: Failure(element: failing[0])) {
      try Array(0..<100).concurrentMap { element in
        if element == failing[0] { usleep(2_000) }
        if failing.contains(element) { throw Failure(element: element) }
      }
    }
  }
}
