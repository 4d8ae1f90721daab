// What the samples take from the app that they stand in.
import SwiftUI
import UIKit

class ListViewController: UIViewController { func reload() {} }
final class EditorViewController: UIViewController {}
final class CameraViewController: UIViewController { var isRunning = false }
@MainActor final class Game {
  func resume() {}
  func pause() {}
}
@MainActor final class Store {
  func open() {}
  func refresh() {}
  func save() {}
  func removeDrafts() {}
}
func loadPrice() async -> String { "" }
