import Lifecycle

/// The sheets of a content.
public struct SheetCollection {
  let content: StudiedContent

  /// What everything is run on that names nothing else.
  var platform: Platform { Platform(release: content.shownRelease) }

  /// Sheets of a content.
  public init(_ content: StudiedContent) { self.content = content }

  /// The pages of a sheet: one, or of those to fill in each with its solution behind it.
  public func pages(of name: Sheet.Name) -> [Sheet] {
    switch name {
    case .controller: [controllerSheet]
    case .waysIn: [waysIn]
    case .waysBack: [waysBack]
    case .silent: [silentSheet]
    case .styles: [styleSheet]
    case .pairs: [pairSheet]
    case .app: [appSheet]
    case .releases: [releaseSheet]
    case .logs: [logSheet]
    case .blank:
      [waysIn, waysBack, silentSheet].enumerated().flatMap { number, sheet in
        [sheet.blank(page: 2 * number + 1), sheet.solution(page: 2 * number + 2)]
      }
    }
  }
}
