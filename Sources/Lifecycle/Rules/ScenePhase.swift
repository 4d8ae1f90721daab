extension Rule {
  enum ScenePhase: CaseIterable { case absent, read }

  /// Whether SwiftUI tells its views of the app's states by the phase of their scene. (Apple, `ScenePhase`.)
  ///
  /// No step names this rule: the phase is one call among those of the app's states, which other rules decide.
  static let scenePhase = Choice<ScenePhase>(
    .scenePhase, id: "swiftui.scenePhase",
    summary: "Whether SwiftUI's views can read the phase of their scene."
  ) {
    switch $0 {
    case .absent: .absent("Scenes have no phase.", [.upTo(13)], evidence: ["ScenePhase"]).unnoted
    case .read:
      .choice(
        "read", "They can: it changes with the app's state.", [.from(14)], .documented, evidence: ["ScenePhase"]
      ).unnoted
    }
  }
}
