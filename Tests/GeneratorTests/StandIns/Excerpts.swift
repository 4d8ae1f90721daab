// What the excerpts of the course take from the class and the app that they stand in.
import SwiftUI
import UIKit

@MainActor final class Observed {
  func addObserver(_ observer: UIViewController) {}
  func removeObserver(_ observer: UIViewController) {}
  func add(_ observer: UIViewController) {}
  func remove(_ observer: UIViewController) {}
}
@MainActor final class Drafts {
  let items: [Item] = []
  func discardDraft() {}
}
@MainActor final class Camera { weak var owner: UIViewController? }
final class ChildViewController: UIViewController {}
struct Item: Identifiable { let id = 0 }
struct Row: View {
  init(_ item: Item) {}
  var body: Never { fatalError() }
}
func load() -> [Item] { [] }
final class DetailViewController: UIViewController {}
struct NotesView: View { var body: some View { Text("Notes") } }
func setUpCrashReports() {}

class Excerpts: UIViewController {
  let layout = UICollectionViewFlowLayout()
  let collectionView = UICollectionView()
  let today = IndexPath()
  let player = Observed()
  let center = Observed()
  let store = Drafts()
  var items: [Item] = []
  let camera = Camera()
  let stack = UIStackView()
  let header = UIView()
  func refresh() {}
}
