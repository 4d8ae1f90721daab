import Lifecycle

/// All beginnings that a part of a log may have had, on some platforms.
struct StartSearch {
  let log: StoryLog
  let place: Int
  let platforms: [Platform]
  var orders: [Rule.ID: String] = [:]

  var starts: [Start] {
    let guesses = Guesses(log: log, start: place)
    var starts: [Start] = []
    var number = 0
    for isLaunch in mayLaunch ? [true, false] : [false] {
      for guess in guesses.guesses(isLaunch: isLaunch) {
        for platform in platforms {
          for guess in variants(of: guess) {
            let start = Start(
              guess, on: platform, orders: orders, isLaunch: isLaunch, reserving: log.controllers, number: number)
            if let start { starts.append(start) }
            number += 1
          }
        }
      }
    }
    return starts
  }

  /// The guess with what the log says of the app as a whole.
  private func variants(of guess: Start.Guess) -> [Start.Guess] {
    var guess = guess
    guess.structure.preservesState = log.clues.preservesState
    guess.structure.usesTabs = log.clues.usesTabs
    guard log.clues.tellsOfStyle, guess.idiom == nil else { return [guess] }
    var onPad = guess
    onPad.idiom = .pad
    onPad.cost += 0.05
    return [guess, onPad]
  }

  /// Whether the part begins as a launch does: with something that comes, and nothing that goes.
  private var mayLaunch: Bool {
    for call in log.calls[place...].prefix(6) {
      switch log.callback(of: call) {
      case .applicationDidFinishLaunching, .applicationWillFinishLaunching, .viewDidLoad, .loadView, .initWithCoder,
        .initialize, .initWithNibName, .awakeFromNib, .onAppear, .viewDidAppear:
        return true
      // Where nothing else of an appearance is printed.
      case .viewWillAppear where !log.isPrinted(.viewDidAppear): return true
      case .viewWillDisappear, .viewDidDisappear, .applicationWillResignActive: return false
      default: continue
      }
    }
    return true
  }
}

/// The releases and kinds of apps that a log is tried on.
enum Platforms {
  /// Those whose rules differ most, where the log does not exclude them; likelier ones first.
  static func likely(for log: StoryLog, among releases: [Int]) -> [Platform] {
    let hasScenes = log.callbacks.contains { $0.receiver == .sceneDelegate }
    let states: [Callback] = [
      .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground,
    ]
    let isOfApp = !hasScenes && log.callbacks.contains(where: states.contains)
    let majors = releases.filter { major in
      log.callbacks.allSatisfy { callback in
        callback.releases.first.map { major >= $0 } ?? true && callback.releases.last.map { major <= $0 } ?? true
      }
    }
    return majors.compactMap { Release($0) }.compactMap { release in
      let platform = Platform(release: release, scenes: isOfApp ? false : nil)
      return hasScenes && !platform.hasScenes || isOfApp && platform.hasScenes ? nil : platform
    }
  }
}
