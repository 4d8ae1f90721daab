import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

@Suite struct LanguageTests {
  /// Every term of the format, as it is written and as it is written back.
  @Test(arguments: [
    ("A", "A"), ("nav(A, B)", "nav(A, B)"), ("nav()", "nav()"), ("tabBar( nav(A) ,B )", "tabBar(nav(A), B)"),
    ("split(primary: A, secondary: nav(B))", "split(primary: A, secondary: nav(B))"),
    (
      "split(primary: A, supplementary: nav(S), secondary: B)",
      "split(primary: A, supplementary: nav(S), secondary: B)"
    ),
    ("page(A, B, C)", "page(A, B, C)"),
    ("parent P contains C", "P contains C"), ("P contains nav(A)", "P contains nav(A)"),
    ("P contains nothing", "P contains nothing"), ("nav(Home, P contains nav(A))", "nav(Home, P contains nav(A))"),
    ("nav(A, swiftui B)", "nav(A, swiftui B)"), ("tabBar(A, swiftui P contains C)", "tabBar(A, swiftui P contains C)"),
    ("P contains swiftui C", "P contains swiftui C"),
    ("A ; A presents swiftui B as pageSheet", "A ; A presents swiftui B as pageSheet"),
    ("swiftui P contains uikit C, uiview D", "swiftui P contains uikit C, uiview D"),
    ("swiftui uikit contains uiview", "swiftui uikit contains uiview"), ("nav(swiftui)", "nav(swiftui)"),
    (
      "A ; A presents nav(B) as pageSheet ; B presents C as fullScreen",
      "A ; A presents nav(B) as pageSheet ; B presents C as fullScreen"
    ),
    ("app", "app"), ("app in Suspended", "app in Suspended"), ("scene(Main)", "scene(Main)"),
    ("scene(Main, Second)", "scene(Main, Second)"), ("swiftui NavigationStack(A)", "swiftui NavigationStack(A)"),
    ("swiftui TabView(A, B)", "swiftui TabView(A, B)"), ("swiftui P contains C", "swiftui P contains C"),
    ("nav", "nav"), ("parent", "parent"), ("scene", "scene"), ("화면", "화면"),
  ])
  func structures(text: String, written: String) throws {
    #expect(try Structure(parsing: text).description == written)
  }

  @Test func everyActionOfTheFormatParses() throws {
    let format = """
      launch home appSwitcher appSwitcherReturn reopen lock unlock incomingCall declineCall controlCentreOpen
      controlCentreClose openNotificationCenter closeNotificationCenter terminate memoryWarning memoryReclaim
      backgroundTimeout backgroundWorkDone launchByURL reopenByURL launchByPush reopenByPush receivePushInBackground
      rotate pop popToRoot beginInteractivePop cancelInteractivePop finishInteractivePop cancelInteractivePush
      finishInteractivePush beginInteractiveDismiss cancelInteractiveDismiss finishInteractiveDismiss
      attemptInteractiveDismiss pageForward pageBack beginPageForward cancelPageForward finishPageForward beginPageBack
      cancelPageBack finishPageBack collapse expand unwind interactiveDismiss prewarm
      beginSearch typeSearch clearSearch endSearch
      becomeCompact becomeRegular launchExtension completeRequest cancelRequest
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    let more = [
      "openScene S", "closeScene S", "switchRoot tabBar(A, B)", "push B", "push nav(B)", "popTo A", "setStack [A, B]",
      "setStack []", "beginInteractivePush B", "show B", "unwind A", "present B as formSheet from A", "dismiss B",
      "selectTab B", "peekPress B", "peekPreview B", "peekRelease B", "peekCommit B", "contextMenuShow B",
      "contextMenuDismiss B", "contextMenuCommit B", "addChild C to P", "addSubviewOnly C to P", "removeChild C",
      "transition C1 to C2", "beginAppearanceTransition C", "endAppearanceTransition C", "displayMode allVisible",
      "showDetail B", "showColumn primary", "hideColumn supplementary", "wakeInBackground fetch", "swiftui:PUSH B",
      "swiftui:POP", "swiftui:SHEET B", "swiftui:DISMISS",
      "swiftui:TAB B",
      "swiftui:UPDATE B", "beginSearch Results", "push swiftui B", "present swiftui B as pageSheet from A",
    ]
    for text in format + more { #expect(try Action(parsing: text).text == text) }
    let words = Set((format + more).compactMap { try? Action(parsing: $0).word })
    #expect(words == Set(ActionWord.allCases))
  }

  @Test func optionsOfAStep() throws {
    let text = scenario(
      "  - do: home\n    backgroundWork: true\n  - do: push B\n    animated: false\n    by: storyboard")
    let scenarios = try withContent(["a.yaml": Array(text.utf8)]) { CatalogLoader.load(folder: $0).catalog.scenarios }
    let steps = try #require(scenarios.first?.steps)
    #expect(steps[0].script.backgroundWork)
    #expect(!steps[1].script.animated)
    #expect(steps[1].script.initiator == .storyboard)
    #expect(steps[1].location.line == 7)
  }

  @Test func textsInSeveralLanguages() throws {
    let text = "id: a\ntitle: {en: Push, ko: 푸시, ja: プッシュ}\nstructure: A\nsteps: [launch]\n"
    let title = try withContent(["a.yaml": Array(text.utf8)]) {
      CatalogLoader.load(folder: $0).catalog.scenarios.first?.title
    }
    #expect(title?.english == "Push" && title?.translations == ["ko": "푸시", "ja": "プッシュ"])
    #expect(title?.origin?.key == "title" && title?.origin?.location.line == 2)
    #expect(title?.isMissing(in: "ko") == false)
    #expect(LocalizedText("Stands in for a title").isMissing(in: "ko") == false)
  }

  /// Without English the language comes first that the author has written first.
  @Test func withoutEnglishTheOrderOfTheFileCounts() throws {
    for (languages, text, first) in [
      ("ko: 푸시, de: Vor", "푸시", "ko"), ("de: Vor, ko: 푸시", "Vor", "de"), ("de: Vor, en: Push", "Push", "en"),
    ] {
      let file = "id: a\ntitle: {\(languages)}\nstructure: A\nsteps: [launch]\n"
      let title = try withContent(["a.yaml": Array(file.utf8)]) {
        CatalogLoader.load(folder: $0).catalog.scenarios.first?.title
      }
      #expect(title?.english == text && title?.language == first)
    }
  }

  @Test func aTextCanBeginWithAnotherLanguage() {
    let text = LocalizedText("Push", in: "en", translations: ["ko": "푸시", "ja": "プッシュ"])
    #expect(
      text.beginning(with: "ko") == LocalizedText("푸시", in: "ko", translations: ["en": "Push", "ja": "プッシュ"]))
    #expect(text.beginning(with: "fr") == text && text.beginning(with: "en") == text)
  }
}
