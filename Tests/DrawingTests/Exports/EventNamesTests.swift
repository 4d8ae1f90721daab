import Testing

@testable import Drawing

@Suite struct EventNamesTests {
  @Test(arguments: [
    ("viewDidLoad", "viewDidLoad"),
    ("application(_:didFinishLaunchingWithOptions:)", "application_didFinishLaunchingWithOptions"),
    ("launch into the background", "launch_into_the_background"), ("(no callback)", "no_callback"), ("활성화", "활성화"),
    ("e\u{301}crit", "ecrit"), ("écrit", "écrit"), ("<&>", "event"), ("tap 👆", "tap"), ("", "event"),
    ("Network.lost", "Network_lost"),
  ])
  func `an event is called like its trigger`(trigger: String, name: String) {
    #expect(EventNames([trigger])[trigger] == name)
  }

  @Test func `two triggers are two events`() {
    let names = EventNames(["no callback", "(no callback)", "no callback", "no_callback_2", "no-callback"])
    #expect(names["no callback"] == "no_callback")
    #expect(names["(no callback)"] == "no_callback_2")
    #expect(names["no_callback_2"] == "no_callback_2_2")
    #expect(names["no-callback"] == "no_callback_3")
  }
}
