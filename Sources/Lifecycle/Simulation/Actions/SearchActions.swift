// Searches with a search controller, which a navigation item holds. (Apple, `UISearchController`.)
extension Simulation {
  /// A tap on the search bar of the controller in front. The search controller is presented over the nearest controller
  /// that defines a context, so that nobody's view is taken away.
  mutating func beginSearch(_ results: String?, _ step: ScriptStep) throws(StepProblem) {
    if let search = hierarchy.front.first, hierarchy[search].kind == .search {
      throw .searchUnderWay(step.action.text)
    }
    guard let searched = frontContent, hierarchy[searched].kind == .content || hierarchy[searched].kind == .container
    else { throw .noSearchBar(step.action.text) }
    if let parent = hierarchy[searched].parent, hierarchy[parent].kind == .navigation,
      choice(of: Rule.searchContext) == .byUIKit
    {
      hierarchy[searched].definesContext = true
    }
    let presenter = self.presenter(for: searched, style: .overCurrentContext)
    if let other = hierarchy[presenter].presented {
      throw .alreadyPresenting(presenter: hierarchy[presenter].name, presented: hierarchy[other].name)
    }
    let search = try searchController(of: searched, results)
    tellSearchDelegate(.presentSearchController)
    tellSearchDelegate(.willPresentSearchController)
    standing = .inferred
    joinContainers(in: search)
    let presentation = ViewController.Presentation(
      presenter: presenter, caller: searched, style: .overCurrentContext, removesPresenter: false)
    let transition = begin(
      .presentation, by: .searchBegin, animated: step.animated, between: principals(of: presentation, search)
    ) { hierarchy in
      hierarchy[searched].search = search
      hierarchy[search].hasSearchText = false
      hierarchy.link(search, presentation)
    }
    // The search bar is first responder; whether UIKit asks for results before or after this is stated nowhere.
    askForResults(.inferred)
    finish(transition)
    tellSearchDelegate(.didPresentSearchController)
  }

  /// The one that the searched controller holds, or a new one. The app makes it long before, with the results controller,
  /// mostly when the searched one's view loads, so that no call of its making belongs here.
  private mutating func searchController(
    of searched: ControllerID, _ results: String?
  ) throws(StepProblem) -> ControllerID {
    if let search = hierarchy[searched].search {
      if hierarchy[search].children.first.map({ hierarchy[$0].name }) == results { return search }
    }
    let children = try results.map { name throws(StepProblem) in [try make(.controller(name))] } ?? []
    return insert(.search, nil, children)
  }

  mutating func changeSearchText(isEmpty: Bool, _ word: ActionWord) throws(StepProblem) {
    let search = try currentSearch(word.rawValue)
    if isEmpty, !hierarchy[search].hasSearchText { throw .noSearchText(word.rawValue) }
    hierarchy[search].hasSearchText = !isEmpty
    askForResults(.documented)
  }

  /// The Cancel button: the text is emptied, which is a change if there was some, and the search controller goes.
  mutating func endSearch(_ step: ScriptStep) throws(StepProblem) {
    let search = try currentSearch(step.action.text)
    tellSearchDelegate(.willDismissSearchController)
    if hierarchy[search].hasSearchText { askForResults(.inferred) }
    perform(
      .dismissal, by: .searchEnd, animated: step.animated, between: principals(ofDismissing: search)
    ) { hierarchy in
      hierarchy[search].hasSearchText = false
      hierarchy.unlink(search)
    }
    tellSearchDelegate(.didDismissSearchController)
  }

  private func currentSearch(_ action: String) throws(StepProblem) -> ControllerID {
    guard let search = hierarchy.front.first, hierarchy[search].kind == .search else { throw .noSearch(action) }
    return search
  }

  private mutating func tellSearchDelegate(_ callback: Callback) {
    emit(callback, on: .searchDelegate, standing: .documented)
  }

  private mutating func askForResults(_ standing: Rule.Standing) {
    emit(.updateSearchResults, on: .searchResultsUpdater, standing: standing)
  }
}
