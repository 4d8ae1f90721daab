/// What one word of the app does: the states in which the app must be, and the path that it takes from each.
public struct AppFlow: Hashable, Sendable {
  /// A path from some states.
  public struct Path: Hashable, Sendable {
    /// The states in which it begins.
    public let sources: [AppState]
    /// What happens in an app with scenes.
    public let withScenes: [AppMoment]
    /// What happens in an app without scenes.
    public let withoutScenes: [AppMoment]

    init(from sources: [AppState], withScenes: [AppMoment], withoutScenes: [AppMoment]) {
      self.sources = sources
      self.withScenes = withScenes
      self.withoutScenes = withoutScenes
    }

    /// Scenes make a difference only to the transitions.
    init(from sources: [AppState], _ moments: [AppMoment]) {
      self.init(from: sources, withScenes: moments, withoutScenes: moments)
    }
  }

  /// The word.
  public let word: ActionWord
  /// The state of the app before a script that begins with the word, unless its structure names one.
  public let start: AppState
  /// Its paths, no two of which begin in the same state.
  public let paths: [Path]
  /// Whether only an app with scenes knows it.
  public let needsScenes: Bool

  /// A script that begins with the word begins in the first state of the first path, unless another one is named.
  init(_ word: ActionWord, start: AppState? = nil, needsScenes: Bool = false, _ paths: [Path]) {
    self.word = word
    self.start = start ?? paths[0].sources[0]
    self.needsScenes = needsScenes
    self.paths = paths
  }

  /// One path, of which scenes change no more than the transitions.
  init(_ word: ActionWord, from sources: [AppState], _ moments: [AppMoment]) {
    self.init(word, [Path(from: sources, moments)])
  }

  /// The flow of the word, if it is one of the app's.
  public static func flow(of word: ActionWord) -> AppFlow? {
    word.isOfApp ? all.first { $0.word == word } : nil
  }

  /// The states in which the app may be.
  public var states: [AppState] { Self.order.filter { state in paths.contains { $0.sources.contains(state) } } }

  /// As messages name them.
  private static let order: [AppState] = [.notRunning, .active, .inactive, .backgroundRunning, .suspended]

  /// What happens to an app in that state.
  public func moments(from state: AppState, hasScenes: Bool) -> [AppMoment] {
    guard let path = paths.first(where: { $0.sources.contains(state) }) else { return [] }
    return hasScenes ? path.withScenes : path.withoutScenes
  }
}
