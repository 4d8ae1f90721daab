// An app that preserves its state, and what restores it when the system had ended the process meanwhile.
extension Simulation {
  /// A scene's delegate is asked for an activity, and may add to it (Apple, `stateRestorationActivity(for:)`).
  mutating func preserveScenes() {
    guard initial.preservesState else { return }
    for scene in scenes where scene.activation == .background {
      emit(.stateRestorationActivity, on: scene.delegate, standing: .documented)
      emit(.sceneDidUpdateUserActivity, on: scene.delegate, standing: .documented)
    }
    archive = hierarchy.compacted
  }

  /// Without scenes the app delegate is asked and may write first, then the controllers are encoded, from the root on
  /// (Apple, "About the UI preservation process" and `application(_:willEncodeRestorableStateWith:)`).
  mutating func preserveApp() {
    guard initial.preservesState else { return }
    emit(.applicationShouldSaveApplicationState, on: .appDelegate, standing: .documented)
    emit(.applicationShouldSaveSecureApplicationState, on: .appDelegate, standing: .documented)
    emit(.applicationWillEncodeRestorableState, on: .appDelegate, standing: .documented)
    for id in restorable { emit(.encodeRestorableState, on: id, .documented) }
    archive = hierarchy.compacted
  }

  private var restorable: [ControllerID] { hierarchy.preserved.filter { hierarchy[$0].isOfTheApp } }

  /// A scene that connects again is given its activity with the session, and once more before it becomes active (the
  /// header of `scene(_:restoreInteractionStateWith:)`).
  mutating func restoreScene() {
    guard archive != nil else { return }
    emit(.restoreInteractionState, on: scenes[0].delegate, standing: .documented)
    archive = nil
  }

  /// The controllers that the archive names, as new objects whose views have not loaded.
  mutating func buildPreservedHierarchy() {
    guard let archive, let preserved = archive.preservedStructure() else { return rebuildInitialHierarchy() }
    do throws(StepProblem) {
      try buildHierarchy(of: preserved)
    } catch {
      return rebuildInitialHierarchy()
    }
    // The two have the same controllers in the same order; which of several was shown is part of the state.
    for (old, new) in zip(archive.preserved, hierarchy.members) {
      hierarchy[new].selected = archive[old].selected
      if archive[old].kind == .split { hierarchy.setColumns(archive[old].columns, of: new) }
    }
  }

  /// Between the two launch methods: the controllers are made, or found, one by one, then all are decoded, then the app
  /// delegate is called, and each controller last (Apple, "About the UI restoration process",
  /// `application(_:didDecodeRestorableStateWith:)` and `applicationFinishedRestoringState()`). That a view is loaded
  /// before its controller is decoded is no promise of Apple's.
  mutating func restoreViewControllers() {
    guard archive != nil else { return }
    archive = nil
    emit(.applicationShouldRestoreApplicationState, on: .appDelegate, standing: .documented)
    emit(.applicationShouldRestoreSecureApplicationState, on: .appDelegate, standing: .documented)
    guard let root = hierarchy.root else { return }
    for id in restorable {
      emit(
        .viewControllerWithRestorationIdentifierPath, on: .appDelegate, argument: hierarchy[id].name,
        standing: .documented)
      if !hierarchy[root].isFromStoryboard, hierarchy[id].kind != .hosting { initializeAlone(id) }
    }
    standing = .inferred
    for id in hierarchy.members { loadIfNeeded(id) }
    // A container connects its children when it is decoded itself, before them.
    for id in hierarchy.members where hierarchy[id].parent == nil { joinContainers(in: id, .inferred) }
    standing = .documented
    for id in restorable { emit(.decodeRestorableState, on: id, .documented) }
    emit(.applicationDidDecodeRestorableState, on: .appDelegate, standing: .documented)
    for id in restorable { emit(.applicationFinishedRestoringState, on: id, .documented) }
  }
}
