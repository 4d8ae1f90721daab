import Foundation
import Graphviz
import Testing

@Suite struct DOTPrinterTests {
  @Test(arguments: [
    ("plain", "label=\"plain\""), ("", "label=\"\""), ("say \"hi\"", "label=\"say \\\"hi\\\"\""),
    ("C:\\new", "label=\"C:\\\\new\""), ("end\\", "label=\"end\\\\\""), ("two\nlines", "label=\"two\\nlines\""),
    ("two\r\nlines", "label=\"two\\nlines\""), ("a < b & &lt;", "label=\"a < b &amp; &amp;lt;\""),
    ("bell\u{7}", "label=\"bell\""), ("\"\u{301}]; x", "label=\"\\\"\u{301}]; x\""),
    ("화면 👨‍👩‍👧 e\u{301}", "label=\"화면 👨‍👩‍👧 e\u{301}\""),
  ])
  func `a label is quoted`(label: String, expected: String) {
    let graph = Graph(
      name: "g", nodes: [Node(id: "a", label: label, size: Size(width: 10, height: 10))])
    #expect(DOTPrinter().print(graph).contains("  a [\(expected)]\n"))
  }

  @Test(arguments: [
    ("plain_1", "plain_1"), ("1st", "\"1st\""), ("", "\"\""), ("two words", "\"two words\""), ("Node", "\"Node\""),
    ("say \"hi\"", "\"say \\\"hi\\\"\""), ("end\\", "\"end\\\\\""), ("가", "\"가\""), ("a\u{0}b", "\"a\u{FFFD}b\""),
  ])
  func `a name is quoted where it has to be`(name: String, expected: String) {
    #expect(DOTPrinter().print(Graph(name: name)).hasPrefix("digraph \(expected) {\n"))
  }

  @Test func `a graph is printed readably`() {
    var graph = Graph.nested
    graph.edges[1].line = .bold
    graph.edges.append(Edge(id: "to", tail: "a", head: "inner", weight: 3, constrainsRank: false, line: .dashed))
    #expect(
      DOTPrinter().print(graph) == """
        digraph nested {
          graph [compound=true, rankdir=TB, nodesep=0.3333, ranksep=0.4444, labeljust=l, \
        fontname="Helvetica,Arial,sans-serif", fontsize=12]
          node [shape=box, style=rounded, fontname="Helvetica,Arial,sans-serif", fontsize=12]
          edge [fontname="Helvetica,Arial,sans-serif", fontsize=12]
          initial [label="", shape=circle, style=filled, fillcolor=black, fixedsize=true, width=0.1667]
          a [label="A"]
          subgraph cluster_outer {
            label="Outer"
            style=rounded
            b [label="B"]
            subgraph cluster_middle {
              label="Middle"
              style=rounded
              c [label="C"]
              subgraph cluster_inner {
                label="Inner"
                style=rounded
                d [label="D"]
                e [label="E"]
              }
            }
          }
          initial -> a
          a -> b [label="ab", style=bold]
          b -> c [label="bc"]
          c -> d [label="cd"]
          d -> e [label="de"]
          e -> d [label="ed"]
          e -> a [label="ea"]
          a -> b [label="ab2"]
          b -> b [label="bb"]
          a -> d [lhead=cluster_inner, weight=3, constraint=false, style=dashed]
        }

        """)
  }

  @Test func `dot accepts it`() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("dot") }
    guard let dot = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return  // the program is a package of its own; the library alone is enough for everything else
    }
    var graph = Graph.nested
    graph.nodes[1].label = "say \"hi\" \\ & <b>\n화면 \u{1}"
    graph.nodes.append(.box("end\\"))
    graph.edges.append(Edge(id: "to", tail: "end\\", head: "inner"))
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = dot
    process.arguments = ["-Tplain"]
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    input.fileHandleForWriting.write(Data(DOTPrinter().print(graph).utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(complaints.isEmpty)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("node ") }.count == graph.nodes.count)
  }
}
