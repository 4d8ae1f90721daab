// The parts of the environment, of the state and of the record, by their own names.
extension World {
  var platform: Platform { environment.platform }
  var decisions: Decisions { environment.decisions }
  var initial: Structure { environment.initial }
  var reservedNames: Set<String> { environment.reservedNames }
  var kept: Set<String> { environment.kept }
  var manualForwarding: Set<String> { environment.manualForwarding }
  var isAppAlone: Bool { environment.isAppAlone }

  var hierarchy: Hierarchy {
    get { state.hierarchy }
    _modify { yield &state.hierarchy }
  }
  var status: [ViewStatus] {
    get { state.status }
    _modify { yield &state.status }
  }
  var hosted: [Int: HostedViews] {
    get { state.hosted }
    _modify { yield &state.hosted }
  }
  var app: AppState {
    get { state.app }
    _modify { yield &state.app }
  }
  var scenes: [WindowScene] {
    get { state.scenes }
    _modify { yield &state.scenes }
  }
  var pending: AppearanceTransition? {
    get { state.pending }
    set { state.pending = newValue }
  }
  var open: AppearanceTransition? {
    get { state.open }
    set { state.open = newValue }
  }
  var preview: Preview? {
    get { state.preview }
    set { state.preview = newValue }
  }
  var isNarrow: Bool {
    get { state.isNarrow }
    _modify { yield &state.isNarrow }
  }
  var isExtension: Bool {
    get { state.isExtension }
    _modify { yield &state.isExtension }
  }
  var isPrewarmed: Bool {
    get { state.isPrewarmed }
    _modify { yield &state.isPrewarmed }
  }
  var archive: Hierarchy? {
    get { state.archive }
    _modify { yield &state.archive }
  }
  var waiting: [String: Bool] {
    get { state.waiting }
    _modify { yield &state.waiting }
  }
  var skippedTab: ControllerID? {
    get { state.skippedTab }
    _modify { yield &state.skippedTab }
  }
  var events: [Event] {
    get { record.events }
    _modify { yield &record.events }
  }
  var appliedRules: [Decision] {
    get { record.appliedRules }
    _modify { yield &record.appliedRules }
  }
  var standing: Rule.Standing {
    get { record.standing }
    _modify { yield &record.standing }
  }
  var layoutStanding: Rule.Standing {
    get { record.layoutStanding }
    _modify { yield &record.layoutStanding }
  }
  var current: Int? {
    get { record.current }
    _modify { yield &record.current }
  }
  var records: [TransitionRecord] {
    get { record.transitions }
    _modify { yield &record.transitions }
  }
}
