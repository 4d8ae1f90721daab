// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the recorder, and an app that includes it, use of UIKit, as its headers declare it for Swift.
@_exported import Foundation

@MainActor open class UIResponder { public init() {} }

open class UIViewController: UIResponder {
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
}
