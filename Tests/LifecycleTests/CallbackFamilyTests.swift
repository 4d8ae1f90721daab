import Testing

@testable import Lifecycle

/// Each callback is of one family, and says so in one place.
@Suite struct CallbackFamilyTests {
  @Test func whatAControllerOrSwiftUIDeclaresStandsInOneFamilysList() {
    let listed = Callback.Family.allCases.flatMap { Callback.mixed[$0].map(Array.init) ?? [] }
    #expect(listed.count == Set(listed).count, "a callback stands in two lists")
    for callback in Callback.known where callback.receiver == .viewController || callback.receiver == .swiftUI {
      #expect(listed.contains(callback), "\(callback.name) is in no list")
    }
  }

  @Test func everyFamilyHasCallbacks() {
    for family in Callback.Family.allCases {
      #expect(Callback.known.contains { $0.family == family }, "\(family)")
    }
  }

  @Test(arguments: [
    (Callback.viewDidAppear, Callback.Family.appearance), (.viewDidLoad, .appearance), (.onAppear, .appearance),
    (.viewDidLayoutSubviews, .layout), (.viewWillTransitionToSize, .layout), (.didMoveToParent, .containment),
    (.presentationControllerDidDismiss, .delegates), (.presentCompletion, .delegates), (.sceneDidBecomeActive, .app),
    (.launchHandler, .app), (.deinitialized, .memory), (.applicationDidReceiveMemoryWarning, .memory),
    ("unwindToList", .app),
  ])
  func aFamilyIsWhatTheCallIsAbout(callback: Callback, family: Callback.Family) {
    #expect(callback.family == family)
  }
}
