import Diagrams
import Drawing
import Foundation
import Testing

@Suite struct MermaidTests {
  /// Text in which nothing can be markup: letters and a few marks, references by number, and line breaks.
  private static let text = ##"(?:[^"#;:<>{}\[\]|&%$~^*_`\\@]|#\d+;|<br>)*"##

  private static let grammar: [Diagram.Kind: [String]] = [
    .states: [
      #"stateDiagram-v2"#, #"state "\#(text)" as \w+( \{)?"#, #"\}"#, #"(\[\*\]|\w+) --> \w+( : \#(text))?"#,
    ],
    .sequence: [
      #"sequenceDiagram"#, #"participant \w+ as \#(text)"#, #"rect rgba\([\d., ]+\)"#, #"end"#, #"autonumber \d+"#,
      #"Note over \w+(,\w+)?: \#(text)"#, #"caller->>\w+: \#(text)"#, #"(de)?activate \w+"#,
    ],
    .hierarchy: flowchart, .order: flowchart,
  ]

  private static let flowchart = [
    #"flowchart TB"#, #"subgraph \w+\["\#(text)"\]"#, #"direction TB"#, #"\w+\["\#(text)"\]"#, #"end"#,
    #"\w+ (-->|~~~|-\.->\|"\#(text)"\|) \w+"#,
  ]

  private static let everywhere = [
    #"---"#, #"title: ".*""#, #"accTitle: \#(text)"#, #"accDescr: \#(text)"#, #"classDef \w+ [a-z]+[\w:,\- ]+"#,
    #"class [\w,]+ \w+"#,
  ]

  @Test func `every line is a statement of its language, whatever the labels are`() throws {
    for diagram in Exported.all {
      let patterns = try #require(Self.grammar[diagram.kind]) + Self.everywhere
      let statement = try Regex("\\s*(" + patterns.map { "(?:\($0))" }.joined(separator: "|") + ")")
      for line in try Self.export(diagram).split(separator: "\n") {
        #expect(try statement.wholeMatch(in: line) != nil, "\(diagram.kind): \(line)")
      }
    }
  }

  @Test func `every label is there, and can be read back`() throws {
    for diagram in Exported.all {
      let text = Self.read(try Self.export(diagram))
      for label in diagram.labels { #expect(text.contains(label), "\(diagram.kind): \(label)") }
    }
  }

  @Test func `a diagram says its title and what it shows`() throws {
    for diagram in Exported.all {
      let text = Self.read(try Self.export(diagram))
      let summary = diagram.summary.filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
      #expect(text.contains("\n  accTitle: \(diagram.title)\n"))
      #expect(text.contains("\n  accDescr: \(summary)\n"))
    }
  }

  @Test func `no state is called like a keyword`() throws {
    let keywords = ["end", "state", "note", "class", "default", "style", "direction"]
    let names = try Self.export(.states(.nasty)).matches(of: /" as (\w+)/).map { String($0.1) }
    #expect(names.count == NastyLabel.all.count)
    #expect(Set(names).count == names.count && Set(names).isDisjoint(with: keywords))
  }

  @Test func `what opens closes`() throws {
    for diagram in Exported.all {
      let lines = try Self.export(diagram).split(separator: "\n").map { $0.drop { $0 == " " } }
      let opened = lines.count { $0.hasPrefix("rect ") || $0.hasPrefix("subgraph ") || $0.hasSuffix("{") }
      #expect(lines.count { $0 == "end" || $0 == "}" } == opened)
    }
  }

  private static func export(_ diagram: Diagram) throws -> String {
    try #require(DiagramDrawing().text(of: diagram, as: .mermaid, layouts: []))
  }

  private static func read(_ text: String) -> String {
    text.replacing("<br>", with: "\n").replacing("＼", with: "\\").replacing(/#(\d+);/) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
    }
  }
}
