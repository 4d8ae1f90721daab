// An app that includes the recorder.
import UIKit

final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    LifecycleRecorder.app.record(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    LifecycleRecorder.app.record(self, as: "Detail")
  }

  deinit { LifecycleRecorder.app.record(self) }
}

func begin() {
  LifecycleRecorder.app.isPrinting = false
  LifecycleRecorder.app.onLine = { line in print("recorded \(line)") }
  LifecycleRecorder.app.clear()
  LifecycleRecorder.app.recordEveryViewController()
}
