/// What somebody does to the site's own content or templates between two builds; another number is another edit.
struct OwnSiteEdit {
  /// The page that says the word.
  static let page = "/scenarios/push-pop.html"
  static let word = OwnSiteEdit(
    file: "Content/Scenarios/navigation/push-pop.yaml", anchor: "A detail screen is pushed",
    text: { "A detail\($0) screen is pushed" })
  /// What is pushed at the end of a scenario of which nothing else claims anything.
  static let step = OwnSiteEdit(
    file: "Content/Scenarios/navigation/interactive-push-finished.yaml", anchor: "\nkeywords: ",
    text: { "\n  - push Edited\($0)\nkeywords: " })
  static let template = OwnSiteEdit(
    file: "Templates/site/scenario.mustache", anchor: "{{> footer}}", text: { "<p>Edited \($0)</p>\n{{> footer}}" })
  static let all = [word, step, template]

  let file: String
  /// What stands there before.
  let anchor: String
  let text: @Sendable (Int) -> String

  /// Makes edit 0, on which the others follow.
  func prepare(in project: MeasuredProject) throws { try project.replace(anchor, by: text(0), in: file) }

  /// Makes an edit, after the one before it.
  func make(_ number: Int, in project: MeasuredProject) throws {
    try project.replace(text(number - 1), by: text(number), in: file)
  }
}
