import Logs
import Testing

/// What people print, line by line.
@Suite struct LogReaderTests {
  private func read(_ text: String) -> [String] {
    LogReader().read(text).events.map { "\($0.subject ?? "-") \($0.callback)" }
  }

  @Test(arguments: [
    ("viewDidLoad()", "- viewDidLoad"),
    ("-> viewWillAppear", "- viewWillAppear"),
    ("-[HomeViewController viewWillAppear:]", "HomeViewController viewWillAppear"),
    ("[HomeViewController viewDidLoad]", "HomeViewController viewDidLoad"),
    ("HomeViewController - View Did Load", "HomeViewController viewDidLoad"),
    ("🚀 SecondViewController viewDidLoad 🚀", "SecondViewController viewDidLoad"),
    (
      "2017-05-10 14:20:01.867 Shop[96630:4313524] Table view controller viewDidLoad called",
      "TableViewController viewDidLoad"
    ),
    ("2023-05-01 12:00:00.123456+0900 Shop[1:2] [com.shop.app:ui] HomeVC viewDidAppear(_:)", "HomeVC viewDidAppear"),
    ("12:00:01 | DEBUG | HomeVC.swift:23 | viewDidAppear(_:)", "HomeVC viewDidAppear"),
    ("May  5 12:00:00 iPhone Shop(UIKit)[123] <Notice>: HomeVC viewDidLoad", "HomeVC viewDidLoad"),
    ("=> applicationDidBecomeActive", "AppDelegate applicationDidBecomeActive"),
    (
      "<Shop.AppDelegate: 0x600003d74240> application(_:didFinishLaunchingWithOptions:)",
      "AppDelegate applicationDidFinishLaunchingWithOptions"
    ),
    ("12. `UIApplication.didBecomeActive`", "Notification UIApplicationDidBecomeActive"),
    ("SceneDelegate - WillConnectTo", "SceneDelegate sceneWillConnectTo"),
    ("<Shop.HomeVC: 0x7f8> viewDidLoad()", "HomeVC viewDidLoad"),
    ("viewWillAppear: <Shop.HomeVC: 0x7f8>", "HomeVC viewWillAppear"),
    ("swizzled_viewWillAppear <Shop.HomeVC: 0x1>", "HomeVC viewWillAppear"),
    ("B(viewDidLoad)", "B viewDidLoad"), ("5.loadView:ViewController2", "ViewController2 loadView"),
    ("HomeVC viewDidDisppear", "HomeVC viewDidDisappear"), ("viewWillDisapppear", "- viewWillDisappear"),
    ("두번째뷰컨 viewDidLoad 호출", "두번째뷰컨 viewDidLoad"), ("HomeVC viewDidLoad が呼ばれた", "HomeVC viewDidLoad"),
    (#"{"class":"HomeVC","method":"viewDidLoad()"}"#, "HomeVC viewDidLoad"),
    (#"{"eventMessage":"[HomeVC] viewDidLoad","processID":12}"#, "HomeVC viewDidLoad"),
    ("scenePhase changed from active to inactive", "ScenePhase inactive"), ("deinit HomeVC", "HomeVC deinit"),
    ("RootView unwindToList(_:)", "RootView unwindToList"), ("viewWillDisappear is called", "- viewWillDisappear"),
    ("Home has appeared", "Home viewDidAppear"), ("Home has loaded", "Home viewDidLoad"),
    ("HomeVC is about to disappear", "HomeVC viewWillDisappear"),
    ("HomeVC willMove(toParent: nil)", "HomeVC willMoveToParent"),
    ("A: viewWillTransition(to:with:)", "A viewWillTransitionToSize"),
    ("A: willTransition(to:with:)", "A willTransitionToTraits"),
    ("12:00 Db Shop[42:1a] [com.shop.app:CartVC] viewDidLoad()", "CartVC viewDidLoad"),
    ("-[CartVC(Tracking) swizzled_viewDidAppear:]", "CartVC viewDidAppear"),
    ("event=viewDidLoad vc=CartVC", "CartVC viewDidLoad"),
    ("lifecycle.viewWillAppear { controller: CartVC }", "CartVC viewWillAppear"),
    ("class: CartVC, method: viewDidLoad", "CartVC viewDidLoad"),
    ("func: viewDidLoad() class: CartVC line: 23", "CartVC viewDidLoad"),
    ("[File: CartVC.swift][Line: 23][Func: viewDidLoad()]", "CartVC viewDidLoad"),
    ("ViewController: viewDidLoad", "ViewController viewDidLoad"),
    ("CartView.swift:22 body: onAppear", "CartView onAppear"),
    (#"{"category":"CartVC","eventMessage":"viewDidLoad()"}"#, "CartVC viewDidLoad"),
    (#"{"screen_name":"CartVC","event_name":"viewDidLoad"}"#, "CartVC viewDidLoad"),
    ("CartVC viewDidLoad - loading the list of items from the cache before it is asked again", "CartVC viewDidLoad"),
    ("AppState changed: state=background", "AppState BackgroundRunning"),
    ("scenePhase is background, was inactive", "ScenePhase background"), ("newPhase: active", "ScenePhase active"),
    ("new phase inactive, old phase active", "ScenePhase inactive"),
    ("tabBar(_:didSelect:)", "TabBar didSelectItem"), ("HomeVC viewDidLoad 호출됨", "HomeVC viewDidLoad"),
  ])
  func aLineTellsOfACall(line: String, call: String) { #expect(read(line) == [call]) }

  /// Names that only have a callback's in them, and calls of other methods.
  @Test(arguments: [
    "CartVC keyboardWillAppear(_:)", "CartVC keyboardDidDisappear", "CartVC collectionView(_:didSelectItemAt:)",
    "CartVC bannerViewDidLoad(_:)", "CartVC centralManager(_:didDisconnectPeripheral:error:)", "Store task(for:)",
    "[WebSocket] didDisconnect", "Store: AppState changed: user=nil, background=false",
    "CartVC present(_:animated:completion:)", "CartVC reloadData() in viewWillAppear",
    "CartVC update(with:) called from viewDidLoad",
    "2 Shop 0x000000010480ae00 $s4Shop6CartVCC11viewDidLoadyyF + 124",
    "4 UIKitCore 0x0000000185a8fd64 -[UIViewController loadViewIfRequired] + 908",
    "CartVC didSelectItemAt [0, 1]", "CartVC tableView didSelectRowAtIndexPath:", "CartVC did select row at 3",
    "--- popViewController", "CartVC popViewController(animated:)",
  ])
  func whatIsCalledOtherwiseIsLeftAside(line: String) {
    #expect(read("CartVC viewDidLoad\n\(line)") == ["CartVC viewDidLoad"])
  }

  @Test func aLineMayTellOfSeveralCalls() {
    #expect(read("A viewWillAppear -> B viewDidLoad") == ["A viewWillAppear", "B viewDidLoad"])
    #expect(read("(A)viewWillDisappear->(B)viewWillAppear") == ["A viewWillDisappear", "B viewWillAppear"])
    #expect(read("A: viewDidLoad, viewWillAppear") == ["A viewDidLoad", "A viewWillAppear"])
    #expect(
      read("viewDidLoad(Third)-> viewWillDisappear(Second)") == ["Third viewDidLoad", "Second viewWillDisappear"])
  }

  @Test func theLogTellsOnWhichSideNamesStand() {
    #expect(
      read("viewWillAppear:  Oslo\nviewWillDisappear:  Rome") == ["Oslo viewWillAppear", "Rome viewWillDisappear"])
    #expect(read("viewWillAppear Called\nviewDidAppear Called") == ["- viewWillAppear", "- viewDidAppear"])
    #expect(
      read("[LifeCycle] viewDidLoad - HomeVC\n[LifeCycle] viewDidLoad - ListVC") == [
        "HomeVC viewDidLoad", "ListVC viewDidLoad",
      ])
  }

  @Test func theConsolesRowsAreNotLeftAside() {
    let row = "Type: Debug | Library: Shop | Category: Home"
    #expect(LogReader().read("viewDidLoad\n\(row)\nother\n\(row)").leftAside == [3, 4])
  }

  @Test func whoeverIsMeantHasOneName() {
    let log = "ThirdViewController viewDidLoad\nThirdViewController viewWillAppear\nThirdViewController viewDidAppear\n"
    #expect(Set(LogReader().read(log + "ThridViewController viewDidDisappear").events.map(\.subject)).count == 1)
    // A letter at the end tells controllers apart.
    #expect(
      Set(LogReader().read("ViewControllerA viewDidLoad\nViewControllerB viewDidLoad").events.map(\.subject)).count == 2
    )
    #expect(
      Set(LogReader().read("View Controller 1 viewDidLoad\nViewController1 viewDidAppear").events.map(\.subject)).count
        == 1)
  }

