import Scenarios
import Site

/// A page before it is rendered: its address, its template and what the template is given.
struct Page: Sendable {
  /// Such as `scenarios/push-pop`, without an ending.
  let address: String
  /// The template's name within its edition, such as `scenario`.
  let template: String
  /// What the page says.
  let values: TemplateObject
  /// The file that it is written in, as the content's folder names it; `nil` where there is not one.
  var source: String?
  /// What the page is about, in the content's words; without all of it in its language the page is not translated.
  var texts: [LocalizedText?] = []
  /// Whether it has tables of calls, of which the reader chooses how many to see.
  var showsCalls = false
  /// The releases among which the reader chooses; `nil` where the page is about none.
  var releases: PageReleases?
  /// Whether it runs the simulator for browsers, which its policy then has to allow.
  var runsModule = false
  /// Whether it runs a worker, which its policy then has to allow.
  var runsWorker = false
}
