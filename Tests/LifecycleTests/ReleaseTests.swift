import Lifecycle
import Testing

/// Which releases have a callback, by Apple's pages.
@Suite struct ReleaseTests {
  @Test(arguments: [
    ("viewWillAppear", "iOS 2 and later"), ("shouldSelect", "iOS 3 and later"),
    ("applicationDidEnterBackground", "iOS 4 and later"), ("expirationHandler", "iOS 4 and later"),
    ("applicationProtectedDataWillBecomeUnavailable", "iOS 4 and later"),
    ("viewControllerAfter", "iOS 5 and later"), ("viewControllerBefore", "iOS 5 and later"),
    ("didFinishAnimating", "iOS 5 and later"), ("willTransitionTo", "iOS 6 and later"),
    ("applicationOpenURL", "iOS 9 and later"), ("viewDidUnload", "iOS 3 to 5"),
    ("previewingContextCommitViewController", "iOS 9 and later"), ("viewIsAppearing", "iOS 13 and later"),
  ])
  func aCallbackIsAsOldAsItsDeclaration(name: String, releases: String) {
    #expect(Callback(name).releases.description == releases)
  }

  @Test func whatIsDeprecatedIsThereStill() {
    #expect(Callback.traitCollectionDidChange.deprecation == 17)
    #expect(Callback.traitCollectionDidChange.releases == .from(8))
    #expect(Callback("previewingContextCommitViewController").deprecation == 13)
    for name in Callback.vocabulary {
      guard let deprecation = Callback(name).deprecation else { continue }
      #expect((Callback(name).firstRelease ?? 0) < deprecation, "\(name)")
    }
  }
}