  @Test func addressesTellInstancesApart() {
    let scenes = LogReader().read(
      "sceneDidBecomeActive <UIWindowScene: 0x10>\nsceneDidBecomeActive <UIWindowScene: 0x20>")
    #expect(scenes.events.map(\.subject) == ["SceneDelegate", "SceneDelegate2"])
    let after = LogReader().read("<A: 0x1> viewDidLoad\n<A: 0x1> viewDidDisappear\n<A: 0x2> viewDidLoad")
    #expect(after.events.map(\.subject) == ["A", "A", "A"] && after.events.map(\.instance) == [1, 1, 2])
    let beside = LogReader().read("<A: 0x1> viewDidLoad\n<A: 0x2> viewDidLoad\n<A: 0x1> viewDidAppear")
    #expect(beside.events.map(\.subject) == ["A", "A2", "A"])
  }

  @Test func whatNamesNoCallIsLeftAside() {
    let log = LogReader().read(
      """
      A viewDidLoad
      pushed the button
      A viewWillAppear

      override func viewDidAppear(_ animated: Bool) {
      A viewDidAppear
      Now I go back and then the viewWillDisappear of that one gets called as well
      """)
    #expect(log.fates == [.taken(1), .leftAside, .taken(1), .blank, .leftAside, .taken(1), .remark])
  }

