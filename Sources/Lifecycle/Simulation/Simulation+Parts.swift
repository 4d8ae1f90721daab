// The parts of the environment, of the state and of the record, by their own names.
extension Simulation {
  var platform: Platform { environment.platform }
  var decisions: Decisions { environment.decisions }
  var initial: Structure { environment.initial }
  var reservedNames: [String] { environment.reservedNames }
  var kept: [String] { environment.kept }
  var manualForwarding: [String] { environment.manualForwarding }
  var isAppAlone: Bool { environment.isAppAlone }

  var hierarchy: Hierarchy {
    _read { yield state.hierarchy }
    _modify { yield &state.hierarchy }
  }
  var status: [ViewStatus] {
    _read { yield state.status }
    _modify { yield &state.status }
  }
  var hosted: [Int: HostedViews] {
    _read { yield state.hosted }
    _modify { yield &state.hosted }
  }
  var app: AppState {
    _read { yield state.app }
    _modify { yield &state.app }
  }
  var scenes: [WindowScene] {
    _read { yield state.scenes }
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
    _read { yield state.isNarrow }
    _modify { yield &state.isNarrow }
  }
  var isExtension: Bool {
    _read { yield state.isExtension }
    _modify { yield &state.isExtension }
  }
  var isPrewarmed: Bool {
    _read { yield state.isPrewarmed }
    _modify { yield &state.isPrewarmed }
  }
  var archive: Hierarchy? {
    _read { yield state.archive }
    _modify { yield &state.archive }
  }
  var waiting: [String: Bool] {
    _read { yield state.waiting }
    _modify { yield &state.waiting }
  }
  var skippedTab: ControllerID? {
    _read { yield state.skippedTab }
    _modify { yield &state.skippedTab }
  }
  var events: [Event] {
    _read { yield record.events }
    _modify { yield &record.events }
  }
  var appliedRules: [Decision] {
    _read { yield record.appliedRules }
    _modify { yield &record.appliedRules }
  }
  var standing: Rule.Standing {
    _read { yield record.standing }
    _modify { yield &record.standing }
  }
  var layoutStanding: Rule.Standing {
    _read { yield record.layoutStanding }
    _modify { yield &record.layoutStanding }
  }
  var current: Int? {
    _read { yield record.current }
    _modify { yield &record.current }
  }
  var records: [TransitionRecord] {
    _read { yield record.transitions }
    _modify { yield &record.transitions }
  }
}
