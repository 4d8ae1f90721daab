import Lifecycle
import Logs
import Stories
import Testing

/// What lines have besides a name and a call.
@Suite struct LogFormTests {
  private static let calls = [
    ("1", "viewDidLoad"), ("1", "viewWillAppear"), ("1", "viewDidAppear"), ("2", "viewDidLoad"),
    ("1", "viewWillDisappear"), ("2", "viewWillAppear"), ("1", "viewDidDisappear"), ("2", "viewDidAppear"),
  ]

  /// Two objects of a class: `^` is the number of the one, `$` its address, and `%` the call.
  @Test(arguments: [
    "DetailVC <0x60000$> %", "DetailVC(0x60000$) %", "DetailVC@0x60000$ %()", "[0x60000$] DetailVC %",
    "0x60000$ DetailVC - %", "DetailVC self=0x60000$ %", "Detail 0x60000$ %", "Detail#^ %", "Detail(^): %()",
    "% DetailVC(0x60000$)", "% - DetailVC#^",
  ])
  func anAddressBesideTheNameTellsObjectsApart(form: String) {
    let lines = Self.calls.map { number, call in
      form.replacing("^", with: number).replacing("$", with: "3c0d\(number)00").replacing("%", with: call)
    }
    let events = LogReader().read(lines.joined(separator: "\n")).events
    #expect(events.map(\.callback) == Self.calls.map(\.1))
    let name = form.contains("VC") ? "DetailVC" : "Detail"
    #expect(events.map { $0.subject ?? "-" } == Self.calls.map { $0.0 == "1" ? name : name + "2" })
  }

  @Test func theNumbersOfLinesTellNothing() {
    let text = "Home(12) viewDidLoad\nHome(20) viewWillAppear\nHome(31) viewDidAppear\nHome(20) viewWillAppear"
    #expect(Set(LogReader().read(text).events.map(\.subject)) == ["Home"])
  }

  /// Who inherits from a class that prints is called once.
  @Test(arguments: [true, false]) func aSuperclassIsLeftAside(isFirst: Bool) {
    let names = [("Home", 0..<3), ("Detail", 0..<5), ("Home", 3..<5)]
    let life = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let lines = names.flatMap { name, range in
      life[range].flatMap { call in
        isFirst ? ["Base \(call)", "\(name) \(call)"] : ["\(name) \(call)", "Base \(call)"]
      }
    }
    let log = LogReader().read(lines.joined(separator: "\n"))
    #expect(Set(log.events.map(\.subject)) == ["Home", "Detail"])
    #expect(log.leftAside.count == lines.count / 2 && log.fates.count { $0 == .superclass } == lines.count / 2)
  }