  /// Remarks of an article between its lines: names that are bent as the sentence asks.
  @Test func sentencesBetweenTheLinesAreLeftAside() {
    let lines = ["Home viewDidLoad", "Home viewWillAppear(_:)", "Detail - View Did Load", "Detail - View Did Appear"]
    for remark in [
      "// 첫 화면은 남아 있었으므로 View Did Load가 수행되지 않는다.", "- Detail의 viewDidLoad는 다시 호출되지 않는다.",
      "詳細画面ではviewDidAppearが呼ばれます。", "这里viewDidLoad方法只会调用一次",
    ] {
      let log = LogReader().read((lines + [remark]).joined(separator: "\n"))
      #expect(log.events.count == 4 && log.fates.last == .remark, "\(remark)")
    }
  }

  /// A program that prints sentences is read all the same.
  @Test(arguments: ["%가 호출되었습니다", "%が呼ばれました", "%方法被调用"])
  func sentencesThatAProgramPrintsAreRead(form: String) {
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
    let lines = calls.map { "홈 " + form.replacing("%", with: $0) }
    #expect(LogReader().read(lines.joined(separator: "\n")).events.map(\.callback) == calls)
  }

  @Test func aPatternTellsWhatCannotBeGuessed() throws {
    let reader = LogReader(pattern: try LogPattern("{time}~{callback}~{subject}!"))
    let log = reader.read("1.2~viewDidLoad~Home!\n1.3~customCall~List!\nnothing")
    #expect(log.events.map { "\($0.subject ?? "-") \($0.callback)" } == ["Home viewDidLoad", "List customCall"])
    #expect(throws: LogPattern.Problem.noCallback) { try LogPattern("{subject}") }
    #expect(throws: LogPattern.Problem.open) { try LogPattern("{callback") }
  }

  @Test func hostileLinesAreBounded() {
    let long = LogReader().read(String(repeating: "x viewDidLoad ", count: 80_000))
    #expect(long.events.count <= 64)
    #expect(long.fates == [.tooLong(long.events.count)])
    let junk = LogReader().read("\u{1B}[31m<script>alert(1)</script> viewDidLoad \0\u{7} \u{202E}")
    #expect(junk.events.map(\.callback) == ["viewDidLoad"])
    #expect(LogReader().read(String(repeating: "(", count: 100_000) + "viewDidLoad").events.isEmpty)
    #expect(LogReader().read("").events.isEmpty)
  }
}
