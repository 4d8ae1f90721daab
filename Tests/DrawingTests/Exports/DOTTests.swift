import Diagrams
import Drawing
import Graphviz
import Testing

@Suite struct DOTTests {
  private static let diagrams = Exported.all.filter { DiagramFormat.dot.applies(to: $0.kind) }

  @Test func `every node and edge of the graphs stands on a line`() throws {
    let string = #""(?:[^"\\]|\\.)*""#
    let name = "(?:\\w+|\(string))"
    let attributes = "\\[(?:\\w+=(?:[\\w.]+|\(string))(?:, )?)*\\]"
    let node = try Regex("\\s*\(name) \(attributes)")
    let edge = try Regex("\\s*\(name) -> \(name)(?: \(attributes))?")
    let other = try Regex("\\s*(?:digraph \(name) \\{|subgraph \(name) \\{|\\}|label=\(string)|style=\\w+)")
    for diagram in Self.diagrams {
      let graphs = DiagramDrawing().graphs(of: diagram)
      let text = try #require(DiagramDrawing().text(of: diagram, as: .dot, layouts: []))
      let lines = text.split(separator: "\n")
      let edges = try lines.filter { try edge.wholeMatch(in: $0) != nil }
      let nodes = try lines.filter { try node.wholeMatch(in: $0) != nil }
      let defaults = 3 * graphs.count
      #expect(edges.count == graphs.flatMap(\.edges).count, "\(diagram.kind)")
      #expect(nodes.count == graphs.flatMap(\.nodes).count + defaults, "\(diagram.kind)")
      for line in lines where try edge.wholeMatch(in: line) == nil && node.wholeMatch(in: line) == nil {
        #expect(try other.wholeMatch(in: line) != nil, "\(line)")
      }
      #expect(text.matches(of: #/(?m)^digraph /#).count == graphs.count)
    }
  }

  @Test func `every graph can be laid out`() throws {
    for graph in Self.diagrams.flatMap({ DiagramDrawing().graphs(of: $0) }) {
      let layout = try Graphviz.layout(graph)
      #expect(layout.nodes.count == graph.nodes.count && layout.edges.count == graph.edges.count)
    }
  }
}
