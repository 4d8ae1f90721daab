import Logs
import Testing

/// Who is named in a log: what stands beside the callbacks is taken as a whole.
@Suite struct LogNamesTests {
  private static let visit = [
    ("Home", "viewDidLoad"), ("Home", "viewDidAppear"), ("Item", "viewDidLoad"), ("Home", "viewDidDisappear"),
    ("Item", "viewDidAppear"), ("Item", "viewDidDisappear"), ("Home", "viewDidAppear"),
  ]

  private func names(_ text: String) -> [String] { LogReader().read(text).events.map { $0.subject ?? "-" } }

  /// The visit with a line for each call.
  private func names(form: String) -> [String] {
    names(Self.visit.map { form.replacing("%", with: $0.1).replacing("@", with: $0.0) }.joined(separator: "\n"))
  }

  /// Names may stand below, where Xcode's console has the category.
  @Test(arguments: [
    "%()\nType: Debug | Timestamp: 2026-05-01 12:00:00+09:00 | Library: Shop | Subsystem: com.shop | Category: @",
    "%() called\nType: Info | Category: @ | TID: 0x1a2b3", "%\nSubsystem: com.shop | Category: @",
  ])
  func namesMayStandBelow(form: String) {
    #expect(names(form: form) == Self.visit.map(\.0))
  }

