internal import Chat

/// What a session writes down, event by event, before its prompt returns.
///
/// The file begins with the first event, so that a conversation in which nothing was said leaves
/// none. Where it cannot be written, that is said once and the session goes on in memory.
final class Journal {
  private enum Place {
    case file(TranscriptFile)
    /// The file is made when there is something to keep.
    case later(([TranscriptEvent]) throws(ProgramError) -> TranscriptFile)
    case memory
  }

  private var place: Place
  private var heldBack: [TranscriptEvent] = []
  /// Whether something could not be kept that should have been.
  private(set) var hasFailed = false
  /// Every event since the session was opened here.
  private(set) var events: [TranscriptEvent] = []

  /// A journal that goes on with a file.
  init(_ file: TranscriptFile) { place = .file(file) }

  /// A journal whose file begins with the first event.
  init(_ start: @escaping ([TranscriptEvent]) throws(ProgramError) -> TranscriptFile) {
    place = .later(start)
  }

  /// A journal that is kept nowhere.
  init() { place = .memory }

  /// Whether what happened is kept on disk.
  var isKept: Bool { if case .file = place { true } else { false } }

  /// Where it is kept; `nil` where it is not.
  var path: String? { if case .file(let file) = place { file.path } else { nil } }

  /// Goes on with another file, which has all that was kept so far.
  func go(on file: TranscriptFile) { place = .file(file) }

  /// Keeps events back until the next are written: what a session begins with, a command.
  func holdBack(_ events: [TranscriptEvent]) { heldBack += events }

  /// Writes events down; returns the reason at the first time that it fails.
  func append(_ new: [TranscriptEvent]) -> ProgramError? {
    let all = heldBack + new
    guard !all.isEmpty else { return nil }
    heldBack = []
    events += all
    do throws(ProgramError) {
      switch place {
      case .memory: break
      case .file(let file): try file.append(all)
      case .later(let start): place = .file(try start(all))
      }
      return nil
    } catch {
      place = .memory
      hasFailed = true
      return error
    }
  }
}