  /// A container is called beside its child, too; it loads once.
  @Test func aContainerIsNoSuperclass() {
    let text = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "Shell \($0)\nHome \($0)" }
    #expect(Set(LogReader().read(text.joined(separator: "\n")).events.map(\.subject)) == ["Shell", "Home"])
  }

  /// A screen that pushes one of its own class.
  @Test func whatLoadsBesideItsLikeIsAnotherObject() {
    let push = [
      "Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear", "Item viewDidLoad", "Home viewWillDisappear",
      "Item viewWillAppear", "Home viewDidDisappear", "Item viewDidAppear",
    ]
    let again = [
      "Item viewDidLoad", "Item viewWillDisappear", "Item viewWillAppear", "Item viewDidDisappear",
      "Item viewDidAppear",
    ]
    let back = [
      "Item viewWillDisappear", "Item viewWillAppear", "Item viewDidDisappear", "Item viewDidAppear", "Item deinit",
    ]
    let events = LogReader().read((push + again + back + again).joined(separator: "\n")).events
    let names = events.map { $0.subject ?? "-" }
    #expect(
      names[8...] == [
        "Item2", "Item", "Item2", "Item", "Item2", "Item2", "Item", "Item2", "Item", "Item2", "Item2", "Item", "Item2",
        "Item", "Item2",
      ])
    let verification = Verification.verify(Array(events.dropLast(5)))
    #expect(verification.departure == nil)
    #expect(verification.story?.steps.map(\.action.text) == ["launch", "push Item", "push Item2", "pop"])
  }

  /// Where nothing says that they disappear, the second load is the same screen's, shown again.
  @Test func withoutDisappearanceThereIsOneObject() {
    let text =
      "Home viewDidLoad\nHome viewDidAppear\nItem viewDidLoad\nItem viewDidAppear\nHome viewDidAppear\nItem viewDidLoad"
    #expect(Set(LogReader().read(text).events.map(\.subject)) == ["Home", "Item"])
  }

  /// What an author puts around the lines.
  @Test(arguments: [
    "Why is viewWillAppear called twice?", "为什么 viewWillAppear 被调用了两次？", "    print(\"Home viewDidLoad\")",
    "  NSLog(@\"Home viewDidLoad\");", "func viewDidAppear(_ animated: Bool) {",
  ])
  func questionsAndSourceCodeAreLeftAside(line: String) {
    let calls = ["Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear"]
    let log = LogReader().read(([line] + calls).joined(separator: "\n"))
    #expect(log.events.map(\.line) == [2, 3, 4] && log.leftAside == [1])
  }

  @Test func aRemarkBehindACallIsNoCall() {
    let events = LogReader().read("Home viewDidLoad // before viewWillAppear, and once\n// Home viewDidAppear").events
    #expect(events.map { "\($0.subject ?? "-") \($0.callback)" } == ["Home viewDidLoad", "Home viewDidAppear"])
  }

  @Test(arguments: [
    "time=12 level=info thread=main queue=main app=shop build=debug screen=@ event=%", #"{"view":"@","event":"%"}"#,
    #"{"file":"@.swift","function":"%()","level":"info"}"#, #"{"screenClass":"@","message":"%"}"#,
    #"{"page":"@","event":"%"}"#,
  ])
  func pairsOfAKeyAndAValueAreRead(form: String) {
    let calls = [("product_list", "viewDidLoad"), ("product_list", "viewDidAppear"), ("product_detail", "viewDidLoad")]
    let text = calls.map { form.replacing("@", with: $0.0).replacing("%", with: $0.1) }.joined(separator: "\n")
    let events = LogReader().read(text).events
    #expect(events.map { $0.subject ?? "-" } == calls.map(\.0) && events.map(\.callback) == calls.map(\.1))
  }

  /// An active app gets them at any time.
  @Test(arguments: [
    "LocationManager didUpdateLocations",
    "AppDelegate application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "AppDelegate application(_:open:options:)",
  ])
  func whatComesFromOutsideInterruptsNothing(call: String) {
    let lines = [
      "AppDelegate didFinishLaunchingWithOptions", "Home viewDidLoad", "Home viewWillAppear",
      "AppDelegate applicationDidBecomeActive", "Home viewDidAppear", call, call, "Detail viewDidLoad",
      "Home viewWillDisappear", call, "Detail viewWillAppear", "Home viewDidDisappear", "Detail viewDidAppear",
    ]
    let verification = Verification.verify(LogReader().read(lines.joined(separator: "\n")).events)
    #expect(verification.departure == nil)
    #expect(verification.story?.steps.map(\.action.text) == ["launch", "push Detail"])
  }

  /// In the background it is why the app runs.
  @Test func inTheBackgroundTheyWakeTheApp() {
    let lines = [
      "AppDelegate applicationWillResignActive", "AppDelegate applicationDidEnterBackground",
      "LocationManager didUpdateLocations", "AppDelegate applicationWillEnterForeground",
      "AppDelegate applicationDidBecomeActive",
    ]
    let verification = Verification.verify(LogReader().read(lines.joined(separator: "\n")).events)
    #expect(verification.departure == nil)
    #expect(verification.story?.steps.contains { $0.action.text == "wakeInBackground location" } == true)
  }
}