  /// Labels of loggers whose authors write another script.
  @Test(arguments: [
    "クラス名:@ メソッド名:%()", "クラス名：@　メソッド名：%", "클래스: @, 메서드: %()", "方法名:%() 类名:@", "类：@ 方法：-%",
  ])
  func labelsMayBeOfAnotherScript(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  @Test func aNameBeforeOneColonIsNoLabel() {
    #expect(names("홈: viewDidLoad\n상세: viewDidLoad\n홈: viewWillAppear") == ["홈", "상세", "홈"])
  }

  /// The runtime's name of a method has the class that it stands in, which a base class has for all.
  @Test(arguments: [
    "@ViewController ---> -[BaseViewController %]", "<Shop.@ViewController: 0x7f80> -[BaseViewController %]",
    "12:00:01.250 Shop[12:34] @ViewController: -[BaseViewController %]",
    "[@ViewController] Shop/BaseViewController.swift:12 %()", "@ViewController - BaseViewController.%",
  ])
  func aBaseClassIsNotWhoIsCalled(form: String) {
    #expect(names(form: form) == Self.visit.map { "\($0.0)ViewController" })
  }

  /// Words about the call, measures and keys stand between a call and a name, before it or behind it.
  @Test(arguments: [
    "[@] called %", "@: func %()", "@ | debug | %", "@: lifecycle: %", "@: animated=true %", "class @, func %",
    "% called - @", "% animated: true @", "% (23) @", "% fired (@)", "% 호출 - @", "% 12:01:02.333 @", "% <- @",
    "%() self=<MyApp.@: 0x101e04c20>", "% (self: @)", "% animated=1 vc=@", "instance=@ %", "vcName=@ callback=%",
    "[Shop/@.swift:30] %", "[/Users/kim/Shop/@.swift:30] %",
    "+0.130s @ %", "% took 0.130 ms [@]",
  ])
  func whatIsSaidOfTheCallIsSteppedOver(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  /// `deinit` is a word of everyday code, and counts where one object is named.
  @Test(arguments: [
    "@ deinit called", "-[@ dealloc] hit", "[@ dealloc] [Line 32] called", "deinit called: @",
    "11,@,deinit,true", "deinit self=<MyApp.@: 0x102e04c20>", "event: deinit, controller: @",
    "func=deinit file=@.swift",
    "viewDidLoad of Home, deinit of @", "viewDidLoad[Home] | deinit[@]", "@_deinit",
  ])
  func anObjectIsDeallocated(form: String) {
    let events = LogReader().read(form.replacing("@", with: "DetailVC")).events
    #expect(events.last?.callback == "deinit" && events.last?.subject == "DetailVC", "\(events)")
  }

  @Test(arguments: [
    ("HomeVC viewDisappear", "viewDidAppear"), ("sceneDidBecomeInactive", "sceneDidBecomeActive"),
    ("HomeVC viewDidReload", "viewDidLoad"), ("applicationDidBecomeInactive", "applicationDidBecomeActive"),
  ])
  func nothingIsASlipOfItsOpposite(line: String, opposite: String) {
    #expect(LogReader().read(line).events.allSatisfy { $0.callback != opposite })
  }

  /// Shortened names count beside whole ones where they are an author's way to write, and not where one of them comes alone.
  @Test func whatHappensToBeSpelledAsACallIsNone() {
    let home = "Home viewDidLoad\nHome viewDidAppear\n"
    let log = LogReader().read("\(home)Banner did load\nThe advert has loaded")
    #expect(log.events.map(\.line) == [1, 2])
    #expect(log.leftAside == [3, 4])
    #expect(names("\(home)Item did load\nItem did appear") == ["Home", "Home", "Item", "Item"])
    #expect(names("\(home)Home will disappear\nItem will layout") == ["Home", "Home", "Home", "Item"])
    #expect(names("Home did load\nBanner did load") == ["Home", "Banner"])
  }

  @Test func aSentenceAboutDeallocationIsNoCall() {
    #expect(LogReader().read("is deinit of the parser called when Home retains a closure").events.isEmpty)
  }

  @Test func linesOfAListMayHaveEnclosedNumbers() {
    let lines = Self.visit.enumerated().map { "\(Array("①②③④⑤⑥⑦")[$0.offset]) \($0.element.0) \($0.element.1)" }
    #expect(names(lines.joined(separator: "\n")) == Self.visit.map(\.0))
  }

  /// Several calls on a line, each with the name behind it.
  @Test(arguments: [
    "viewDidLoad of B, viewWillDisappear of A, viewWillAppear of B",
    "viewDidLoad (B) → viewWillDisappear (A) → viewWillAppear (B)",
    "viewDidLoad - B, viewWillDisappear - A, viewWillAppear - B",
    "viewDidLoad [B] -> viewWillDisappear [A] -> viewWillAppear [B]",
  ])
  func namesBehindCallsOfOneLine(line: String) { #expect(names(line) == ["B", "A", "B"]) }

  @Test func whatCountsTheLinesIsNotWhoIsCalled() {
    let lines = Self.visit.enumerated().map { "[Step\($0.offset)] HomeViewController \($0.element.1)" }
    // It loads a second time while it is on screen: these are two objects.
    #expect(Set(names(lines.joined(separator: "\n"))) == ["HomeViewController", "HomeViewController2"])
  }

  @Test(arguments: ["-[%% @]", "App[12:34] 方法:-[%% @]", "main -[%% @]"])
  func oneClassAloneIsWhoIsCalled(form: String) {
    let lines = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map {
      form.replacing("%%", with: "BaseViewController").replacing("@", with: $0)
    }
    #expect(names(lines.joined(separator: "\n")) == Array(repeating: "BaseViewController", count: 3))
  }

  @Test(arguments: [
    "viewDidLoad:HomeVC加载完毕", "viewWillAppear:ViewController2将要出现", "HomeVC에서 viewDidLoad 호출",
    "ViewController1의 viewDidLoad",
    "viewDidDisappear:ViewController1 完全消失",
  ])
  func theSentenceBehindANameIsNotOfIt(line: String) throws {
    let name = try #require(["HomeVC", "ViewController1", "ViewController2"].first { line.contains($0) })
    #expect(names(line) == [name])
  }

  @Test(arguments: ["@의 % 호출됨", "@에서 % 호출", "@の%が呼ばれた", "@控制器的%方法被调用了", "@的 % 被调用"])
  func whatASentencePutsBehindANameIsNotOfIt(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  /// A screen's own name has no particle that one of the others lacks.
  @Test(arguments: [
    ("홈화면의", "상세화면의", "의"), ("ホーム画面の", "詳細画面の", "の"), ("首页的", "详情的", "的"), ("홈에서", "상세에서", "에서"),
  ])
  func particlesBehindNamesOfTheirScript(first: String, second: String, particle: String) {
    let found = names("\(first) viewDidLoad\n\(second) viewDidLoad\n\(first) viewDidDisappear")
    #expect(found == [first, second, first].map { $0.replacing(particle, with: "") })
    #expect(names("회의 viewDidLoad\n회의 viewWillAppear") == ["회의", "회의"])
    #expect(names("회의 viewDidLoad\n홈 viewWillAppear") == ["회의", "홈"])
  }

  /// What every line of a log says beside the name, in whatever language, is not of it.
  @Test(arguments: [
    "se llama % en @", "@: se ejecuta %", "% de @ foi chamado", "вызван % в @", "@ вызвал %", "appel de % dans @",
    "% @ appelée", "已调用 @ 的 %", "@ 中的 % 被调用", "@ 里 % 执行", "『@』の%",
    "% - triggered - @", "% wird aufgerufen (@)", "% isMovingToParent: false @", "% se llama en [@]",
  ])
  func whatEachSentenceSaysIsNotOfTheName(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  @Test func wordsThatNamesShareAreKeptWhereTheyAreWrittenAlike() {
    #expect(names("home view viewDidLoad\ndetail view viewDidLoad") == ["HomeView", "DetailView"])
    #expect(names("홈 화면 viewDidLoad\n상세 화면 viewDidLoad") == ["홈화면", "상세화면"])
  }

  /// Objective-C's runtime has names of its own for what is private, generic or lies in another class.
  @Test(arguments: [
    "_TtC4Shop4@", "_TtC4ShopP33_0F1A2B3C4D5E6F708192A3B4C5D6E7F84@", "_TtCC4Shop5Outer4@", "<_TtC4Shop4@: 0x7f80>",
    "-[_TtC4Shop4@ %]", "_TtGC4Shop4@VS_7AnyView_",
  ])
  func theRuntimesNamesAreRead(form: String) {
    #expect(names(form: form.contains("%") ? form : "\(form) %") == Self.visit.map(\.0))
  }

  @Test(arguments: ["_TtC", "_TtC99Shop", "_TtX4@", "_TtC4Shop0"])
  func whatIsNoNameOfTheRuntimeStaysAsItIs(name: String) { #expect(names("\(name) viewDidLoad").count == 1) }

  @Test(arguments: ["@+Lifecycle.swift:12 %()", "[@+Lifecycle.swift:12] %()", "@+Log.m -%", "12:00:01+0900 @: %"])
  func anExtensionsFileIsOfItsType(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  /// A dictionary that an app prints, alone or behind a message; its keys have no order.
  @Test(arguments: [
    "{\"screen\": \"@\", \"event\": \"%\"}", "12:00:01 track {\"event\":\"%\",\"screen\":\"@\"}",
    "screen_event [\"screen\": \"@\", \"event\": \"%\"]", "[\"event\": \"%\", \"time\": 12.5, \"class\": \"@\"]",
  ])
  func dictionariesAreRead(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  /// A call may print a dictionary that is about something else.
  @Test(arguments: ["@ % [\"class\": \"Cart\", \"name\": \"x\"]", "[\"class\": \"Cart\", \"name\": \"x\"] @ %"])
  func aDictionaryWithoutACallIsSteppedOver(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  /// Accents may be scalars of their own, as in the names of files on a Mac.
  @Test(arguments: ["หน้าแรก", "होम", "Re\u{301}glages", "カ\u{3099}イド"])
  func marksBelongToTheirLetters(name: String) {
    #expect(names("\(name) viewDidLoad\n[\(name)] viewDidLoad") == [name, name])
  }

  /// Loggers print the function and a message, which may be the function's name.
  @Test(arguments: ["[@.swift:21] %() > %", "[main] [@.swift:21] %() > @ %", "@: %() -> %", "%() - title: @"])
  func aMessageThatRepeatsTheFunctionIsNoCall(form: String) { #expect(names(form: form) == Self.visit.map(\.0)) }

  /// How long a call took is no name, though some take equally long.
  @Test(arguments: [
    "@.%() took # ms", "@ % took #ms", "% @ took #ms", "%() took #ms in @", "[@] % finished in #s",
    "event=% screen=@ duration=#", "@ % 실행 시간 #ms", "@ % に #ms かかりました", "@ % 耗时 #秒", "#ms @ %", "% @.swift line #",
  ])
  func aTimeIsNotWhoIsCalled(form: String) {
    let times = ["3.2", "0.1", "2.8", "0.1", "0.2", "0.1", "0.2"]
    let lines = zip(Self.visit, times).map { call, time in
      form.replacing("%", with: call.1).replacing("@", with: call.0).replacing("#", with: time)
    }
    #expect(names(lines.joined(separator: "\n")) == Self.visit.map(\.0))
  }

  @Test(arguments: ["@ 2 %", "Tab 1 @ %", "@ 2nd %", "% @ 2", "@ Sec %", "@ Done %", "@ Completed %"])
  func aNumberMayBeOfAName(form: String) {
    #expect(Set(names(form: form)).count == 2)
    #expect(names(form: form).allSatisfy { $0.count > 4 })
  }

  @Test(arguments: ["Completed", "Duration", "After"])
  func aWordThatTellsATimeMayBeAScreen(name: String) { #expect(names("\(name): viewDidLoad") == [name]) }

  @Test func aChainHasACallForEachName() {
    #expect(names("Parent viewWillAppear > Page viewWillAppear") == ["Parent", "Page"])
    #expect(names("HomeDetailVC viewDidLoad, HomeDetail2VC viewDidLoad, Home viewDidLoad").count == 3)
    #expect(names("HomeDetailVC viewDidLoad, HomeVC viewDidLoad") == ["HomeDetailVC", "HomeVC"])
    #expect(names("A viewDidLoad → A viewWillAppear → A viewWillAppear").count == 3)
  }

  @Test func namesOfTwoScriptsStayTwo() {
    #expect(names("Tab첫째 viewDidLoad\nTab둘째 viewDidLoad") == ["Tab첫째", "Tab둘째"])
    #expect(names("홈VC viewDidLoad\n설정VC viewDidLoad") == ["홈VC", "설정VC"])
  }

  /// `NSLog(@"viewDidLoad1")` in one class and `NSLog(@"viewDidLoad2")` in the other.
  @Test func aDigitAtTheEndIsAScreen() {
    let log = "viewDidLoad1\nviewDidAppear1\nviewDidLoad2\nviewWillDisappear1\nviewWillAppear2\nviewDidDisappear1"
    #expect(names(log) == ["Screen1", "Screen1", "Screen2", "Screen1", "Screen2", "Screen1"])
    #expect(names("Home viewDidLoad1\nItem viewDidLoad2") == ["Home", "Item"])
  }

  @Test(arguments: ["%--[@]", "% (@)", "[@] %", "%: @"])
  func whatACallbackMeansIsNobody(form: String) {
    let meanings = [
      ("viewDidLoad", "뷰가 로드됨"), ("viewWillAppear", "나타나기 직전"), ("viewDidAppear", "나타났다"),
      ("viewWillDisappear", "사라질 것"),
      ("viewDidDisappear", "사라졌다"), ("viewWillAppear", "나타나기 직전"), ("viewDidAppear", "나타났다"),
    ]
    let lines = meanings.map { form.replacing("%", with: $0.0).replacing("@", with: $0.1) }
    #expect(Set(names(lines.joined(separator: "\n"))) == ["-"])
    // A few calls of as many objects are no list of meanings.
    #expect(names("A viewWillDisappear\nB viewWillAppear\nC deinit") == ["A", "B", "C"])
  }
}
