import RandomScripts
import Testing

@testable import Lifecycle

/// The tables of the app's states, read as others would read them, against what the simulator does.
@Suite struct AppStatesTests {
  /// The system ends an app without a word to its scenes; whoever swipes it away closes them.
  @Test func onlyTheUserDiscardsSessionsInTheBackground() throws {
    let going = "SceneDelegate sceneDidDisconnect, AppDelegate applicationDidDiscardSceneSessions, "
    let end = "AppDelegate applicationWillTerminate, Notification UIApplicationWillTerminate, AppState NotRunning"
    #expect(try run("app in BackgroundRunning", ["terminate"]).all(1) == end)
    #expect(try run("app in BackgroundRunning", ["terminate"], by: .user).all(1) == going + end)
  }

  @Test func everyWordOfTheAppHasOneFlowAndNoOtherWordHasOne() {
    for word in ActionWord.allCases {
      let rows = AppFlow.all.filter { $0.word == word }
      #expect(rows.count == (word.isOfApp ? 1 : 0), "\(word.rawValue)")
      #expect(AppFlow.flow(of: word) == rows.first)
    }
  }

  @Test func noTwoPathsOfAWordBeginInTheSameState() {
    for flow in AppFlow.all {
      let sources = flow.paths.flatMap(\.sources)
      #expect(Set(sources).count == sources.count && Set(sources) == Set(flow.states), "\(flow.word.rawValue)")
    }
  }

  /// A script can begin with any word of the app's but one, of which it has to say where the app is, and with the end of an
  /// extension's request, for which an extension has to run.
  @Test func aScriptCanBeginWithAlmostAnyWord() throws {
    let alone: [ActionWord: String] = [
      .openScene: "openScene Second", .closeScene: "closeScene Main", .wakeInBackground: "wakeInBackground fetch",
    ]
    for flow in AppFlow.all {
      let structure = flow.needsScenes ? "scene(Main)" : "A"
      let trace = try run(structure, [alone[flow.word] ?? flow.word.rawValue], idiom: .pad)
      #expect(trace.appState == flow.start, "\(flow.word.rawValue)")
      let isPossible = ![.wakeInBackground, .completeRequest, .cancelRequest].contains(flow.word)
      #expect((trace.problem(1) == nil) == isPossible, "\(flow.word.rawValue)")
      #expect(flow.states.contains(flow.start) == (flow.word != .wakeInBackground), "\(flow.word.rawValue)")
    }
  }

  @Test(arguments: [true, false])
  func transitionsLeadSomewhereElse(hasScenes: Bool) {
    for transition in AppTransition.all {
      let target = transition.target(hasScenes: hasScenes)
      #expect((target == nil) == transition.moments(hasScenes: hasScenes).isEmpty, "\(transition.name)")
      if let target { #expect(!transition.sources.contains(target), "\(transition.name)") }
    }
  }

  /// With scenes the app delegate hears of no state; without scenes there is no scene to hear anything.
  @Test func eitherTheScenesDelegatesHearOfAStateOrTheAppsDoes() {
    let columns = { (hasScenes: Bool) in
      AppTransition.all.flatMap { everyMoment($0.moments(hasScenes: hasScenes), hasScenes) }
        + AppFlow.all.flatMap { flow in
          AppState.allCases.flatMap { everyMoment(flow.moments(from: $0, hasScenes: hasScenes), hasScenes) }
        }
    }
    #expect(columns(true).contains { isForScenes($0) } && columns(false).contains { isForTheApp($0) })
    #expect(!columns(true).contains { isForTheApp($0) })
    #expect(!columns(false).contains { isForScenes($0) })
  }

  /// What a path of the table can lead to is what random scripts are seen to lead to: never elsewhere.
  @Test func randomScriptsStayOnThePathsOfTheTable() {
    var scripts = RandomScripts(seed: 7)
    var seen = Set<String>()
    for _ in 0..<4_000 {
      let trace = Simulator.run(scripts.script())
      // Of a structure that is not possible no step is taken.
      guard trace.problem == nil else { continue }
      var state = trace.appState
      for step in trace.steps {
        let before = state
        state = step.appState
        guard step.problem == nil, step.script.during == nil, let word = step.script.action.word,
          let flow = AppFlow.flow(of: word)
        else {
          #expect(before == state, "\(step.script.action.text)")
          continue
        }
        let hasScenes = trace.platform.hasScenes
        let ends = ends(of: flow.moments(from: before, hasScenes: hasScenes), [before], hasScenes)
        #expect(ends.contains(state), "\(word.rawValue) from \(before.rawValue) to \(state.rawValue)")
        seen.insert("\(word.rawValue) \(before.rawValue) \(hasScenes)")
      }
    }
    #expect(seen.count > 85, "\(seen.count) of the words' paths were taken")
  }
}

/// The moments, with those that are inside of others.
private func everyMoment(_ moments: [AppMoment], _ hasScenes: Bool) -> [AppMoment] {
  moments.flatMap { moment -> [AppMoment] in
    switch moment {
    case .transition(let transition): everyMoment(transition.moments(hasScenes: hasScenes), hasScenes)
    case .when(_, let moments, let others): everyMoment(moments + others, hasScenes)
    case .keep(let told): [told]
    default: [moment]
    }
  }
}

private func isForScenes(_ moment: AppMoment) -> Bool {
  switch moment {
  case .scenes, .thisScene, .otherScenes, .connectedScene, .phase, .preserveScenes, .restoreScene: true
  default: false
  }
}

private func isForTheApp(_ moment: AppMoment) -> Bool {
  switch moment {
  case .application, .preserveApp, .restoreControllers: true
  default: false
  }
}

/// The states to which the moments can lead, whatever the conditions say.
private func ends(of moments: [AppMoment], _ starts: Set<AppState>, _ hasScenes: Bool) -> Set<AppState> {
  moments.reduce(starts) { states, moment in
    switch moment {
    case .transition(let transition):
      Set(
        states.flatMap { state in
          transition.sources.contains(state)
            ? ends(of: transition.moments(hasScenes: hasScenes), [state], hasScenes) : [state]
        })
    case .when(_, let moments, let others):
      ends(of: moments, states, hasScenes).union(ends(of: others, states, hasScenes))
    case .showWindow, .extensionBegins: [.active]
    case .extensionEnds: [.notRunning]
    default: moment.target.map { [$0] } ?? states
    }
  }
}
