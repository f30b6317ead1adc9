import Foundation

extension Array where Element: Sendable {
  /// Returns the results of `transform` for all elements, in order, computed on all cores.
  ///
  /// The calling thread takes part. If the system cannot start other threads, because its process limit is reached, the
  /// calling thread does all the work. libdispatch would wait for a thread forever.
  ///
  /// - Throws: The error of the first element, in order, for which `transform` fails.
  package func concurrentMap<Result: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results = [Swift.Result<Result, Failure>?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes only to its own index.
      nonisolated(unsafe) let slots = buffer
      let indices = SharedIndices(count: count)
      withoutActuallyEscaping(transform) { transform in
        let work = { @Sendable in
          while let index = indices.next() {
            slots[index] = Swift.Result { () throws(Failure) in try transform(self[index]) }
          }
        }
        let others = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount) - 1
        let threads = (0..<Swift.max(0, others)).compactMap { _ in WorkerThread(work) }
        work()
        for thread in threads { thread.join() }
      }
    }
    return try results.map { result throws(Failure) in try result!.get() }
  }
}

/// A counter that gives each index to exactly one thread.
private final class SharedIndices: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var index = 0

  init(count: Int) { self.count = count }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard index < count else { return nil }
    index += 1
    return index - 1
  }
}
