import Diagnostics
import Lifecycle
import Scenarios

// One view controller: its states, its calls, and what to do in them.
extension SheetCollection {
  private static let told: [Callback] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillTransitionToSize, .didReceiveMemoryWarning,
    .willMoveToParent, .didMoveToParent, Callback("deinit"),
  ]

  var controllerSheet: Sheet {
    let rows = Self.told.filter { $0.releases.contains(platform.release) }.compactMap { callback -> [Sheet.Cell]? in
      guard let prose = content.catalog.callbacks.first(where: { $0.name == callback.name }) else { return nil }
      func entry(_ section: Int, _ place: Int = 0) -> [StudyText] {
        guard let text = prose.explanation else { return [] }
        let own = text.mapped { text in
          let entries = ProseSections(text).entries(section)
          return entries.indices.contains(place) ? entries[place] : ""
        }
        return own.english.isEmpty ? [] : [.content(own)]
      }
      return [
        .init([.code(callback.name)], .called), .init([.content(prose.summary)]), .init(entry(0)), .init(entry(1)),
      ]
    }
    return Sheet(
      name: .controller, title: "One view controller",
      parts: [
        .machine("view-controller"),
        .table(Sheet.Table(Self.columns, rows)),
      ])
  }

  private static let columns: [Sheet.Table.Column] = [
    .init(.code(""), 2), .init(.phrase(what), 3), .init(.phrase(use), 2.6), .init(.phrase(avoid), 2.6),
  ]

  private static var what: Phrase { "What it is" }
  private static var use: Phrase { "Use it for" }
  private static var avoid: Phrase { "Not for" }
}
