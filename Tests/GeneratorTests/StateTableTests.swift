import Diagrams
import Foundation
import Lifecycle
import TestSupport
import Testing

/// The states that are drawn against the tables of the model.
@Suite struct StateTableTests {
  /// The changes of the machine, between single states.
  private static func changes(of machine: StateMachine) -> Set<[String]> {
    Set(
      machine.changes.flatMap { change in
        let inside = machine.states.filter { $0.parent == change.source }.map(\.id)
        return (inside.isEmpty ? [change.source] : inside).map { [$0, change.target] }
      })
  }

  @Test func theMachineOfTheAppHasTheChangesOfTheTable() {
    let table = AppTransition.all.flatMap { transition in
      [true, false].compactMap { transition.target(hasScenes: $0) }.flatMap { target in
        transition.sources.map { [$0.rawValue, target.rawValue] }
      }
    }
    #expect(Self.changes(of: StateMachines.app) == Set(table))
  }

  @Test func theMachineOfTheAppCallsThemAsTheTableDoes() {
    let drawn = Set(StateMachines.app.changes.flatMap(\.triggers))
    #expect(drawn == Set(AppTransition.all.map(\.name)))
  }

  /// The machine of a scene has the state of an app that is suspended with its scenes besides.
  @Test func theMachineOfASceneHasTheChangesOfTheTable() {
    let names: [SceneActivation: [String]] = [
      .unattached: ["Unattached"], .background: ["BackgroundRunning", "BackgroundSuspended"],
      .inactive: ["ForegroundInactive"], .active: ["ForegroundActive"],
    ]
    let table = SceneTransition.all.flatMap { transition in
      transition.sources.flatMap { names[$0] ?? [] }.map { [$0, names[transition.target]?[0] ?? ""] }
    }
    let ofTheApp = [["BackgroundRunning", "BackgroundSuspended"], ["BackgroundSuspended", "BackgroundRunning"]]
    #expect(Self.changes(of: StateMachines.scene) == Set(table + ofTheApp))
    for transition in SceneTransition.all {
      #expect(StateMachines.scene.changes.contains { $0.triggers.contains(transition.callback.name) })
    }
  }

  /// A name without a capital and without a blank is that of a file of evidence; the others are Apple's pages.
  @Test func theSourcesOfTheTablesAreThere() throws {
    let folder = package.appendingPathComponent("Content/Evidence")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = Set((walk?.allObjects as? [URL] ?? []).map { $0.deletingPathExtension().lastPathComponent })
    for sources in AppTransition.all.map(\.evidence) + SceneTransition.all.map(\.evidence) {
      #expect(!sources.isEmpty)
      for source in sources where !source.contains(where: { $0.isUppercase || $0 == " " }) {
        #expect(files.contains(source), "\(source)")
      }
    }
  }
}
