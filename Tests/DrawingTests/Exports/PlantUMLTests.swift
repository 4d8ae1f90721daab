import Diagrams
import Drawing
import Foundation
import Testing

@Suite struct PlantUMLTests {
  /// Text in which nothing can be markup: letters and a few marks, numbers of characters, and line breaks.
  private static let text = ##"(?:[^"<>#*&;=\[\]{}|\\~%^$@!+`]|<U\+[0-9A-F]{4}>|\\n)*"##

  private static let grammar: [Diagram.Kind: [String]] = [
    .states: [
      #"hide empty description"#, #"state "\#(text)" as \w+( ##\[(bold|dashed)\])?( \{)?"#, #"\}"#,
      #"(\[\*\]|\w+) (-->|-\[bold\]->|-\[dashed\]->) \w+( : \#(text))?"#,
    ],
    .sequence: [
      #"participant "\#(text)" as \w+"#, #"== \#(text) =="#, #"autonumber \d+"#, #"note over \w+(, \w+)? : \#(text)"#,
      #"caller -> \w+ : \#(text)"#, #"(de)?activate \w+"#,
    ],
    .hierarchy: components, .order: components,
  ]

  private static let components = [
    #"package "\#(text)" as \w+ \{"#, #"rectangle "\#(text)" as \w+( #line\.(bold|dashed))?"#, #"\}"#,
    #"note "\#(text)" as \w+"#, #"\w+ (-->|-\[hidden\]->) \w+"#, #"\w+ \.\.> \w+ : \#(text)"#,
  ]

  private static let everywhere = [#"@startuml"#, #"@enduml"#, #"title \#(text)"#, #"caption \#(text)"#]

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
      let text = try Self.export(diagram).replacing("\\n", with: "\n").replacing(/<U\+([0-9A-F]{4})>/) { match in
        UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
      }
      for label in diagram.labels { #expect(text.contains(label), "\(diagram.kind): \(label)") }
    }
  }

  @Test func `no text has a mark that is doubled`() throws {
    for diagram in Exported.nasty {
      for text in try Self.export(diagram).matches(of: /"([^"]*)"/) {
        for mark in ["__", "--", "//", "''", "**", "~~"] { #expect(!text.1.contains(mark), "\(text.1)") }
      }
    }
  }

  @Test(.enabled(if: PlantUML.program != nil, "PlantUML is not installed"))
  func `PlantUML takes what is written for it`() throws {
    let texts = try Exported.all.map(Self.export) + [Self.export(.sequence(.sameName))]
    #expect(try PlantUML.accepts(texts))
    // The check itself can fail.
    #expect(try !PlantUML.accepts([texts[0].replacing(" --> ", with: " is not ").replacing("]->", with: " is not ")]))
  }

  private static func export(_ diagram: Diagram) throws -> String {
    try #require(DiagramDrawing().text(of: diagram, as: .plantuml, layouts: []))
  }
}

/// The program, where there is one.
private enum PlantUML {
  static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("plantuml") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  static func accepts(_ texts: [String]) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plantuml-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("\(index).puml")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let process = Process()
    process.executableURL = program
    process.arguments = ["-checkonly", "-charset", "UTF-8"] + files
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
