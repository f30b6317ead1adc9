import Foundation

/// A thread that runs one closure. `Foundation.Thread` does not report that the system cannot start a thread.
struct WorkerThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread that runs `work`. Returns nil if the system cannot start a thread.
  init?(_ work: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(&thread, nil, { Self.run($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let error = pthread_create(&thread, nil, { Self.run($0!) }, work.toOpaque())
    #endif
    guard error == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
      self.thread = thread!
    #else
      self.thread = thread
    #endif
  }

  /// Waits until the closure has returned.
  func join() { pthread_join(thread, nil) }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
}
