import Testing

@testable import Lifecycle

/// Long scripts and deep windows: what they cost, and that nothing is too deep.
@Suite struct LongScriptTests {
  /// How many pieces of its own each step's window and list of names has, at most.
  private func ownChunks(_ trace: Trace) -> (window: Int, names: Int) {
    var most = (window: 0, names: 0)
    for (before, after) in zip(trace.steps, trace.steps.dropFirst()) {
      guard case .controllers(let old) = before.window, case .controllers(let new) = after.window else { continue }
      most.window = max(most.window, new.ownChunks(besides: old))
      most.names = max(most.names, after.shown?.ownChunks(besides: before.shown ?? Chunks()) ?? 0)
    }
    return most
  }

  /// Each line is a structure and an action; `N` stands for the step's number, `M` for the one before.
  @Test(arguments: [
    "nav(Root) | push VN", "P | addChild CN to P", "C0 | addChild CN to CM",
    "V0 | present VN as overFullScreen from VM",
    "V0 | present VN as fullScreen from VM", "tabBar(A, B, nav(C)) | switchRoot nav(RN)", "nav(A, B) | rotate",
  ])
  func stepsShareWhatDidNotChange(line: String) throws {
    let parts = line.split(separator: " | ").map(String.init)
    let actions = (1...300).map { parts[1].replacing("N", with: "\($0)").replacing("M", with: "\($0 - 1)") }
    let trace = try run(parts[0], actions)
    #expect(trace.isComplete)
    let own = ownChunks(trace)
    // What was added, and what it was added to; whatever else the window holds is the previous step's.
    #expect(own.window <= 2)
    #expect(own.names <= 1)
  }

  @Test func poppingManyGivesTheirPlacesBack() throws {
    let pushes = (1...100).map { "push V\($0)" }
    let trace = try run("nav(Root)", pushes + ["popToRoot"] + pushes)
    guard case .controllers(let window)? = trace.steps.last?.window else { return }
    #expect(trace.isComplete)
    #expect(window.count == 102)
  }

  @Test func aVeryLargeWindowIsCutShortInWords() throws {
    let trace = try run("nav(Root)", (1...100).map { "push V\($0)" })
    let first = (1...58).map { "V\($0)" }.joined(separator: ", ")
    #expect(trace.steps[57].structure == "nav(Root, \(first))")
    #expect(trace.steps[58].structure == "nav(Root, \(first), …) ; and 1 more")
    #expect(trace.steps[99].structure == "nav(Root, \(first), …) ; and 42 more")
    #expect(trace.steps[99].visible == ["V100"])
    #expect(trace.steps[99].windowAfter.count == 102)
  }

  @Test func aVeryLongChainOfPresentationsIsCutShortInWords() throws {
    let trace = try run("V0", (1...70).map { "present V\($0) as fullScreen from V\($0 - 1)" })
    let words = try #require(trace.steps.last?.structure)
    #expect(words.hasPrefix("V0 ; V0 presents V1 as fullScreen ; V1 presents V2 as fullScreen"))
    #expect(words.hasSuffix("V58 presents V59 as fullScreen ; and 11 more"))
  }

  // MARK: Depth

  private static let depth = 30_000

  /// Controllers each of which is joined to the one before it.
  private func chain(_ join: (inout Hierarchy, ControllerID, ControllerID) -> Void) -> Hierarchy {
    var hierarchy = Hierarchy()
    for index in 0..<Self.depth {
      let id = ControllerID(index: index)
      hierarchy.place(ViewController(.container, named: "C\(index)", instance: 1, isNamed: true, at: id))
      guard index > 0 else { continue }
      join(&hierarchy, ControllerID(index: index - 1), id)
    }
    hierarchy.root = ControllerID(index: 0)
    return hierarchy
  }

  private var nested: Hierarchy {
    chain { hierarchy, parent, child in
      hierarchy[parent].children = [child]
      hierarchy[child].parent = parent
    }
  }

  @Test func containersCanStandInEachOtherVeryDeeply() {
    let hierarchy = nested
    let (root, last) = (ControllerID(index: 0), ControllerID(index: Self.depth - 1))
    #expect(hierarchy.members.last == last)
    #expect(hierarchy.visible.last == last)
    #expect(hierarchy.subtree(root).count == Self.depth)
    #expect(hierarchy.shown(in: root).count == Self.depth)
    #expect(hierarchy.member(named: "C\(Self.depth - 1)") == last)
    #expect(hierarchy.description().hasSuffix("C59 contains … ; and \(Self.depth - 60) more"))
    #expect(Step.Window.controllers(hierarchy).nodes(visible: ["C0"]).count == Self.depth)
  }

  @Test func presentationsAndLooseViewsCanFormVeryLongChains() {
    let presented = chain { hierarchy, presenter, id in
      hierarchy.link(
        id,
        ViewController.Presentation(
          presenter: presenter, caller: presenter, style: .currentContext, removesPresenter: true))
    }
    let last = ControllerID(index: Self.depth - 1)
    #expect(presented.members.count == Self.depth)
    #expect(presented.visible == [last])
    #expect(presented.isMember(last))
    let loose = chain { hierarchy, holder, id in hierarchy[holder].loose = [id] }
    #expect(loose.members.count == Self.depth)
    #expect(loose.untoldHolders[last.index] == ControllerID(index: 0))
    #expect(Step.Window.controllers(loose).nodes(visible: []).last?.link == .looseView)
  }

  @Test func viewsCanStandInEachOtherDeeply() throws {
    // Twice the work for each view that holds another would never end.
    let views = (0..<36).map { "V\($0)" }.joined(separator: " contains ")
    let trace = try run("swiftui \(views)", ["launch", "swiftui:SHEET W"])
    #expect(trace.isComplete)
    #expect(trace.events.count { $0.callback == .onAppear } == 37)
  }

  @Test func aVeryDeepWindowLoadsAppearsAndDisappears() {
    var (simulation, _) = Simulator.start(of: Script(structure: Structure(.controller("C0")), steps: []))
    simulation.hierarchy = nested
    simulation.status = Array(repeating: ViewStatus(), count: Self.depth)
    let all = simulation.hierarchy.members
    simulation.willAppear(all)
    simulation.didAppear(all)
    #expect(simulation.status.allSatisfy { $0.isLoaded && $0.appearance == .appeared })
    simulation.events = []
    simulation.willDisappear(all)
    simulation.didDisappear(all, in: simulation.hierarchy)
    #expect(simulation.events.count == 2 * Self.depth)
    #expect(simulation.events.last?.description == "C\(Self.depth - 1) viewDidDisappear")
  }
}
