import Diagrams
import Drawing
import Graphviz
import Testing

@Suite struct StateDiagramSVGTests {
  private let drawing = StateDiagramDrawing()

  @Test(arguments: [SVGPlacement.inline, .standalone])
  func `every SVG is well-formed and named`(placement: SVGPlacement) throws {
    for diagram in Machine.allCases.map(\.diagram) + [.scripts] {
      let svg = try SVGOutline(drawing.svg(of: diagram, as: placement))
      let root = try #require(svg.attributes.first)
      #expect(root["role"] == "img")
      let label = placement == .inline ? "\(diagram.id)_title \(diagram.id)_desc" : nil
      #expect(root["aria-labelledby"] == label)
      #expect(svg.elements.dropFirst().prefix(2).map(\.name) == ["title", "desc"])
      #expect(svg.element(id: "\(diagram.id)_title")?.text == diagram.title)
      #expect(svg.element(id: "\(diagram.id)_desc")?.name == "desc")
      #expect((root["xmlns"] != nil) == (placement == .standalone))
      #expect(svg.texts(of: "style").count == (placement == .standalone ? 1 : 0))
    }
  }

  @Test func `ids are unique and begin with the diagram's`() throws {
    for diagram in Machine.allCases.map(\.diagram) {
      let ids = try SVGOutline(drawing.svg(of: diagram, as: .inline)).elements.compactMap(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { $0 == diagram.id || $0.hasPrefix(diagram.id + "_") })
    }
  }

  @Test func `every state, transition and trigger is there`() throws {
    for diagram in Machine.allCases.map(\.diagram) {
      let svg = try SVGOutline(drawing.svg(of: diagram, as: .inline))
      for state in diagram.states { #expect(svg.element(id: "\(diagram.id)_s_\(state.id)") != nil) }
      for transition in diagram.transitions {
        #expect(svg.element(id: "\(diagram.id)_t_\(transition.id)") != nil)
        let texts = svg.joinedTexts
        for trigger in transition.triggers { #expect(texts.contains(trigger), "\(trigger)") }
      }
    }
  }

  @Test func `a machine without a path has nothing quiet and no numbers`() throws {
    let classes = try Self.classes(in: drawing.svg(of: .appearance, as: .inline))
    #expect(classes.isDisjoint(with: ["taken", "quiet", "number", "start", "end", "mark"]))
  }

  @Test func `what a run passes is taken, the rest is quiet`() throws {
    let svg = try SVGOutline(drawing.svg(of: .appearancePath, as: .inline))
    #expect(svg.element(id: "appearance_s_not_loaded")?.classes == "state taken start")
    #expect(svg.element(id: "appearance_s_disappeared")?.classes == "state taken end")
    #expect(svg.element(id: "appearance_s_initial")?.classes == "initial quiet")
    #expect(svg.element(id: "appearance_t_load")?.classes == "transition taken")
    #expect(svg.element(id: "appearance_t_unload")?.classes == "transition quiet")
    let texts = svg.texts(of: "text")
    #expect(texts.contains("3, 6") && texts.contains("4, 7"))
    #expect(texts.contains("start") && texts.contains("end"))
  }

  @Test func `a composite state is taken with the states in it`() throws {
    let svg = try SVGOutline(drawing.svg(of: .appPath, as: .inline))
    #expect(svg.element(id: "app_s_background")?.classes == "composite taken")
    #expect(svg.element(id: "app_s_active")?.classes == "state taken start end")
    #expect(svg.texts(of: "text").contains("start · end"))
  }

  @Test func `a path moves nothing`() throws {
    for (plain, path) in [(StateDiagram.appearance, StateDiagram.appearancePath), (.app, .appPath)] {
      #expect(drawing.graph(of: plain) == drawing.graph(of: path))
      let plainPlaces = try Self.places(in: drawing.svg(of: plain, as: .inline))
      let pathPlaces = try Self.places(in: drawing.svg(of: path, as: .inline))
      #expect(plainPlaces.isSubset(of: pathPlaces))
    }
  }

  @Test func `numbers that don't fit end in an ellipsis`() throws {
    let texts = try SVGOutline(drawing.svg(of: .scripts, as: .inline)).texts(of: "text")
    #expect(texts.contains("1, 3, 5 …"))
  }

  @Test func `characters that XML doesn't allow are dropped`() throws {
    let text = try drawing.svg(of: .scripts, as: .inline)
    #expect(text.contains("a &lt; b &amp;&amp; &quot;c&quot; ]]&gt; </text>"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `labels and boxes lie in the view box`() throws {
    for diagram in Machine.allCases.map(\.diagram) + [.scripts] {
      let svg = try SVGOutline(drawing.svg(of: diagram, as: .inline))
      let view = try #require(svg.attributes.first?["viewBox"]).split(separator: " ").compactMap { Double($0) }
      try #require(view.count == 4)
      #expect(view.allSatisfy { $0 == $0.rounded() })
      let viewBox = Rect(origin: Point(x: view[0], y: view[1]), size: Size(width: view[2], height: view[3]))
      let layout = try Graphviz.layout(drawing.graph(of: diagram))
      let isVisible = { (frame: Rect) in viewBox.contains(frame) }
      #expect(layout.nodes.map(\.frame).allSatisfy(isVisible))
      #expect(layout.clusters.map(\.frame).allSatisfy(isVisible))
      #expect(layout.edges.compactMap(\.labelFrame).allSatisfy(isVisible))
      for case let place in svg.attributes where place["width"] != nil && place["x"] != nil {
        let numbers = ["x", "y", "width", "height"].compactMap { place[$0].flatMap(Double.init) }
        try #require(numbers.count == 4)
        let frame = Rect(
          origin: Point(x: numbers[0], y: numbers[1]), size: Size(width: numbers[2], height: numbers[3]))
        #expect(viewBox.contains(frame))
      }
    }
  }

  @Test func `a transition to a state that isn't there is an error`() {
    var diagram = StateDiagram.appearance
    diagram.transitions[0].target = "nowhere"
    #expect(throws: GraphvizError.unknownNode(edge: "begin", node: "nowhere")) {
      try drawing.svg(of: diagram, as: .inline)
    }
  }

  @Test func `the words are the page's`() throws {
    let words = DiagramWords(.korean)
    let svg = try StateDiagramDrawing(words: words).svg(of: .appearancePath, as: .inline)
    #expect(try SVGOutline(svg).texts(of: "text").filter { [words[.start], words[.end]].contains($0) }.count == 2)
  }

  private static func classes(in svg: String) throws -> Set<String> {
    Set(try SVGOutline(svg).elements.flatMap { ($0.classes ?? "").split(separator: " ").map(String.init) })
  }

  /// Every shape, line and text with its place.
  private static func places(in svg: String) throws -> Set<[String]> {
    let outline = try SVGOutline(svg)
    let shapes = zip(outline.elements, outline.attributes).filter { $0.0.name != "g" && $0.0.id == nil }
    return Set(
      shapes.map { element, attributes in
        [element.name, element.text] + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      })
  }
}
