import Dispatch
import Foundation

/// The temporary files of this process, to be removed if a signal ends it.
public final class TemporaryFiles: Sendable {
  /// The only instance.
  public static let shared = TemporaryFiles()

  private let lock = NSLock()
  /// Held while files take their places, all or none.
  private let window = NSLock()
  nonisolated(unsafe) private var paths: Set<String> = []
  nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Runs `body`; a signal that would end the process does so afterwards.
  func withoutEnding<Result>(_ body: () -> Result) -> Result { window.withLock(body) }

  /// Makes SIGINT, SIGTERM and SIGHUP remove the files before they end the process as usual.
  /// A signal that is ignored, as `nohup` ignores SIGHUP, stays ignored.
  ///
  /// SIGXFSZ is ignored, so that a write beyond the limit on the size of files fails as any other does.
  public func removeOnSignals() {
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Dispatch gets ignored signals too. Handlers are compared by address, since functions have no `==`.
      let previous = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      guard previous != unsafeBitCast(SIG_IGN, to: Int.self) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.end(by: number) }
      source.resume()
      lock.withLock { sources.append(source) }
    }
  }

  private func end(by number: Int32) {
    // The locks are never released, so that no file is created or renamed after this.
    window.lock()
    lock.lock()
    for path in paths { unlink(path) }
    signal(number, SIG_DFL)
    // Threads of dispatch queues block signals, and this process may have inherited blocked ones.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
